import type { AnyGame, Start } from '../../contract.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readJson, writeItem } from '#web/lib/safe-storage.ts';

const keyOf = (gameId: string) => `remanso.game-start.${gameId}`;

/** What was chosen last time on this device, where it still exists; otherwise the first of each. */
export function readLastStart(gameId: string, game: AnyGame): Start {
  const last = readJson(keyOf(gameId), (value) => (isRecord(value) ? value : null)) ?? {};
  const chosen = isRecord(last['options']) ? last['options'] : {};
  const level = game.levels.find((known) => known.level === last['level']) ?? game.levels[0];
  const options = game.options.map(({ id, values }) => {
    const value = values.find((known) => known.id === chosen[id]) ?? values[0];
    return [id, value.id] as const;
  });
  return { level: level.level, options: Object.fromEntries(options) };
}

export function keepLastStart(gameId: string, start: Start): void {
  writeItem(keyOf(gameId), JSON.stringify(start));
}
