/** What a kind of act brings. */
export interface Earning {
  points: number;
  tokens: number;
  /** How often within 24 hours; of one name (this game, this lesson) only the first on a day. */
  mostIn24Hours: number;
}

/**
 * Everything that earns, and how much: the same for a minute as for an hour, and for going well as for
 * not. SQL decides (`private.reward_rules`); a test compares the two. Why so little: docs/decisions/020.
 */
export const EARNINGS = {
  daily_login: { points: 50, tokens: 1, mostIn24Hours: 1 },
  game: { points: 5, tokens: 1, mostIn24Hours: 10 },
  tool: { points: 5, tokens: 1, mostIn24Hours: 10 },
  lesson: { points: 5, tokens: 1, mostIn24Hours: 5 },
  challenge: { points: 5, tokens: 1, mostIn24Hours: 5 },
  check_in: { points: 10, tokens: 1, mostIn24Hours: 2 },
  diary: { points: 10, tokens: 1, mostIn24Hours: 2 },
  keepsake: { points: 10, tokens: 1, mostIn24Hours: 2 },
} as const satisfies Record<string, Earning>;

export type EarningKind = keyof typeof EARNINGS;
