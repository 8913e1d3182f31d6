import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '#server/db/testing.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

let server: RestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startRestServer();
  user = await server.db.createUser();
});
afterAll(() => server.stop());
const books = () => server.as(user).from('books');

describe('select', () => {
  test('columns, renames, casts', async () => {
    const { data, error } = await books().select('id,name:title,pages::text').eq('id', 1);
    expect(error).toBeNull();
    expect(data).toEqual([{ id: 1, name: 'Agua mansa', pages: '120' }]);
  });
  test('JSON paths, of JSON and of arrays', async () => {
    const { data } = await books()
      .select('data->a->>b,n:data->n,data->list->1,first:tags->>0,back:data->list->-1')
      .eq('id', 1);
    expect(data).toEqual([{ b: 'x', n: 1, list: 20, first: 'agua', back: 20 }]);
  });
  test('count alone and by group', async () => {
    expect((await books().select('count')).data).toEqual([{ count: 4 }]);
    const { data } = await books().select('shelf,total:count()').order('shelf');
    expect(data).toEqual([
      { shelf: 'river', total: 1 },
      { shelf: 'night', total: 2 },
      { shelf: null, total: 1 },
    ]);
  });
  test('odd names', async () => {
    await server.as('service').from('odd "name" table').insert({ id: 1, 'odd "col" name': 'x' });
    const path = encodeURIComponent('odd "name" table');
    const column = encodeURIComponent(String.raw`"odd \"col\" name"`);
    const answer = await server.fetch(`/${path}?select=${column}&${column}=eq.x`, { who: user });
    expect(await answer.json()).toEqual([{ 'odd "col" name': 'x' }]);
  });
});

const ids = () => books().select('id').order('id');

describe('filters', () => {
  const cases: [string, (query: ReturnType<typeof ids>) => unknown, number[]][] = [
    ['eq', (q) => q.eq('title', 'Piedras'), [2]],
    ['neq', (q) => q.neq('shelf', 'night'), [1]],
    ['gt and lte', (q) => q.gt('pages', 80).lte('pages', 120), [1]],
    ['gte and lt', (q) => q.gte('pages', 80).lt('pages', 120), [2]],
    ['in with a comma in a value', (q) => q.in('title', ['Noche, río', 'Piedras']), [2, 3]],
    ['empty in', (q) => q.in('title', []), []],
    ['not in', (q) => q.notIn('id', [1, 2]), [3, 4]],
    ['is null', (q) => q.is('shelf', null), [4]],
    ['not is null', (q) => q.not('shelf', 'is', null), [1, 2, 3]],
    ['is distinct', (q) => q.isDistinct('shelf', 'night'), [1, 4]],
    ['like', (q) => q.like('title', '%ied%'), [2]],
    ['like with stars', (q) => q.like('title', 'A*'), [1]],
    ['ilike', (q) => q.ilike('title', 'AGUA%'), [1]],
    ['like any', (q) => q.likeAnyOf('title', ['A%', 'P%']), [1, 2]],
    ['ilike all', (q) => q.ilikeAllOf('title', ['%A%', '%mansa']), [1]],
    ['match', (q) => q.regexMatch('title', '^[AP]'), [1, 2]],
    ['imatch', (q) => q.regexIMatch('title', '^v'), [4]],
    ['cs of an array', (q) => q.contains('tags', ['agua']), [1, 3]],
    ['cd of an array', (q) => q.containedBy('tags', ['agua', 'calma', 'piedra']), [1, 2, 4]],
    ['ov of an array', (q) => q.overlaps('tags', ['piedra', 'noche']), [2, 3]],
    ['cs of JSON', (q) => q.contains('data', { a: { b: 'y' } }), [2]],
    ['range operators', (q) => q.rangeLt('loan', '[2026-02-15,2026-02-16)'), [1]],
    ['overlapping range', (q) => q.overlaps('loan', '[2026-03-15,2026-05-01)'), [3]],
    ['fts of a tsvector', (q) => q.textSearch('search', 'mansa'), [1]],
    ['fts of a text', (q) => q.textSearch('summary', 'agua', { config: 'spanish' }), [1]],
    ['plfts', (q) => q.textSearch('summary', 'el agua', { type: 'plain' }), [1]],
    ['phfts', (q) => q.textSearch('summary', 'el agua', { type: 'phrase', config: 'simple' }), [1]],
    ['wfts', (q) => q.textSearch('title', 'agua or piedras', { type: 'websearch' }), [1, 2]],
    ['a JSON path', (q) => q.eq('data->a->>b', 'y'), [2]],
    ['or', (q) => q.or('title.eq.Piedras,pages.gt.200'), [2, 3]],
    ['nested and in or', (q) => q.or('and(pages.gte.80,pages.lt.120),id.eq.4'), [2, 4]],
    ['not or', (q) => q.or('not.and(shelf.eq.night,pages.gt.100),id.eq.3'), [1, 2, 3, 4]],
    ['in and quotes inside or', (q) => q.or('title.in.("Noche, río",x),id.in.(1)'), [1, 3]],
    ['arrays inside or', (q) => q.or('tags.cs.{agua,calma},tags.eq.{}'), [1, 4]],
    ['match object', (q) => q.match({ shelf: 'night', pages: 80 }), [2]],
  ];
  test.each(cases)('%s', async (_, filter, expected) => {
    const query = ids();
    filter(query);
    const { data, error } = await query;
    expect(error).toBeNull();
    expect(data?.map(({ id }) => Number(id))).toEqual(expected);
  });
  test('negated groups at the top: not.and, not.or', async () => {
    const answer = await server.fetch('/books?select=id&order=id&not.or=(id.eq.1,id.eq.2)', {
      who: user,
    });
    expect(await answer.json()).toEqual([{ id: 3 }, { id: 4 }]);
  });
});

describe('order, limit, range, count', () => {
  const idsOf = (data: unknown) => (data as { id: number }[] | null)?.map(({ id }) => id);
  test('nulls first and last, several terms, JSON path', async () => {
    const query = books().select('id');
    expect(idsOf((await query.order('shelf', { nullsFirst: true }).order('id')).data)).toEqual([
      4, 1, 2, 3,
    ]);
    const by = books().select('id').order('data->n', { ascending: false, nullsFirst: false });
    expect(idsOf((await by.order('id', { ascending: false })).data)).toEqual([2, 1, 3, 4]);
  });
  test('limit and range', async () => {
    expect(idsOf((await books().select('id').order('id').limit(2)).data)).toEqual([1, 2]);
    expect(idsOf((await books().select('id').order('id').range(1, 2)).data)).toEqual([2, 3]);
    expect((await books().select('id').limit(0)).data).toEqual([]);
  });
  test('an exact count: 206 with more to come, 200 at the end', async () => {
    const some = await books().select('id', { count: 'exact' }).order('id').range(0, 1);
    expect([some.status, some.count]).toEqual([206, 4]);
    const all = await books().select('id', { count: 'exact' });
    expect([all.status, all.count]).toEqual([200, 4]);
    const head = await books().select('*', { count: 'exact', head: true }).gt('pages', 50);
    expect([head.status, head.count, head.data]).toEqual([200, 3, null]);
    const last = await books().select('id', { count: 'exact' }).order('id').range(3, 9);
    expect([last.status, last.count, idsOf(last.data)]).toEqual([206, 4, [4]]);
  });
  test('Content-Range and the Range header', async () => {
    const answer = await server.fetch('/books?select=id&order=id', {
      who: user,
      headers: { Range: '1-2', 'Range-Unit': 'items', Prefer: 'count=exact' },
    });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('1-2/4');
    expect(answer.headers.get('preference-applied')).toBe('count=exact');
    expect(await answer.json()).toEqual([{ id: 2 }, { id: 3 }]);
    const none = await server.fetch('/books?id=eq.0', { who: user });
    expect(none.headers.get('content-range')).toBe('*/*');
  });
  test('416 past the end and for ranges that cannot be', async () => {
    const past = await books().select('id', { count: 'exact' }).range(90, 99);
    expect([past.status, past.error?.code]).toEqual([416, 'PGRST103']);
    expect(past.error?.details).toBe('An offset of 90 was requested, but there are only 4 rows.');
    const backwards = await server.fetch('/books', { who: user, headers: { Range: '5-2' } });
    expect(backwards.status).toBe(416);
    const negative = await server.fetch('/books?limit=-1', { who: user });
    expect(negative.status).toBe(416);
  });
});

describe('forms of the answer', () => {
  test('single and maybeSingle', async () => {
    expect((await books().select('id').eq('id', 1).single()).data).toEqual({ id: 1 });
    expect((await books().select('id').eq('id', 0).maybeSingle()).data).toBeNull();
    const none = await books().select('id').eq('id', 0).single();
    expect([none.status, none.error?.code]).toEqual([406, 'PGRST116']);
    expect(none.error?.details).toBe('The result contains 0 rows');
    const many = await books().select('id').single();
    expect(many.error?.details).toBe('The result contains 4 rows');
  });
  test('CSV', async () => {
    const { data } = await books().select('id,title,summary').in('id', [1, 3]).order('id').csv();
    expect(data).toBe(
      'id,title,summary\n1,"Agua mansa","corre el agua"\n3,"Noche, río","una ""noche"""',
    );
    expect((await books().select('id').eq('id', 0).csv()).data).toBeNull();
  });
  test('stripped nulls', async () => {
    const list = await books().select('id,shelf').eq('id', 4).stripNulls();
    expect(list.data).toEqual([{ id: 4 }]);
    const one = await books().select('id,shelf').eq('id', 4).stripNulls().single();
    expect(one.data).toEqual({ id: 4 });
  });
  test('OpenAPI at the root shows what the role may use', async () => {
    const answer = await server.fetch('/', { who: user });
    expect(answer.headers.get('content-type')).toContain('application/openapi+json');
    const description = (await answer.json()) as Record<string, Record<string, object>>;
    expect(description['swagger']).toBe('2.0');
    expect(Object.keys(description['paths']!['/books']!)).toEqual([
      'get',
      'post',
      'patch',
      'delete',
    ]);
    expect(description['paths']!['/rpc/add_numbers']).toBeDefined();
    const anon = (await (await server.fetch('/')).json()) as Record<string, Record<string, object>>;
    expect(Object.keys(anon['paths']!)).toEqual(['/rpc/legal_framework_version']);
  });
  test('at most 1,000 rows', async () => {
    await server.db.pools.owner.query(
      `insert into public.authors select i, 'many' from generate_series(1000, 2200) i`,
    );
    const { data, count } = await server
      .as(user)
      .from('authors')
      .select('id', { count: 'exact' })
      .eq('name', 'many')
      .limit(5000);
    expect([data?.length, count]).toEqual([1000, 1201]);
  });
});
