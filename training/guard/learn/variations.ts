import { oneOf } from './learn.ts';
import { AFTER, BEFORE, SWAPS } from './swaps.content.ts';

const swapsOf = new Map<string, string[]>();
for (const row of SWAPS) {
  const words = row.split(' ');
  for (const word of words) swapsOf.set(word, [...(swapsOf.get(word) ?? []), ...words]);
}

const SHARE_OF_WORDS = 0.6;
const SHARE_WITH_COMPANY = 0.3;
const SHARE_WITH_SLIPS = 0.4;
const SHARE_HURRIED = 0.25;

/** The sentence as somebody else might write it: other country, other company, in a hurry. */
export function variationOf(text: string, random: () => number): string {
  let out = text.replace(/\p{L}+/gu, (word) => {
    const others = swapsOf.get(word.toLowerCase());
    return others && random() < SHARE_OF_WORDS ? pick(others, random) : word;
  });
  if (random() < SHARE_WITH_COMPANY) {
    out = random() < 0.5 ? `${pick(BEFORE, random)} ${out}` : `${out} ${pick(AFTER, random)}`;
  }
  if (random() < SHARE_HURRIED) out = hurried(out, random);
  return random() < SHARE_WITH_SLIPS ? withSlips(out, random) : out;
}

function pick(list: readonly string[], random: () => number): string {
  return oneOf(list, random) ?? '';
}

/** Sounds written as they come: s for z, no h, b for v, endings swallowed. */
function hurried(text: string, random: () => number): string {
  const habits: readonly [RegExp, string][] = [
    [/que/g, 'k'],
    [/qu/g, 'k'],
    [/ado\b/g, 'ao'],
    [/\bpara\b/g, 'pa'],
    [/\bestoy\b/g, 'toy'],
    [/\bh/g, ''],
    [/[,.¿¡]/g, ''],
    [/er\b/g, 'el'],
    [/s\b/g, ''],
    [/\bpor\b/g, 'x'],
    [/ll/g, 'y'],
  ];
  return habits.reduce(
    (now, [from, to]) => (random() < 0.25 ? now.replace(from, to) : now),
    text.toLowerCase(),
  );
}

/** A slip of the finger or two, as people type them: swapped, lost or doubled letters. */
function withSlips(text: string, random: () => number): string {
  let out = text;
  const slips = 1 + Math.floor(random() * 2);
  for (let slip = 0; slip < slips; slip += 1) {
    const at = Math.floor(random() * Math.max(1, out.length - 2));
    const [one = '', two = ''] = [out[at], out[at + 1]];
    if (!/\p{L}/u.test(one) || !/\p{L}/u.test(two)) continue;
    const kind = random();
    const changed = kind < 0.4 ? two + one : kind < 0.8 ? two : one + one + two;
    out = out.slice(0, at) + changed + out.slice(at + 2);
  }
  return out;
}
