import { describe, expect, it } from 'vitest';
import { MEANINGS } from '#domain/search/meanings/all-meanings.ts';
import { createFinder } from '#domain/search/finder/finder.ts';
import { ENTRIES } from '../registry/entries.ts';
import { QUERIES, type Query } from './queries.content.ts';
import { STRANGERS } from './strangers.content.ts';

const finder = createFinder(ENTRIES, MEANINGS);
const FIRST = 3;

function isServed({ typed, serves }: Query): boolean {
  const wanted = serves.split(' ');
  return finder
    .find(typed)
    .hits.slice(0, FIRST)
    .some(({ entry }) => wanted.includes(entry.id) || wanted.includes(entry.kind));
}

const half = (held: boolean) => QUERIES.filter((_, at) => (at % 2 === 1) === held);
const recallOf = (queries: readonly Query[]) => queries.filter(isServed).length / queries.length;

describe('what would have served is among the first three', () => {
  it('of the half that was tuned on', () => {
    expect(recallOf(half(false))).toBeGreaterThanOrEqual(0.95);
  });

  it('of the half that was held out', () => {
    expect(recallOf(half(true))).toBeGreaterThanOrEqual(0.9);
  });

  it.each(STRANGERS)('as strangers typed it: «$typed»', (query) => {
    expect(isServed(query)).toBe(true);
    expect(finder.find(query.typed).isSerious).toBe(query.serious === true);
  });
});

it('shows no stranger a death of which they did not speak', () => {
  const shown = STRANGERS.filter(({ typed }) => !/fallecio/.test(typed)).flatMap(({ typed }) =>
    finder.find(typed).hits.slice(0, FIRST),
  );
  expect(shown.filter(({ entry }) => /muer|muri|velorio|funeral/i.test(entry.title))).toEqual([]);
});
