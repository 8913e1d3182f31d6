import { loadBackendOf } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import type { ListChange } from '#web/data/outbox/list-change.ts';
import { sendToTable } from '#web/data/outbox/send-to-table.ts';
import { sealFor } from '../crypto/seal.ts';
import { type EntryRow, NO_WORDS, readWords } from '../diary-entry.ts';
import { mustSeal } from '../vault/known-keys.ts';
import { readKeys } from './keys.ts';

const TABLE = 'diary_entries';

/**
 * Brings one change to the account. A device that has not heard that the diary is sealed seals here,
 * before anything leaves it. Of two devices that change one entry none overwrites the other: the
 * second one's words become an entry of their own beside it. @throws {DataError}
 */
export async function sendEntry(made: ListChange<EntryRow>, owner: string): Promise<void> {
  const change = await sealedWhereNeeded(made, owner);
  const { type } = change;
  if (type !== 'edit') return await sendToTable(TABLE, change, owner);
  const { id, fields, seen } = change;
  const { revision: next } = fields;
  if (seen === undefined || next === undefined) return await sendToTable(TABLE, change, owner);

  const backend = await loadBackendOf(owner);
  const table = backend.from(TABLE);
  const columns = {
    ...(fields.occurredAt !== undefined && { occurred_at: fields.occurredAt }),
    ...(fields.title !== undefined && { title: fields.title }),
    ...(fields.body !== undefined && { body: fields.body }),
    ...(fields.emotion !== undefined && { emotion: fields.emotion }),
    ...(fields.tags !== undefined && { tags: [...fields.tags] }),
    ...(fields.sealed !== undefined && { sealed: fields.sealed }),
    ...(fields.twinOf !== undefined && { twin_of: fields.twinOf }),
    revision: next,
  };
  // By the revision and not by the id: what became an entry of its own is changed further there.
  const written = await table.update(columns).eq('revision', seen.revision).select('id');
  if (dataOf(written).length > 0) return;
  // The answer was lost, and this is the second time.
  if (dataOf(await table.select('id').eq('revision', next)).length > 0) return;
  const isThere = dataOf(await table.select('id').eq('id', id)).length > 0;
  const row = { ...seen, ...fields };
  // Deleted elsewhere, it comes back with the new words; changed elsewhere, both are kept.
  const beside = isThere ? { ...row, id: next, twinOf: id } : { ...row, twinOf: null };
  await sendToTable(TABLE, await sealedWhereNeeded({ type: 'add', row: beside }, owner), owner);
}

async function sealedWhereNeeded(
  change: ListChange<EntryRow>,
  owner: string,
): Promise<ListChange<EntryRow>> {
  const carried = 'row' in change ? change.row : change.type === 'edit' ? change.fields : null;
  const words = carried?.sealed === null ? readWords(carried) : null;
  if (words === null) return change;
  const keys = await readKeys(owner);
  if (keys === null || !mustSeal(keys.phase)) return change;
  const sealed = { ...NO_WORDS, sealed: await sealFor(keys.publicKey, JSON.stringify(words)) };
  if ('row' in change) return { ...change, row: { ...change.row, ...sealed } };
  return change.type === 'edit' ? { ...change, fields: { ...change.fields, ...sealed } } : change;
}
