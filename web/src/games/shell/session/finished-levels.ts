import { draftOwner } from '#web/lib/drafts.ts';
import { readJson, writeItem } from '#web/lib/safe-storage.ts';

const keyOf = (gameId: string) => `remanso.game-levels.${draftOwner()}.${gameId}`;

/** Levels that the current person finished on this device, in order. */
export function readFinishedLevels(gameId: string): readonly number[] {
  return (
    readJson(keyOf(gameId), (value) =>
      Array.isArray(value) ? value.filter((level) => typeof level === 'number') : null,
    ) ?? []
  );
}

export function keepFinishedLevel(gameId: string, level: number): void {
  const levels = new Set([...readFinishedLevels(gameId), level]);
  writeItem(keyOf(gameId), JSON.stringify([...levels].toSorted((one, other) => one - other)));
}
