import { MAX_EMBED_DEPTH } from '../limits.ts';
import { errors } from '../respond/errors.ts';
import type { EmbedItem, SelectItem } from './ast.ts';
import { Cursor } from './cursor.ts';
import { parseCast, parseField, parseName } from './names.ts';

/**
 * `id,title:name,data->>a::text,messages!inner(content),count` and so on.
 * An empty text selects everything, as a missing parameter does.
 */
export function parseSelect(text: string): SelectItem[] {
  if (text.trim() === '') return [{ kind: 'star' }];
  const cursor = new Cursor(text, 'select parameter');
  const items = parseItems(cursor, 0);
  if (!cursor.done) throw cursor.unexpected('"," or end of input');
  return items;
}

function parseItems(cursor: Cursor, depth: number): SelectItem[] {
  const items: SelectItem[] = [];
  do {
    cursor.skipSpace();
    items.push(parseItem(cursor, depth));
    cursor.skipSpace();
  } while (cursor.take(','));
  return items;
}

function parseItem(cursor: Cursor, depth: number): SelectItem {
  if (cursor.take('*')) return { kind: 'star' };
  if (cursor.take('...')) return parseEmbed(cursor, parseName(cursor), null, true, depth);
  const alias = parseAlias(cursor);
  const start = cursor.at;
  const field = parseField(cursor);
  const simple = field.path.length === 0;
  if (simple && field.name === 'count' && cursor.take('()')) {
    return { kind: 'count', cast: parseCast(cursor), alias };
  }
  if (simple && (cursor.next === '(' || cursor.next === '!')) {
    return parseEmbed(cursor, field.name, alias, false, depth);
  }
  const cast = parseCast(cursor);
  if (/\.(?:sum|avg|min|max|count)\(\)/uy.exec(cursor.text.slice(cursor.at))) {
    throw errors.aggregate();
  }
  if (!cursor.done && cursor.next !== ',' && cursor.next !== ')') {
    throw cursor.unexpected('"->", "::", ")", "," or end of input');
  }
  if (cursor.at === start) throw cursor.unexpected('field name');
  return { kind: 'field', field, cast, alias };
}

/** `alias:` unless the colon belongs to a cast. */
function parseAlias(cursor: Cursor): string | null {
  const start = cursor.at;
  const name = parseName(cursor);
  if (cursor.next === ':' && !cursor.startsWith('::')) {
    cursor.at += 1;
    cursor.skipSpace();
    return name;
  }
  cursor.at = start;
  return null;
}

function parseEmbed(
  cursor: Cursor,
  name: string,
  alias: string | null,
  spread: boolean,
  depth: number,
): EmbedItem {
  if (depth >= MAX_EMBED_DEPTH) {
    throw cursor.fail(`resources may be embedded ${MAX_EMBED_DEPTH} levels deep`);
  }
  let hint: string | null = null;
  let inner = false;
  while (cursor.take('!')) {
    const word = parseName(cursor);
    if (word === 'inner') inner = true;
    else if (word !== 'left') hint ??= word;
  }
  cursor.expect('(');
  const items = cursor.next === ')' ? [] : parseItems(cursor, depth + 1);
  cursor.expect(')');
  return { kind: 'embed', name, alias, hint, inner, spread, items };
}
