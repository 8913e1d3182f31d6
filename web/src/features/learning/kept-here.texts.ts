/** What sign-out says of it, inside a list. */
export const LEARNING_KEPT_TEXTS = {
  events: (count: number) =>
    count === 1 ? 'un paso en tus lecciones' : `${count} pasos en tus lecciones`,
  notes: (count: number) =>
    count === 1 ? 'una marca en tus lecciones' : `${count} marcas en tus lecciones`,
  drafts: (count: number) =>
    count === 1 ? 'una nota de lección a medias' : `${count} notas de lecciones a medias`,
} as const;
