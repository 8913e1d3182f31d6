/** Where a page ended: what the list is ordered by, and the id, which tells equal ones apart. */
export type Place = readonly [value: string, id: string];

export interface Page<Row> {
  rows: Row[];
  /** Where the next one begins; null at the end of the list. */
  next: Place | null;
}

interface Query {
  filter(column: string, operator: string, value: string): this;
  or(condition: string): this;
  order(column: string, options: { ascending: boolean }): this;
  limit(rows: number): this;
}

/**
 * One page of a list, by keyset: however long the list is and whatever is added meanwhile, no row is
 * left out. Every list of ours needs an index on (owner, column, id).
 * @param after where the page before ended; null for the first
 */
export function pageOf<Q extends Query>(
  query: Q,
  by: { column: string; ascending: boolean; size: number },
  after: Place | null,
): Q {
  const { column, ascending, size } = by;
  const rest =
    after === null
      ? query
      : query
          // The index begins here; the condition alone would be tried on every row before.
          .filter(column, ascending ? 'gte' : 'lte', after[0])
          .or(behind(after, column, ascending));
  return rest.order(column, { ascending }).order('id', { ascending }).limit(size);
}

/** The rows behind a place, as a condition of the Data API. */
function behind([value, id]: Place, column: string, ascending: boolean): string {
  const than = ascending ? 'gt' : 'lt';
  const text = `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return `${column}.${than}.${text},and(${column}.eq.${text},id.${than}.${id})`;
}

/** Where a page of `size` ended that may be followed by another. */
export function endOf<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => Place,
): Place | null {
  const last = rows.at(-1);
  return last === undefined || rows.length < size ? null : placeOf(last);
}

/** Every row of a list, for what is only right when it is whole. */
export async function readToEnd<Row>(
  readPage: (after: Place | null) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: Place | null = null;
  do {
    const page: Page<Row> = await readPage(after);
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}
