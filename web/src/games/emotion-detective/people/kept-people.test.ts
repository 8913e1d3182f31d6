// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { seedRng } from '../../kit/random/random.ts';
import { rules } from '../rules.ts';
import { keepMet, keepRun, readEarlier } from './kept-people.ts';

const begun = (seed: string, level = 3) => rules.setup({ level, options: {} }, seedRng(seed));

afterEach(() => localStorage.clear());

it('knows nothing at first, and then who was met, the latest last', () => {
  expect(readEarlier(begun('a'))).toEqual({ met: [], again: [] });
  for (const id of ['marcos', 'leila', 'marcos']) keepMet(id);
  expect(readEarlier(begun('a')).met).toEqual(['leila', 'marcos']);
});

it('knows whom a run dealt by its chance and its level, for the latest runs', () => {
  keepRun(begun('a'), ['marcos', 'leila', 'gael']);
  expect(readEarlier(begun('a')).again).toEqual(['marcos', 'leila', 'gael']);
  expect(readEarlier(begun('a', 2)).again).toEqual([]);
  for (let run = 0; run < 12; run += 1) keepRun(begun(`b${run}`), ['gael']);
  expect(readEarlier(begun('a')).again).toEqual([]);
  expect(readEarlier(begun('b11')).again).toEqual(['gael']);
});

it('starts anew from what it cannot read', () => {
  keepMet('marcos');
  const [key] = Object.keys(localStorage);
  localStorage.setItem(key!, '{"met":[3],"runs":[]}');
  expect(readEarlier(begun('a'))).toEqual({ met: [], again: [] });
});
