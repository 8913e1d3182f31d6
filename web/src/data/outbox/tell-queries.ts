import type { QueryKey } from '@tanstack/react-query';
import { mapPages, type Pages } from '../pages/paged-query.ts';
import { queryClient } from '../query-client.ts';
import {
  applyChange,
  type Identified,
  idOf,
  type ListChange,
  type ListRules,
} from './list-change.ts';

/** The lists that are in memory after a change that the server has. */
export async function tellQueries<Row extends Identified>(
  queryKey: QueryKey,
  change: ListChange<Row>,
  rules: ListRules<Row>,
): Promise<void> {
  // An answer that was already on its way may not know of this change: it is asked for again.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<Pages<Row> | readonly Row[]>({ queryKey }, (list) => {
    if (list === undefined) return undefined;
    return 'pages' in list ? pagesAfter(list, change, rules) : applyChange(list, change, rules);
  });
  void queryClient.invalidateQueries({ queryKey });
}

/** What is new goes onto the first page, wherever it will be found when the pages come anew. */
function pagesAfter<Row extends Identified>(
  list: Pages<Row>,
  change: ListChange<Row>,
  rules: ListRules<Row>,
): Pages<Row> {
  const has = (rows: readonly Row[]) => rows.some(({ id }) => id === idOf(change));
  const known = list.pages.some(({ rows }) => has(rows));
  return mapPages(list, (rows, place) =>
    has(rows) || (!known && place === 0) ? [...applyChange(rows, change, rules)] : rows,
  );
}
