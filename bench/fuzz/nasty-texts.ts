import type { Random } from './random.ts';

/** Names that every object has, whether anybody wrote them or not. */
export const PROTOTYPE_NAMES = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
] as const;

const NASTY = [
  '',
  ' ',
  '\0',
  '\ud83d',
  '\ude00x',
  '\u200b\u202e\ufeff',
  '{x}{0}${y}%s%n',
  `'; drop table messages; --`,
  '"\\"\\',
  '../../../../etc/passwd',
  '\r\nx-injected: 1',
  '😀👨‍👩‍👧‍👦🏳️‍🌈',
  '9'.repeat(400),
  '-1e131071',
  'NaN',
  'null',
  '<script>alert(1)</script>',
  'ñ'.repeat(3000),
  '('.repeat(500),
  '%',
  '%zz',
] as const;

export function nastyText(random: Random): string {
  return random.chance(0.3) ? random.pick(PROTOTYPE_NAMES) : random.pick(NASTY);
}

/** A piece of an address: encoded rightly, wrongly, twice, or not at all. */
export function encoded(random: Random, text: string): string {
  const right = encodeURIComponent(text.toWellFormed());
  switch (random.below(30)) {
    case 0:
      return encodeURIComponent(right);
    case 1:
      return `${right}%`;
    case 2:
      return `${right}%ff%c0%af`;
    case 3:
      return `${right}%00`;
    default:
      return right;
  }
}

/** A value for a body, at most a few levels deep unless it is meant to be deep. */
export function nastyValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 5 : 8);
  if (kind < 2) return nastyText(random);
  if (kind === 2) return random.pick([0, -0, 1.5, -1, 2 ** 53, 1e308]);
  if (kind === 3) return random.pick([true, false, null]);
  if (kind === 4) return random.below(1000);
  const items = Array.from({ length: random.below(4) }, () => nastyValue(random, depth + 1));
  if (kind === 5) return items;
  return Object.fromEntries(items.map((item) => [nastyText(random), item]));
}
