import { REWARD_COOLDOWN_SECONDS, REWARD_TOAST_DEDUPLICATION_SECONDS } from '#domain/limits.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readSecureItem, writeSecureItem } from '#web/lib/secure-items.ts';

/** When this browser last asked for a reward and last spoke of one. Shared by all tabs. */
export interface RewardMemory {
  askedAt: number;
  /** The person's day, as this browser sees it, on which the server last answered. */
  day: string;
  toastAt: number;
}

const NOTHING: RewardMemory = { askedAt: 0, day: '', toastAt: 0 };
const keyOf = (userId: string) => `reward.${userId}`;

export function readRewardMemory(userId: string): RewardMemory {
  const kept = readSecureItem(keyOf(userId), (value) => {
    if (!isRecord(value)) return null;
    const { askedAt, day, toastAt } = value;
    if (typeof askedAt !== 'number' || typeof toastAt !== 'number') return null;
    return typeof day === 'string' ? { askedAt, day, toastAt } : null;
  });
  return kept ?? NOTHING;
}

export function keepRewardMemory(userId: string, change: Partial<RewardMemory>): void {
  writeSecureItem(keyOf(userId), { ...readRewardMemory(userId), ...change });
}

/**
 * Once for each day, or once for each visit (the day of this browser and of the profile may
 * differ), and never twice within the cooldown of docs/specification.md §4. The server alone
 * decides what is paid.
 */
export function shouldAsk(
  memory: RewardMemory,
  today: string,
  firstOfVisit: boolean,
  now: number,
): boolean {
  // A clock that was set back must not block for long.
  const sinceAsked = Math.abs(now - memory.askedAt);
  if (sinceAsked < REWARD_COOLDOWN_SECONDS * 1000) return false;
  return firstOfVisit || memory.day !== today;
}

/** One toast within thirty seconds, whichever tab it is in. */
export function shouldToast(memory: RewardMemory, now: number): boolean {
  return Math.abs(now - memory.toastAt) >= REWARD_TOAST_DEDUPLICATION_SECONDS * 1000;
}
