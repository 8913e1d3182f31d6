/** What sign-out says of messages that wait, inside a list; apart, because the chat loads it. */
export const UNSENT_TEXTS = {
  unsent: (count: number) =>
    count === 1 ? 'un mensaje sin enviar' : `${count} mensajes sin enviar`,
} as const;
