import type { Operation } from '../ast.ts';
import type { Cursor } from '../cursor.ts';
import { parseQuoted } from '../names.ts';
import { BINARY, FULL_TEXT, QUANTIFIABLE } from './operators.ts';

const OPERATOR = /[a-z]+/uy;
const LANGUAGE = /\(([\p{L}\p{N}_ $]+)\)/uy;
const IS_VALUES = new Map([
  ['null', 'null'],
  ['not_null', 'not null'],
  ['true', 'true'],
  ['false', 'false'],
  ['unknown', 'unknown'],
] as const);

/**
 * What follows the column: `eq.5`, `not.in.(1,2)`, `fts(spanish).agua`.
 * @param readValue reads a single value from here; inside `or=(…)` it ends sooner
 */
export function parseOperation(cursor: Cursor, readValue: (cursor: Cursor) => string) {
  const negated = cursor.take('not.');
  return { negated, operation: parsePositive(cursor, readValue) };
}

function parsePositive(cursor: Cursor, readValue: (cursor: Cursor) => string): Operation {
  const start = cursor.at;
  const operator = cursor.match(OPERATOR) ?? '';
  const query = FULL_TEXT.get(operator);
  if (query !== undefined) {
    const language = cursor.match(LANGUAGE)?.slice(1, -1).trim() ?? null;
    cursor.expect('.');
    return { kind: 'fts', query, language, value: readValue(cursor) };
  }
  if (operator === 'in' && cursor.take('.')) return { kind: 'in', values: parseList(cursor) };
  if (operator === 'is' && cursor.take('.')) return parseIs(cursor);
  const quantifier = parseQuantifier(cursor, operator);
  if (!BINARY.has(operator) || !cursor.take('.')) {
    cursor.at = start;
    if (/^[a-z]+(?:\([a-z]*\))?\./u.test(cursor.text.slice(start))) {
      throw cursor.fail(`unknown single value operator ${operator}`);
    }
    throw cursor.unexpected('"not" or operator (eq, gt, ...)');
  }
  return { kind: 'binary', operator, quantifier, value: readValue(cursor) };
}

function parseQuantifier(cursor: Cursor, operator: string): 'any' | 'all' | null {
  if (!QUANTIFIABLE.has(operator)) return null;
  if (cursor.take('(any)')) return 'any';
  return cursor.take('(all)') ? 'all' : null;
}

function parseIs(cursor: Cursor): Operation {
  const word = cursor.match(/[a-z_]+/iuy)?.toLowerCase();
  for (const [text, value] of IS_VALUES) if (text === word) return { kind: 'is', value };
  throw cursor.unexpected('null or trilean value (unknown, true, false)');
}

/** `(1,2,"a,b")`; `()` is the empty list. */
function parseList(cursor: Cursor): string[] {
  cursor.skipSpace();
  cursor.expect('(');
  const values: string[] = [];
  do values.push(parseListElement(cursor));
  while (cursor.take(','));
  cursor.expect(')');
  cursor.skipSpace();
  return values.length === 1 && values[0] === '' ? [] : values;
}

function parseListElement(cursor: Cursor): string {
  const start = cursor.at;
  const quoted = parseQuoted(cursor);
  if (quoted !== null && (cursor.done || cursor.next === ',' || cursor.next === ')')) return quoted;
  cursor.at = start;
  return cursor.match(/[^,)]*/uy) ?? '';
}

/** The whole rest: the value of `column=eq.…`. */
export function readToEnd(cursor: Cursor): string {
  const value = cursor.text.slice(cursor.at);
  cursor.at = cursor.text.length;
  return value;
}

/** Up to the comma or bracket that ends it, unless quoted or an array in braces. */
export function readInLogic(cursor: Cursor): string {
  if (cursor.next === '{') {
    const array = cursor.match(/\{[^{}]*\}/uy);
    if (array !== null) return array;
  }
  return parseListElement(cursor);
}
