import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

/**
 * The level that this person was not told of yet; null if there is none. Whichever tab or device asks
 * first is given it, and nobody after. @throws {DataError}
 */
export async function takeLevelUp(): Promise<number | null> {
  const backend = await loadBackend();
  const level: unknown = dataOf(await backend.rpc('take_level_up'));
  return typeof level === 'number' ? level : null;
}
