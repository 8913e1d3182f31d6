import { errors } from '../respond/errors.ts';
import type { At, Logic, OrderTerm, Query, SelectItem } from './ast.ts';
import { Cursor } from './cursor.ts';
import { parseFilterValue, parseLogic } from './filter/logic.ts';
import { parseField, parseName, parseNames } from './names.ts';
import { parseOrder } from './order.ts';
import type { Pair } from './query-string.ts';
import { parseSelect } from './select.ts';

const RESERVED = /(?:^|\.)(?:order|limit|offset|and|or)$|^(?:select|columns|on_conflict)$/u;

/** True for keys that never name a column or an argument, such as `select` and `messages.order`. */
export function isReserved(key: string): boolean {
  return RESERVED.test(key);
}

export function parseQuery(pairs: readonly Pair[]): Query {
  let select: readonly SelectItem[] = [{ kind: 'star' }];
  let columns: readonly string[] | null = null;
  let onConflict: readonly string[] | null = null;
  const filters: At<Logic>[] = [];
  const orders: At<readonly OrderTerm[]>[] = [];
  const limits: At<number>[] = [];
  const offsets: At<number>[] = [];
  for (const [key, value] of pairs) {
    if (key === 'select') select = parseSelect(value);
    else if (key === 'columns') columns = namesIn(value, 'columns parameter');
    else if (key === 'on_conflict') onConflict = namesIn(value, 'on_conflict parameter');
    else if (!isReserved(key)) filters.push(parseColumnFilter(key, value));
    else {
      const path = parseNames(new Cursor(key, 'tree path'), '.');
      const word = path.pop();
      if (word === 'order') {
        if (value !== '') orders.push({ path, value: parseOrder(value) });
      } else if (word === 'limit') limits.push({ path, value: wholeNumber(word, value) });
      else if (word === 'offset') offsets.push({ path, value: wholeNumber(word, value) });
      else filters.push(parseLogicParameter(path, word === 'or' ? 'or' : 'and', value));
    }
  }
  return { select, filters, orders, limits, offsets, columns, onConflict };
}

function namesIn(text: string, what: string): string[] {
  return parseNames(new Cursor(text, what), ',');
}

function parseLogicParameter(path: string[], kind: 'and' | 'or', value: string): At<Logic> {
  const negated = path.at(-1) === 'not';
  if (negated) path.pop();
  return { path, value: parseLogic(kind, negated, value) };
}

function parseColumnFilter(key: string, text: string): At<Logic> {
  const cursor = new Cursor(key, 'tree path');
  const path: string[] = [];
  for (;;) {
    const start = cursor.at;
    const name = parseName(cursor);
    if (!cursor.take('.')) {
      cursor.at = start;
      break;
    }
    path.push(name);
  }
  const field = parseField(cursor);
  if (!cursor.done) throw cursor.unexpected('"->", "." or end of input');
  return { path, value: { ...parseFilterValue(text), field } };
}

function wholeNumber(word: string, text: string): number {
  if (/^\d{1,15}$/u.test(text)) return Number(text);
  if (/^-\d+$/u.test(text)) {
    throw errors.range(
      word === 'limit'
        ? 'Limit should be greater than or equal to zero.'
        : 'Offset should be greater than or equal to zero.',
    );
  }
  throw new Cursor(text, `${word} parameter`).unexpected('digits');
}
