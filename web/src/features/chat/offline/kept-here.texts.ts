/** What sign-out says of it, inside a list. */
export const CHAT_KEPT_TEXTS = {
  drafts: (count: number) => (count === 1 ? 'un mensaje a medias' : `${count} mensajes a medias`),
  unsent: (count: number) =>
    count === 1 ? 'un mensaje sin enviar' : `${count} mensajes sin enviar`,
  removed: (count: number) =>
    count === 1 ? 'una conversación por borrar' : `${count} conversaciones por borrar`,
  keepsakes: (count: number) =>
    count === 1 ? 'un cambio en lo que te llevas' : `${count} cambios en lo que te llevas`,
} as const;
