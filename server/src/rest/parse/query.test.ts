import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DataApiError } from '../respond/data-api-error.ts';
import { parseQuery } from './query.ts';
import { parseQueryString } from './query-string.ts';

const parse = (text: string) => parseQuery(parseQueryString(text));

describe('parseQueryString', () => {
  test('decodes plus and percent', () => {
    expect(parseQueryString('a+b=c%20d&e&f=g=h')).toEqual([
      ['a b', 'c d'],
      ['e', ''],
      ['f', 'g=h'],
    ]);
  });
  test.each(['a=%', 'a=%zz', 'a=%ff', 'a=%00', '%00=a'])('refuses %s', (text) => {
    expect(() => parseQueryString(text)).toThrow(DataApiError);
  });
});

describe('parseQuery', () => {
  test('filters by path, with the column last', () => {
    expect(parse('a=eq.1&x.y.data->>b=not.in.(1,"2,3")').filters).toEqual([
      {
        path: [],
        value: {
          kind: 'filter',
          field: { name: 'a', path: [] },
          negated: false,
          operation: { kind: 'binary', operator: 'eq', quantifier: null, value: '1' },
        },
      },
      {
        path: ['x', 'y'],
        value: {
          kind: 'filter',
          field: { name: 'data', path: [{ key: 'b', asText: true }] },
          negated: true,
          operation: { kind: 'in', values: ['1', '2,3'] },
        },
      },
    ]);
  });
  test('groups, negated groups, groups of an embedded resource', () => {
    const { filters } = parse('x.not.or=(a.eq.1,not.and(b.is.null,c.fts(es).d))');
    expect(filters).toMatchObject([
      {
        path: ['x'],
        value: {
          kind: 'or',
          negated: true,
          operands: [
            { field: { name: 'a' } },
            {
              kind: 'and',
              negated: true,
              operands: [
                { operation: { kind: 'is', value: 'null' } },
                { operation: { kind: 'fts', query: 'to_tsquery', language: 'es', value: 'd' } },
              ],
            },
          ],
        },
      },
    ]);
  });
  test('a value of a group ends at a comma or bracket unless quoted or in braces', () => {
    const { filters } = parse(
      String.raw`or=(a.eq.x y,b.eq."p,q)\"r",c.cs.{1,2},d.like(any).{a,b})`,
    );
    expect(filters[0]?.value).toMatchObject({
      operands: [
        { operation: { value: 'x y' } },
        { operation: { value: 'p,q)"r' } },
        { operation: { value: '{1,2}' } },
        { operation: { quantifier: 'any', value: '{a,b}' } },
      ],
    });
  });
  test('columns whose names are operators or words of the protocol', () => {
    expect(parse('or=(and.eq.1,not.is.null)').filters[0]?.value).toMatchObject({
      operands: [{ field: { name: 'and' } }, { field: { name: 'not' } }],
    });
  });
  test('order, limits, columns, conflict', () => {
    const query = parse(
      'order=a.desc.nullslast,b->>c,rel(d).asc&x.order=e&limit=5&x.limit=6&offset=7&columns=f,"g,h"&on_conflict=i',
    );
    const plain = { relation: null, descending: false, nulls: null };
    expect(query.orders).toEqual([
      {
        path: [],
        value: [
          { ...plain, field: { name: 'a', path: [] }, descending: true, nulls: 'last' },
          { ...plain, field: { name: 'b', path: [{ key: 'c', asText: true }] } },
          { ...plain, relation: 'rel', field: { name: 'd', path: [] } },
        ],
      },
      { path: ['x'], value: [{ ...plain, field: { name: 'e', path: [] } }] },
    ]);
    expect(query.limits).toEqual([
      { path: [], value: 5 },
      { path: ['x'], value: 6 },
    ]);
    expect(query.offsets).toEqual([{ path: [], value: 7 }]);
    expect(query.columns).toEqual(['f', 'g,h']);
    expect(query.onConflict).toEqual(['i']);
  });
  test('whatever is sent is understood or refused, never more', () => {
    const piece = fc.constantFrom(
      'a',
      'or',
      'and',
      'not',
      'order',
      'in',
      'is',
      'eq',
      'fts',
      '.',
      ',',
      '(',
      ')',
      '"',
      '\\',
      '->',
      '->>',
      '::',
      ':',
      '!',
      '...',
      '*',
      '{',
      '}',
      '=',
      '&',
      ' ',
      '1',
      '-',
      '%41',
    );
    const junk = fc
      .array(fc.oneof(piece, fc.string()), { maxLength: 25 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.constantFrom('', 'select=', 'a=', 'or=(', 'order='), junk, (start, rest) => {
        let refused: unknown = null;
        try {
          parse(start + rest);
        } catch (error) {
          refused = error;
        }
        expect(refused === null || refused instanceof DataApiError).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
