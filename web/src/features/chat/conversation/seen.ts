import { atLeast, higherLevel, type SafetyLevel } from '#domain/safety/levels.ts';

/** What is seen of danger: from `risk` on `ask` says whether it is asked about, or only in sight. */
export interface Seen {
  level: SafetyLevel;
  ask: boolean;
}

/**
 * The more serious of two findings. One that is only shown does not add to one that is asked about.
 */
export function together(a: Seen, b: Seen): Seen {
  if (isAsked(a) !== isAsked(b)) return isAsked(a) ? a : b;
  return { level: higherLevel(a.level, b.level), ask: isAsked(a) };
}

function isAsked({ level, ask }: Seen): boolean {
  return ask && atLeast(level, 'risk');
}
