import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Prepared } from '../prepared.ts';
import { PlanCache } from './plan-cache.ts';
import { StatementNames } from './statement-names.ts';

test('a statement gets a name the second time, and there are only so many names', () => {
  const names = new StatementNames();
  expect(names.nameOf('select 1')).toBeUndefined();
  expect(names.nameOf('select 1')).toBe('0');
  expect(names.nameOf('select 1')).toBe('0');
  for (let i = 0; i < 1000; i += 1) {
    names.nameOf(`select ${i}, 2`);
    names.nameOf(`select ${i}, 2`);
  }
  expect(names.nameOf('select 1')).toBe('0');
  expect(names.nameOf('select 999, 2')).toBeUndefined();
});

test('plans are forgotten with their catalogue, when too many, and when their text is long', () => {
  const catalogue: Catalogue = {
    tables: new Map(),
    relationships: new Map(),
    routines: new Map(),
    enums: new Map(),
  };
  const plan: Prepared = {
    text: '',
    values: [],
    readOnly: true,
    embeds: 0,
    judges: false,
    answer: () => ({ status: 200, headers: {}, body: null }),
  };
  const cache = new PlanCache();
  expect(cache.get(catalogue, 'a')).toBeUndefined();
  cache.set('a', plan);
  expect(cache.get(catalogue, 'a')).toBe(plan);
  const newer = { ...catalogue };
  expect(cache.get(newer, 'a')).toBeUndefined();
  cache.set('first', plan);
  for (let i = 0; i < 499; i += 1) cache.set(`key ${i}`, plan);
  expect(cache.get(newer, 'first')).toBe(plan);
  cache.set('one more', plan);
  expect(cache.get(newer, 'first')).toBeUndefined();
  expect(cache.get(newer, 'key 0')).toBe(plan);
  const long = 'x'.repeat(2000);
  cache.set(long, plan);
  expect(cache.get(newer, long)).toBeUndefined();
});
