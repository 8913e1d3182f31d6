import { loadBackendOf } from '#web/data/backend.ts';
import { DataError, dataOf } from '#web/data/data-error.ts';
import { queryClient } from '#web/data/query-client.ts';
import { entriesKey } from '../api/entries-key.ts';
import { NO_WORDS, readWords } from '../diary-entry.ts';
import type { OpenKeys } from '../crypto/seal.ts';
import { turnDrafts } from '../editor/draft-storage.ts';
import { turnPhotos } from '../photos/photo-store.ts';
import { openVault, openWords, sealWords } from './vault.ts';

/** Rows that are turned before the next are read: an answer stays small, however long the entries. */
const PORTION = 20;
/** How often it is gone through before it is said that another device does not stop writing. */
const PASSES = 5;
const TABLES = ['diary_entries', 'diary_versions'] as const;

export interface Turned {
  done: number;
  /** How many there were when it began. */
  all: number;
  /** Sealed with a key that is not this one: they stay as they are. */
  left: number;
}

/**
 * Seals everything that stands in the open, or opens everything that is sealed: entries, their
 * earlier versions, and on this device drafts and photos. Row by row, so that it may be broken off
 * at any time and goes on with what is left. @throws {DataError}
 */
export async function turnDiary(
  owner: string,
  keys: OpenKeys,
  to: 'sealed' | 'open',
  onProgress: (turned: Turned) => void,
): Promise<Turned> {
  await turnDrafts(owner, keys, to);
  await turnPhotos(owner, keys, to);
  const turned: Turned = { done: 0, all: 0, left: 0 };
  for (const table of TABLES) turned.all += await countLeft(owner, table, to);
  onProgress({ ...turned });
  for (const table of TABLES) {
    const strange = new Set<string>();
    // Once more for whatever another device touched between reading and writing.
    for (let pass = 1; await turnTable({ owner, keys, table, to, strange, turned, onProgress }); ) {
      if (pass === PASSES) throw new DataError('changed', 'another device does not rest', 409);
      pass += 1;
    }
    turned.left += strange.size;
  }
  onProgress({ ...turned });
  await queryClient.invalidateQueries({ queryKey: entriesKey(owner) });
  return turned;
}

interface Turning {
  owner: string;
  keys: OpenKeys;
  table: Table;
  to: 'sealed' | 'open';
  /** Ids of what is sealed with another key. */
  strange: Set<string>;
  turned: Turned;
  onProgress: (turned: Turned) => void;
}

/** Goes through a table once. @returns whether something was written meanwhile, and is left */
async function turnTable(turning: Turning): Promise<boolean> {
  const { owner, keys, table, to, strange, turned, onProgress } = turning;
  let isMissed = false;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await readPortion(owner, table, to, after);
    for (const row of rows) {
      const result = await turnRow(owner, keys, table, to, row);
      if (result === 'strange') strange.add(row.id);
      else if (result === 'missed') isMissed = true;
      else turned.done += 1;
      onProgress({ ...turned });
    }
    const last = rows.at(-1);
    if (rows.length < PORTION || last === undefined) return isMissed;
    after = last.id;
  }
}

type Table = (typeof TABLES)[number];
type Row = Awaited<ReturnType<typeof readPortion>>[number];

async function countLeft(owner: string, table: Table, to: 'sealed' | 'open'): Promise<number> {
  const backend = await loadBackendOf(owner);
  const query = backend.from(table).select('id', { count: 'exact', head: true });
  const answer = await (to === 'sealed'
    ? query.is('sealed', null)
    : query.not('sealed', 'is', null));
  dataOf(answer);
  return answer.count ?? 0;
}

async function readPortion(owner: string, table: Table, to: 'sealed' | 'open', after: string) {
  const backend = await loadBackendOf(owner);
  const query = backend
    .from(table)
    .select('id, title, body, emotion, tags, sealed, updated_at')
    .gt('id', after);
  const left = to === 'sealed' ? query.is('sealed', null) : query.not('sealed', 'is', null);
  return dataOf(await left.order('id').limit(PORTION));
}

/** Over the words that were read and no others: what another device wrote meanwhile is missed. */
async function turnRow(
  owner: string,
  keys: OpenKeys,
  table: Table,
  to: 'sealed' | 'open',
  row: Row,
): Promise<'turned' | 'missed' | 'strange'> {
  const backend = await loadBackendOf(owner);
  if (to === 'sealed') {
    const sealed = await sealWords(keys, readWords(row) ?? NO_WORDS);
    const update = backend
      .from(table)
      .update({ ...NO_COLUMNS, sealed })
      .eq('id', row.id);
    const written = dataOf(await update.eq('updated_at', row.updated_at).select('id'));
    return written.length > 0 ? 'turned' : 'missed';
  }
  const vault = openVault(owner) ?? { owner, keys, opened: new Map() };
  const words = await openWords(vault, row.sealed ?? '').catch(() => null);
  if (words === null) return 'strange';
  const columns = { ...words, tags: [...words.tags], sealed: null };
  const update = backend.from(table).update(columns).eq('id', row.id);
  const written = dataOf(await update.eq('updated_at', row.updated_at).select('id'));
  return written.length > 0 ? 'turned' : 'missed';
}

const NO_COLUMNS = { title: '', body: '', emotion: null, tags: [] };
