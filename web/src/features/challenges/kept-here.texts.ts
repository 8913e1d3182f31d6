/** What sign-out says of it, inside a list. */
export const CHALLENGES_KEPT_TEXTS = {
  runs: (count: number) =>
    count === 1 ? 'un cambio en tus retos' : `${count} cambios en tus retos`,
  acts: (count: number) => (count === 1 ? 'un acto de tus retos' : `${count} actos de tus retos`),
  picks: (count: number) =>
    count === 1 ? 'un cambio en tu semana' : `${count} cambios en tu semana`,
  drafts: (count: number) =>
    count === 1 ? 'una mirada atrás a medias' : `${count} miradas atrás a medias`,
} as const;
