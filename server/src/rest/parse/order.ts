import type { OrderTerm } from './ast.ts';
import { Cursor } from './cursor.ts';
import { parseField, parseName } from './names.ts';

/** `a.desc.nullslast,data->>b,conversations(title).asc`. */
export function parseOrder(text: string): OrderTerm[] {
  const cursor = new Cursor(text, 'order');
  const terms: OrderTerm[] = [];
  do terms.push(parseTerm(cursor));
  while (cursor.take(','));
  if (!cursor.done) throw cursor.unexpected('"," or end of input');
  return terms;
}

function parseTerm(cursor: Cursor): OrderTerm {
  const { relation, field } = parseTarget(cursor);
  const descending = cursor.take('.desc');
  if (!descending) cursor.take('.asc');
  const first = cursor.take('.nullsfirst');
  const last = !first && cursor.take('.nullslast');
  cursor.skipSpace();
  if (!cursor.done && cursor.next !== ',') {
    throw cursor.unexpected('"asc", "desc", "nullsfirst" or "nullslast"');
  }
  return { relation, field, descending, nulls: first ? 'first' : last ? 'last' : null };
}

function parseTarget(cursor: Cursor): Pick<OrderTerm, 'relation' | 'field'> {
  cursor.skipSpace();
  const start = cursor.at;
  const relation = parseName(cursor);
  if (cursor.take('(')) {
    const field = parseField(cursor);
    cursor.expect(')');
    return { relation, field };
  }
  cursor.at = start;
  return { relation: null, field: parseField(cursor) };
}
