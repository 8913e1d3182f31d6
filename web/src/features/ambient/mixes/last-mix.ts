import { isSameMix, type Mix, readMix } from '#domain/ambient/mix.ts';
import { readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';

/** What each person heard last, on this device only. */
export const LAST_MIX = 'remanso.ambient';

export function keepLastMix(userId: string, mix: Mix): void {
  writeItem(`${LAST_MIX}.${userId}`, JSON.stringify(mix));
}

export function lastMixOf(userId: string): Mix | null {
  return readJson(`${LAST_MIX}.${userId}`, readMix);
}

/** Who comes back does not find this one; what they made of it by turning a sound is theirs. */
export function forgetLastMix(userId: string, mix: Mix): void {
  const last = lastMixOf(userId);
  if (last && isSameMix(last, mix)) removeItem(`${LAST_MIX}.${userId}`);
}
