import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Page, Place } from './keyset.ts';

export type Pages<Row> = InfiniteData<Page<Row>>;

interface PagedQuery<Row> {
  queryKey: QueryKey;
  readPage: (after: Place | null, signal: AbortSignal) => Promise<Page<Row>>;
  staleTime: number;
  meta?: Record<string, unknown>;
}

/** A list that a person reads page by page; its data are the rows of the pages that are here. */
export function pagedQuery<Row extends { id: string }>(list: PagedQuery<Row>) {
  const { readPage, ...options } = list;
  return infiniteQueryOptions({
    ...options,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: null as Place | null,
    getNextPageParam: ({ next }: Page<Row>) => next,
    select: rowsOf<Row>,
  });
}

/** A row that moved while the pages were read is shown once. */
function rowsOf<Row extends { id: string }>({ pages }: Pages<Row>): Row[] {
  return [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()];
}

/** The same pages with other rows. */
export function mapPages<Row>(
  data: Pages<Row>,
  change: (rows: Row[], place: number) => Row[],
): Pages<Row> {
  const pages = data.pages.map((page, place) => ({ ...page, rows: change(page.rows, place) }));
  return { ...data, pages };
}
