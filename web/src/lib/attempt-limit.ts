import { readJson, removeItem, writeItem } from './safe-storage.ts';

/** At most `attempts` within `windowMs`, counted in this browser. The server counts for itself. */
export interface AttemptLimit {
  name: string;
  attempts: number;
  windowMs: number;
}

const keyOf = (limit: AttemptLimit) => `remanso.attempts.${limit.name}`;

function recentAttempts(limit: AttemptLimit, now: number): number[] {
  const times = readJson(keyOf(limit), (value) =>
    Array.isArray(value) ? value.filter((time) => typeof time === 'number') : null,
  );
  // A clock that was set back must not lock anybody out.
  return (times ?? []).filter((time) => time <= now && now - time < limit.windowMs);
}

export function isLimitReached(limit: AttemptLimit, now = Date.now()): boolean {
  return recentAttempts(limit, now).length >= limit.attempts;
}

export function recordAttempt(limit: AttemptLimit, now = Date.now()): void {
  writeItem(keyOf(limit), JSON.stringify([...recentAttempts(limit, now), now]));
}

export function clearAttempts(limit: AttemptLimit): void {
  removeItem(keyOf(limit));
}
