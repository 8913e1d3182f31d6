import { loadBackendOf } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import type { Held } from '../import-rows.ts';

const PAGE = 1000;

/** The ids of everything that the account has of moods and pages. @throws {DataError} */
export async function listHeld(owner: string): Promise<Held> {
  const [moods, pages] = await Promise.all([
    idsOf(owner, 'mood_entries'),
    idsOf(owner, 'diary_entries'),
  ]);
  return { moods, pages };
}

async function idsOf(
  owner: string,
  table: 'mood_entries' | 'diary_entries',
): Promise<ReadonlySet<string>> {
  const backend = await loadBackendOf(owner);
  const ids = await readToEnd(async (after) => {
    const by = { column: 'occurred_at', ascending: false, size: PAGE };
    const query = backend.from(table).select('id, occurred_at');
    const rows = dataOf(await pageOf(query, by, after));
    return { rows, next: endOf(rows, PAGE, (row) => [row.occurred_at, row.id]) };
  });
  return new Set(ids.map(({ id }) => id));
}
