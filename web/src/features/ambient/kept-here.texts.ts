/** What sign-out says of it, inside a list. */
export const AMBIENT_KEPT_TEXTS = {
  mixes: (count: number) =>
    count === 1
      ? 'un cambio en tus mezclas de sonidos'
      : `${count} cambios en tus mezclas de sonidos`,
  names: (count: number) =>
    count === 1 ? 'el nombre de una mezcla a medias' : `${count} nombres de mezclas a medias`,
} as const;
