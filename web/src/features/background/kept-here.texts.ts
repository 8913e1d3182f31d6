/** What sign-out says of it, inside a list. */
export const BACKGROUND_KEPT_TEXTS = {
  choice: (_count: number) => 'tu último cambio de fondo',
} as const;
