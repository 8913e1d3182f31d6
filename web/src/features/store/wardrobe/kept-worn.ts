import { isSlot } from '#domain/store/piece.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import type { WornPiece } from '../api/worn.ts';

/** What was worn last, on the device, so that Nilo is dressed before the account has answered. */
export const WORN_HERE = 'remanso.worn';

const keyOf = (userId: string) => `${WORN_HERE}.${userId}`;

export function readKeptWorn(userId: string): readonly WornPiece[] {
  return readJson(keyOf(userId), wornOf) ?? [];
}

export function keepWorn(userId: string, worn: readonly WornPiece[]): void {
  if (worn.length === 0) removeItem(keyOf(userId));
  else writeItem(keyOf(userId), JSON.stringify(worn));
}

function wornOf(value: unknown): WornPiece[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((item: unknown) => {
    if (!isRecord(item)) return [];
    const { slot, pieceId, choice } = item;
    if (typeof slot !== 'string' || !isSlot(slot) || typeof pieceId !== 'string') return [];
    return [{ slot, pieceId, choice: typeof choice === 'string' ? choice : null }];
  });
}
