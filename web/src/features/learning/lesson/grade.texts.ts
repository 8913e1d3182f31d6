/** How a grade is written in a lesson's file. */
export const GRADE_WORDS = {
  sólida: 'solid',
  moderada: 'moderate',
  preliminar: 'preliminary',
} as const;
