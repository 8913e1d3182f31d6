import type { PostgrestClient } from '@supabase/postgrest-js';
import { loadBackendOf } from '../backend.ts';
import { DataError, dataOf } from '../data-error.ts';
import type { Identified, ListChange } from './list-change.ts';

/**
 * One change of a list, as the Data API stores it. Sent again it says the same, and deleting what is
 * already gone is no error. @throws {DataError}
 */
export async function sendToTable<Row extends Identified>(
  name: string,
  change: ListChange<Row>,
  owner: string,
): Promise<void> {
  // `toTable` has compared row and table; here any table will do.
  const backend: PostgrestClient = await loadBackendOf(owner);
  const table = backend.from(name);
  const insert = async (row: Row) =>
    dataOf(await table.upsert(columnsOf(row), { onConflict: 'id', ignoreDuplicates: true }));
  const update = async (id: string, fields: Partial<Row>) => {
    const { id: _, ...columns } = columnsOf(fields);
    return dataOf(await table.update(columns).eq('id', id).select('id')).length > 0;
  };

  switch (change.type) {
    case 'add':
      await insert(change.row);
      break;
    case 'save':
      if (!(await update(change.row.id, change.row))) await insert(change.row);
      break;
    case 'edit': {
      const { id, fields, seen } = change;
      // Deleted elsewhere: what was written here meanwhile brings it back.
      if (await update(id, fields)) break;
      if (seen === undefined) throw new DataError('gone', `no row ${id}`, 404);
      await insert({ ...seen, ...fields });
      break;
    }
    default:
      dataOf(await table.delete().eq('id', change.id));
  }
}

function columnsOf(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}
