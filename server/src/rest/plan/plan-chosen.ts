import type { Catalogue, Table } from '../catalogue/catalogue.ts';
import type { Query } from '../parse/ast.ts';
import { quoteTable } from '../sql/quote.ts';
import { planRead } from './plan-read.ts';
import type { Condition } from './read-plan.ts';

/** Conditions on the table itself that choose which rows an update or delete touches. */
export function planChosen(catalogue: Catalogue, table: Table, query: Query): Condition[] {
  const source = { shape: table, table: table.name, sql: quoteTable(table.name) };
  const own = {
    ...query,
    select: [],
    orders: [],
    limits: [],
    offsets: [],
    filters: query.filters.filter(({ path }) => path.length === 0),
  };
  return planRead(catalogue, source, own, { limit: null, offset: 0 }).where;
}
