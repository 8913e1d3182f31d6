/** The four levels of a message and of a conversation, from least to most urgent. */
export const SAFETY_LEVELS = ['none', 'concern', 'risk', 'emergency'] as const;

export type SafetyLevel = (typeof SAFETY_LEVELS)[number];

/** 0 for `none` … 3 for `emergency`, so that levels can be compared. */
export function levelRank(level: SafetyLevel): number {
  return SAFETY_LEVELS.indexOf(level);
}

export function atLeast(level: SafetyLevel, floor: SafetyLevel): boolean {
  return levelRank(level) >= levelRank(floor);
}

export function higherLevel(a: SafetyLevel, b: SafetyLevel): SafetyLevel {
  return levelRank(a) >= levelRank(b) ? a : b;
}
