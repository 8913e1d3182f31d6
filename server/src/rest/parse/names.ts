import { MAX_IDENTIFIER_BYTES } from '../limits.ts';
import type { Field, JsonStep } from './ast.ts';
import type { Cursor } from './cursor.ts';

/** Letters, digits, `_`, `$` and spaces; a dash unless it begins an arrow. */
const NAME = /(?:[\p{L}\p{N}_ $]|-(?!>))+/uy;
const QUOTED = /"((?:[^"\\]|\\.)*)"/suy;
const INDEX = /-?\d{1,9}(?=->|::|[.,)]|$)/uy;
const TYPE = /[\p{L}\p{N}_ $]+(?:\[\])?/uy;
const CONTROL = /\p{Cc}/u;

/** A text in double quotes, where a backslash takes the next character as it is. */
export function parseQuoted(cursor: Cursor): string | null {
  const quoted = cursor.match(QUOTED);
  return quoted === null ? null : quoted.slice(1, -1).replaceAll(/\\(.)/gsu, '$1');
}

export function parseName(cursor: Cursor): string {
  const start = cursor.at;
  const name = parseQuoted(cursor) ?? cursor.match(NAME)?.trim();
  if (!name) {
    cursor.at = start;
    throw cursor.unexpected('field name (* or [a..z0..9_$])');
  }
  // A name may become the key of the answer, and so an identifier in the SQL text.
  if (CONTROL.test(name) || Buffer.byteLength(name) > MAX_IDENTIFIER_BYTES) {
    throw cursor.fail('the name is too long or holds control characters', start);
  }
  return name;
}

function parseJsonPath(cursor: Cursor): JsonStep[] {
  const steps: JsonStep[] = [];
  while (cursor.startsWith('->')) {
    cursor.at += 2;
    const asText = cursor.take('>');
    const index = cursor.match(INDEX);
    steps.push({ key: index === null ? parseName(cursor) : Number(index), asText });
  }
  return steps;
}

/** `name`, `"odd name"`, `data->a->>b`. */
export function parseField(cursor: Cursor): Field {
  cursor.skipSpace();
  const name = parseName(cursor);
  const path = parseJsonPath(cursor);
  cursor.skipSpace();
  return { name, path };
}

export function parseCast(cursor: Cursor): string | null {
  if (!cursor.take('::')) return null;
  const type = cursor.match(TYPE)?.trim();
  if (!type) throw cursor.unexpected('letter or digit');
  return type.toLowerCase();
}

/** Names with `separator` between them, up to the end of the text. */
export function parseNames(cursor: Cursor, separator: string): string[] {
  const names = [parseName(cursor)];
  while (cursor.take(separator)) {
    cursor.skipSpace();
    names.push(parseName(cursor));
  }
  if (!cursor.done) throw cursor.unexpected(`"${separator}" or end of input`);
  return names;
}
