import { describe, expect, test } from 'vitest';
import { parseAccept } from './accept.ts';
import { parsePrefer } from './prefer.ts';
import { combineRange } from './range.ts';

describe('parsePrefer', () => {
  test('knows its preferences, ignores others, keeps the first of a kind', () => {
    expect(
      parsePrefer('return=representation, count=planned,foo=1, return=minimal, missing=default'),
    ).toEqual({
      return: 'representation',
      count: true,
      resolution: null,
      missingDefault: true,
      maxAffected: null,
      applied: ['return=representation', 'count=planned', 'missing=default'],
    });
  });
  test('max-affected counts only when strict', () => {
    expect(parsePrefer('max-affected=3').maxAffected).toBeNull();
    expect(parsePrefer('handling=strict, max-affected=3').maxAffected).toBe(3);
  });
  test.each(['tx=rollback', 'return=all', 'constructor=1', '__proto__=x', 'count'])(
    'refuses %s when strict',
    (text) => {
      expect(() => parsePrefer(`handling=strict, ${text}`)).toThrow('Invalid preferences');
    },
  );
});

test('parseAccept takes the first form that can be made', () => {
  const format = (header?: string) => parseAccept(header).format;
  expect(format()).toBe('array');
  expect(format('text/html, application/json;q=0.9')).toBe('array');
  expect(format('application/vnd.pgrst.object+json')).toBe('object');
  expect(format('text/csv, */*')).toBe('csv');
  expect(parseAccept('application/vnd.pgrst.object+json;nulls=stripped')).toEqual({
    format: 'object',
    stripNulls: true,
  });
  expect(() => parseAccept('text/html')).toThrow('None of these media types are available');
});

describe('combineRange', () => {
  const all = { offset: 0, limit: null };
  test('the header narrows what the query string says', () => {
    expect(combineRange(undefined, all)).toEqual(all);
    expect(combineRange('10-19', all)).toEqual({ offset: 10, limit: 10 });
    expect(combineRange('10-', all)).toEqual({ offset: 10, limit: null });
    expect(combineRange('0-99', { offset: 5, limit: 10 })).toEqual({ offset: 5, limit: 10 });
    expect(combineRange('8-9', { offset: 5, limit: 10 })).toEqual({ offset: 8, limit: 2 });
    expect(combineRange('20-29', { offset: 0, limit: 10 })).toEqual({ offset: 20, limit: 0 });
  });
  test('another unit or form is ignored; backwards is refused', () => {
    expect(combineRange('bytes=0-5', all)).toEqual(all);
    expect(() => combineRange('5-4', all)).toThrow('not satisfiable');
  });
});
