import { describe, expect, test } from 'vitest';
import { parseSelect } from './select.ts';

const field = (name: string, rest: object = {}) => ({
  kind: 'field',
  field: { name, path: [] },
  cast: null,
  alias: null,
  ...rest,
});

describe('parseSelect', () => {
  test('columns, renames, casts and spaces', () => {
    expect(parseSelect('*')).toEqual([{ kind: 'star' }]);
    expect(parseSelect('')).toEqual([{ kind: 'star' }]);
    expect(parseSelect(' id , name:title ,pages::TEXT')).toEqual([
      field('id'),
      field('title', { alias: 'name' }),
      field('pages', { cast: 'text' }),
    ]);
  });
  test('JSON paths: a number is an index, also a negative one; a dash belongs to a name', () => {
    expect(parseSelect('a-b->c->0->>-1')).toEqual([
      field('x', {
        field: {
          name: 'a-b',
          path: [
            { key: 'c', asText: false },
            { key: 0, asText: false },
            { key: -1, asText: true },
          ],
        },
      }),
    ]);
    expect(parseSelect('a->0x')).toMatchObject([{ field: { path: [{ key: '0x' }] } }]);
  });
  test('quoted names keep what would end a name', () => {
    expect(parseSelect(String.raw`"a,b":"c\"d.(e)"`)).toEqual([field('c"d.(e)', { alias: 'a,b' })]);
  });
  test('embedded resources with alias, hint, join and nesting', () => {
    expect(parseSelect('x:messages!key!inner(id,author(name)),...other!left(),count()')).toEqual([
      {
        kind: 'embed',
        name: 'messages',
        alias: 'x',
        hint: 'key',
        inner: true,
        spread: false,
        items: [
          field('id'),
          {
            kind: 'embed',
            name: 'author',
            alias: null,
            hint: null,
            inner: false,
            spread: false,
            items: [field('name')],
          },
        ],
      },
      {
        kind: 'embed',
        name: 'other',
        alias: null,
        hint: null,
        inner: false,
        spread: true,
        items: [],
      },
      { kind: 'count', cast: null, alias: null },
    ]);
  });
  test.each([
    ['id,', 3, 'unexpected end of input'],
    [',id', 0, 'unexpected ","'],
    ['id)', 2, 'unexpected ")"'],
    ['a(b', 3, 'unexpected end of input'],
    ['id::', 4, 'unexpected end of input'],
    ['a->', 3, 'unexpected end of input'],
    ['"open', 0, 'unexpected """'],
    ['a!b', 3, 'unexpected end of input'],
    ['x'.repeat(64), 0, 'the name is too long'],
    ['"a\nb"', 0, 'the name is too long or holds control characters'],
    ['a(b(c(d(e))))', 7, 'resources may be embedded 3 levels deep'],
  ])('refuses %j', (text, position, details) => {
    expect(() => parseSelect(text)).toThrow(
      expect.objectContaining({
        status: 400,
        code: 'PGRST100',
        message: expect.stringContaining(`(line 1, column ${position + 1})`),
        details: expect.stringContaining(details),
      }),
    );
  });
});
