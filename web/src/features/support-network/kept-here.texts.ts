/** What sign-out says of it, inside a list. */
export const SUPPORT_KEPT_TEXTS = {
  contacts: (count: number) =>
    count === 1 ? 'una persona de apoyo a medias' : `${count} personas de apoyo a medias`,
  changes: (count: number) =>
    count === 1 ? 'un cambio en tu red de apoyo' : `${count} cambios en tu red de apoyo`,
} as const;
