/** What sign-out says of it, inside a list. */
export const CRISIS_KEPT_TEXTS = {
  ratings: 'lo que marcaste en momentos difíciles',
} as const;
