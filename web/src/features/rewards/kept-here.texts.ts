/** What sign-out says of it, inside a list. */
export const REWARDS_KEPT_TEXTS = {
  rests: (count: number) => (count === 1 ? 'un día de descanso' : `${count} días de descanso`),
} as const;
