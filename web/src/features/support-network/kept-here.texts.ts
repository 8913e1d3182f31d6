/** What sign-out says of it, inside a list. */
export const SUPPORT_KEPT_TEXTS = {
  contacts: (count: number) =>
    count === 1 ? 'una persona de apoyo a medias' : `${count} personas de apoyo a medias`,
  asks: (count: number) =>
    count === 1
      ? 'un mensaje a medias para alguien de tu red'
      : `${count} mensajes a medias para gente de tu red`,
  changes: (count: number) =>
    count === 1 ? 'un cambio en tu red de apoyo' : `${count} cambios en tu red de apoyo`,
} as const;
