import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createSearchIndex } from '#domain/diary/search/search-index.ts';
import { plainWords } from '#domain/diary/words/markdown.ts';
import type { Entry, useDiary } from '../use-diary.ts';

/** So many entries are read before the page gets its turn again. */
const PORTION = 25;

/** When the page has nothing else to do, where the browser can tell. */
const soon: (work: () => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (work) => {
        const id = requestIdleCallback(work, { timeout: 500 });
        return () => cancelIdleCallback(id);
      }
    : (work) => {
        const id = setTimeout(work, 10);
        return () => clearTimeout(id);
      };

/**
 * Entries that answer a question. The whole diary is fetched for it and read on this device, sealed
 * or not: the server is asked for pages and never for words.
 */
export function useSearch({ entries, query }: ReturnType<typeof useDiary>, question: string) {
  const [index] = useState(createSearchIndex);
  const [read, setRead] = useState(0);
  const asked = useDeferredValue(question);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;

  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const open = useMemo(() => entries.filter(({ reading }) => reading === 'open'), [entries]);
  useEffect(() => {
    let at = 0;
    let cancel: () => void = () => undefined;
    const next = () => {
      for (const entry of open.slice(at, at + PORTION)) {
        const { id, title, body, tags } = entry;
        index.add({ id, title, tags, words: plainWords(body) });
      }
      at += PORTION;
      setRead(Math.min(at, open.length));
      if (at < open.length) cancel = soon(next);
    };
    cancel = soon(next);
    return () => cancel();
  }, [open, index]);

  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const found = useMemo(
    () =>
      index.find(asked).flatMap((id): Entry[] => {
        const entry = byId.get(id);
        return entry ? [entry] : [];
      }),
    // What was read meanwhile may answer as well.
    // oxlint-disable-next-line react/exhaustive-deps
    [index, asked, byId, read],
  );
  const isReading = hasNextPage && !isFetchNextPageError ? true : read < open.length;
  return { found, isReading, read, isPartial: isFetchNextPageError };
}
