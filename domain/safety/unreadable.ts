import type { Assessment } from './assessment.ts';
import { atLeast, higherLevel, type SafetyLevel } from './levels.ts';

/** What could not be read is met with help in sight; nothing is asked because of it alone. */
const UNREADABLE = { kind: 'unreadable', level: 'risk', source: 'failure' } as const;

/**
 * A message in whose reading something failed.
 * @param heard what was read of it all the same
 * @param carried level of the talk before it
 * @param asked whether that level is one that is asked about
 */
export function unreadable(
  heard: Assessment | null = null,
  carried: SafetyLevel = 'none',
  asked = false,
): Assessment {
  const own = higherLevel(heard?.own ?? 'none', UNREADABLE.level);
  return {
    level: higherLevel(own, carried),
    own,
    ask: asked || (heard?.ask ?? false),
    ownAsk: heard?.ownAsk ?? false,
    certainty: 0,
    apart: 0,
    signals: [...(heard?.signals ?? []), UNREADABLE],
    confidence: heard?.confidence ?? 0,
    denial: heard?.denial ?? false,
    reply: heard?.reply ?? null,
  };
}

/** Whether an alarm rests on nothing but a failure: then help is shown, and the talk goes on as it was. */
export function isOnlyUnreadable({ signals }: Pick<Assessment, 'signals'>): boolean {
  const alarms = signals.filter(({ level }) => atLeast(level, 'risk'));
  return alarms.length > 0 && alarms.every(({ kind }) => kind === 'unreadable');
}

/** What comes of it; null when it throws. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
