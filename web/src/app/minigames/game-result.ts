import type { GameResult } from '#web/games/contract.ts';
import { isRecord } from '#web/lib/is-record.ts';

const isNumberOrNull = (value: unknown) => value === null || typeof value === 'number';

/** Whether something that was kept on this device is still a result of a game. */
export function isGameResult(value: unknown): value is GameResult {
  if (!isRecord(value)) return false;
  return (
    typeof value['id'] === 'string' &&
    typeof value['gameId'] === 'string' &&
    typeof value['level'] === 'number' &&
    typeof value['durationSeconds'] === 'number' &&
    typeof value['reflection'] === 'string' &&
    typeof value['quick'] === 'boolean' &&
    [value['score'], value['ratingBefore'], value['ratingAfter']].every(isNumberOrNull)
  );
}
