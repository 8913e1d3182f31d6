import { errors } from '../respond/errors.ts';

export type Pair = readonly [key: string, value: string];

/** Splits and decodes a query string without its question mark. */
export function parseQueryString(text: string): Pair[] {
  const pairs: Pair[] = [];
  for (const part of text.split('&')) {
    if (part === '') continue;
    const cut = part.indexOf('=');
    if (cut === -1) pairs.push([decode(part), '']);
    else pairs.push([decode(part.slice(0, cut)), decode(part.slice(cut + 1))]);
  }
  return pairs;
}

function decode(text: string): string {
  let plain = text;
  if (text.includes('+')) plain = plain.replaceAll('+', ' ');
  if (plain.includes('%')) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      throw errors.queryString('a percent sign is not followed by valid UTF-8');
    }
  }
  // PostgreSQL has no text with this character, and in a statement it would end the text early.
  if (plain.includes('\0')) throw errors.queryString('NUL characters are not allowed');
  return plain;
}
