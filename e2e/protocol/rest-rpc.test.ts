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
const call: ReturnType<RestServer['as']>['rpc'] = (...args) => server.as(user).rpc(...args);

test('a scalar, with and without the optional argument, by POST and GET', async () => {
  expect((await call('add_numbers', { a: 1, b: 2 })).data).toBe(3);
  expect((await call('add_numbers', { a: 1 })).data).toBe(11);
  expect((await call('add_numbers', { a: 1, b: 2 }, { get: true })).data).toBe(3);
});
test('void: 204', async () => {
  const { status, data } = await call('give_nothing');
  expect([status, data]).toEqual([204, null]);
});
test('a set of scalars', async () => {
  expect((await call('list_numbers', { up_to: 3 })).data).toEqual([1, 2, 3]);
});
test('a set of rows can be shaped, filtered, ordered, embedded and counted', async () => {
  const { data, count, error } = await call(
    'books_longer_than',
    { min_pages: 50 },
    { count: 'exact' },
  )
    .select('id,authors!author_id(name)')
    .neq('shelf', 'river')
    .order('pages', { ascending: false })
    .limit(1);
  expect(error).toBeNull();
  expect(data).toEqual([{ id: 3, authors: { name: 'Bruno' } }]);
  expect(count).toBe(2);
});
test('filters beside arguments by GET, also when they look alike', async () => {
  const { data } = await call('books_longer_than', { min_pages: 50 }, { get: true })
    .select('id')
    .eq('shelf', 'river');
  expect(data).toEqual([{ id: 1 }]);
});
test('one row is an object', async () => {
  const { data } = await call('first_author').select('id,name');
  expect(data).toEqual({ id: 1, name: 'Alma' });
});
test('a table of its own', async () => {
  const { data } = await call('book_stats').select('shelf,total').gt('total', 1);
  expect(data).toEqual([{ shelf: 'night', total: 2 }]);
});
test('arrays, and defaults after them, by POST and GET', async () => {
  expect((await call('join_words', { words: ['a', 'b'] })).data).toBe('a-b');
  expect((await call('join_words', { words: ['a', 'b'], sep: '+' }, { get: true })).data).toBe(
    'a+b',
  );
});
test('a single unnamed json parameter takes the whole body', async () => {
  expect((await call('echo_json', { x: [1, null] })).data).toEqual({ x: [1, null] });
});
test('HEAD runs the function and answers with headers', async () => {
  const { status, count } = await call(
    'books_longer_than',
    { min_pages: 50 },
    { head: true, count: 'exact' },
  );
  expect([status, count]).toEqual([200, 3]);
});
test('a function that writes: by POST only', async () => {
  const { data, error } = await call('make_author', { name: 'Nueva' });
  expect(error).toBeNull();
  expect(data).toBe(4);
  const get = await call('make_author', { name: 'Otra' }, { get: true });
  expect([get.status, get.error?.code]).toEqual([405, '25006']);
});
test('what a function raises', async () => {
  const raised = await call('refuse', { code: 'P0001' });
  expect(raised.status).toBe(400);
  expect(raised.error).toMatchObject({
    code: 'P0001',
    message: 'refused',
    details: 'why',
    hint: 'how',
  });
  expect((await call('refuse', { code: 'PT402' })).status).toBe(402);
  expect((await call('refuse', { code: '42501' })).status).toBe(403);
});
test('functions and overloads that are not there', async () => {
  const typo = await call('ad_numbers', { a: 1 });
  expect([typo.status, typo.error?.code]).toEqual([404, 'PGRST202']);
  expect(typo.error?.hint).toBe('Perhaps you meant to call the function public.add_numbers');
  const wrong = await call('add_numbers', { a: 1, c: 2 });
  expect(wrong.error?.message).toBe(
    'Could not find the function public.add_numbers(a, c) in the schema cache',
  );
  expect(wrong.error?.hint).toBe('Perhaps you meant to call the function public.add_numbers(a, b)');
  const method = await server.fetch('/rpc/add_numbers', { who: user, method: 'PATCH', body: '{}' });
  expect(method.status).toBe(405);
});
test('our own: the first claim of a person who has signed', async () => {
  const refused = await call('claim_daily_reward');
  expect([refused.status, refused.error?.code]).toEqual([403, '42501']);
  await server.db.giveConsent(user.id);
  const { data } = await call('claim_daily_reward');
  expect(data).toMatchObject({ status: 'first', progress: { points: 50, level: 1 } });
});

describe('a function with one unnamed parameter takes the whole body', () => {
  const post = async (name: string, type: string, body: string) => {
    const headers = { 'content-type': type };
    const answer = await server.fetch(`/rpc/${name}`, { who: user, method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json() };
  };
  test('JSON of any kind, text and bytes as they are', async () => {
    expect((await call('echo_json', { x: 1 })).data).toEqual({ x: 1 });
    expect(await post('echo_json', 'application/json', '[1,"a"]')).toMatchObject({
      body: [1, 'a'],
    });
    expect(await post('text_length', 'text/plain; charset=utf-8', '{"ñ"')).toEqual({
      status: 200,
      body: 4,
    });
    expect(await post('byte_length', 'application/octet-stream', 'añ\0')).toEqual({
      status: 200,
      body: 4,
    });
  });
  test('of its own type only, and of no other type at all', async () => {
    const missing = { status: 404, body: { code: 'PGRST202' } };
    expect(await post('text_length', 'application/json', '"a"')).toMatchObject(missing);
    expect(await post('echo_json', 'text/plain', '{}')).toMatchObject(missing);
    expect(await post('give_nothing', 'text/plain', '')).toMatchObject(missing);
    expect(await post('twice', 'application/json', '2')).toMatchObject(missing);
    expect(await post('twice', 'application/json', '{"":2}')).toMatchObject(missing);
    expect((await server.fetch('/rpc/twice?=2', { who: user })).status).toBe(404);
  });
  test('text with NUL and other types are refused', async () => {
    const refused = { status: 400, body: { code: 'PGRST102' } };
    expect(await post('text_length', 'text/plain', 'a\0')).toMatchObject(refused);
    expect(await post('text_length', 'text/xml', '<a/>')).toMatchObject(refused);
  });
});
