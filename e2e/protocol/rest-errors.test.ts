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
const from = (table: string) => server.as(user).from(table);

describe('errors of PostgreSQL keep their code and get PostgREST’s status', () => {
  test('23505 unique: 409', async () => {
    const { status, error } = await from('authors').insert({ id: 1, name: 'otra' });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: '23505',
      message: 'duplicate key value violates unique constraint "authors_pkey"',
      // PostgreSQL keeps the key to itself where row security may hide the other row.
      details: null,
      hint: null,
    });
  });
  test('23503 foreign key: 409', async () => {
    const { status, error } = await from('books').insert({ title: 'x', author_id: 999 });
    expect([status, error?.code]).toEqual([409, '23503']);
  });
  test('23514 check: 400', async () => {
    const { status, error } = await from('books').insert({ title: 'x', pages: 0 });
    expect([status, error?.code]).toEqual([400, '23514']);
  });
  test('22P02 a value of the wrong type: 400', async () => {
    const { status, error } = await from('books').select().eq('id', 'abc');
    expect([status, error?.code]).toEqual([400, '22P02']);
  });
  test('42883 an operator that a type does not have: 404', async () => {
    const { status, error } = await from('books').select().like('pages', 'x');
    expect([status, error?.code]).toEqual([404, '42883']);
  });
  test('428C9 a generated column: 400', async () => {
    const { status, error } = await from('books').insert({ title: 'x', search: 'x' });
    expect([status, error?.code]).toEqual([400, '428C9']);
  });
});

describe('errors of our own', () => {
  test('PGRST205 unknown table: 404, with a guess', async () => {
    const { status, error } = await from('book').select();
    expect(status).toBe(404);
    expect(error).toMatchObject({
      code: 'PGRST205',
      message: "Could not find the table 'public.book' in the schema cache",
      hint: "Perhaps you meant the table 'public.books'",
    });
  });
  test.each([
    ['select', '/books?select=nope'],
    ['filter', '/books?nope=eq.1'],
    ['filter in or', '/books?or=(nope.eq.1)'],
    ['order', '/books?order=nope'],
    ['embedded select', '/authors?select=books!author_id(nope)'],
  ])('42703 unknown column in %s: 400', async (_, path) => {
    const answer = await server.fetch(path, { who: user });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: '42703',
      message: 'column books.nope does not exist',
      details: null,
      hint: null,
    });
  });
  test('PGRST204 unknown column in a body or in columns: 400', async () => {
    const { status, error } = await from('books').insert({ title: 'x', nope: 1 });
    expect([status, error?.code]).toEqual([400, 'PGRST204']);
    expect(error?.message).toBe("Could not find the 'nope' column of 'books' in the schema cache");
    expect((await from('books').update({ nope: 1 }).eq('id', 1)).error?.code).toBe('PGRST204');
  });
  test.each([
    ['no operator', 'id=5', '"failed to parse filter (5)" (line 1, column 1)'],
    ['unknown operator', 'id=noop.5', '"failed to parse filter (noop.5)" (line 1, column 1)'],
    ['is without a value', 'id=is.5', '"failed to parse filter (is.5)" (line 1, column 4)'],
    ['list without brackets', 'id=in.5', '"failed to parse filter (in.5)" (line 1, column 4)'],
    ['open brackets', 'or=(id.eq.1', '"failed to parse logic tree ((id.eq.1)" (line 1, column 9)'],
    ['select', 'select=id,', '"failed to parse select parameter (id,)" (line 1, column 4)'],
    ['order', 'order=id.up', '"failed to parse order (id.up)" (line 1, column 3)'],
  ])('PGRST100 %s: 400', async (_, query, message) => {
    const answer = await server.fetch(`/books?${query}`, { who: user });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'PGRST100', message });
  });
  test('PGRST107 a form that we cannot make: 406', async () => {
    const answer = await server.fetch('/books', { who: user, headers: { Accept: 'image/png' } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      406,
      'PGRST107',
    ]);
    const browser = await server.fetch('/books', {
      who: user,
      headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    expect(browser.status).toBe(200);
  });
  test('PGRST117 PUT: 405; PGRST125 a path of nobody: 404', async () => {
    expect((await server.fetch('/books', { who: user, method: 'PUT', body: '{}' })).status).toBe(
      405,
    );
    const answer = await server.fetch('/books/1', { who: user });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      'PGRST125',
    ]);
  });
  test('PGRST122 unknown preferences, when strict: 400', async () => {
    const headers = { Prefer: 'handling=strict, count=exact, foo=bar' };
    const strict = await server.fetch('/books', { who: user, headers });
    expect([strict.status, ((await strict.json()) as { details: string }).details]).toEqual([
      400,
      'Invalid preferences: foo=bar',
    ]);
    const lenient = await server.fetch('/books', { who: user, headers: { Prefer: 'foo=bar' } });
    expect(lenient.status).toBe(200);
  });
  test('PGRST123 other aggregates: 400', async () => {
    expect((await from('books').select('pages.sum()')).error?.code).toBe('PGRST123');
  });
  test('a HEAD that fails has a status and no body', async () => {
    const answer = await server.fetch('/nope', { who: user, method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  });
});

test('a table made after the first request is found', async () => {
  expect((await from('books').select('id').limit(1)).status).toBe(200);
  const { owner } = server.db.pools;
  await owner.query(`create table public.later (id integer primary key);
    alter table public.later enable row level security; grant select on public.later to authenticated;`);
  await expect
    .poll(async () => (await from('later').select()).status, { timeout: 8000, interval: 500 })
    .toBe(200);
}, 10_000);
