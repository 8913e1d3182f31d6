import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { type LessonNote, NOTE_COLUMNS, noteOfRow } from './note.ts';
import { notesKey } from './notes-key.ts';

const PAGE = 500;

/** All of them: a lesson shows every passage that was marked in it. */
export function notesQuery(userId: string) {
  return queryOptions({
    queryKey: notesKey(userId),
    queryFn: ({ signal }) => listNotes(signal),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}

async function listNotes(signal: AbortSignal): Promise<readonly LessonNote[]> {
  const backend = await loadBackend();
  const by = { column: 'noted_at', ascending: false, size: PAGE };
  const rows = await readToEnd(async (after) => {
    const query = backend.from('lesson_notes').select(NOTE_COLUMNS);
    const page = dataOf(await pageOf(query, by, after).abortSignal(signal));
    return { rows: page, next: endOf(page, PAGE, (row) => [row.noted_at, row.id]) };
  });
  return rows.map(noteOfRow);
}
