/** What sign-out says of it, inside a list. */
export const MOOD_KEPT_TEXTS = {
  notes: (count: number) =>
    count === 1 ? 'una nota de ánimo a medias' : `${count} notas de ánimo a medias`,
  changes: (count: number) =>
    count === 1
      ? 'un cambio en lo que anotaste de tu ánimo'
      : `${count} cambios en lo que anotaste de tu ánimo`,
  factorDays: (count: number) =>
    count === 1 ? 'un dato de tus factores' : `${count} datos de tus factores`,
  ownFactors: (count: number) =>
    count === 1 ? 'un cambio en tus factores' : `${count} cambios en tus factores`,
  checks: (count: number) =>
    count === 1 ? 'un cuestionario de bienestar' : `${count} cuestionarios de bienestar`,
  experiments: (count: number) =>
    count === 1
      ? 'un cambio en lo que pruebas contigo'
      : `${count} cambios en lo que pruebas contigo`,
} as const;
