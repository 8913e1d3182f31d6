import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestUser } from '#server/db/testing.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

let server: RestServer;
let user: TestUser;
let trips = 0;
beforeAll(async () => {
  server = await startRestServer();
  user = await server.db.createUser();
  // PostgreSQL is ready for the next query once for each time that it was waited for.
  server.db.pools.api.on('connect', (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    connection.on('readyForQuery', () => {
      trips += 1;
    });
  });
  await server.as(user).from('books').select('id').limit(1);
});
afterAll(() => server.stop());

async function tripsOf(request: () => PromiseLike<{ error: unknown }>): Promise<number> {
  trips = 0;
  const { error } = await request();
  expect(error).toBeNull();
  return trips;
}

test('a read costs one round trip, however much it embeds and counts', async () => {
  const read = () =>
    server
      .as(user)
      .from('authors')
      .select('id,books!author_id(id,editor:editor_id(name))', { count: 'exact' });
  // Also while its statement is being prepared, the second time.
  for (let i = 0; i < 4; i += 1) expect(await tripsOf(read)).toBe(1);
  expect(await tripsOf(() => server.as(user).rpc('add_numbers', { a: 1 }))).toBe(1);
});

test('a change costs one, and three where its answer may still take it back', async () => {
  const books = () => server.as(user).from('books');
  for (const title of ['a', 'b', 'c']) {
    expect(await tripsOf(() => books().insert({ title: `${title} alone` }))).toBe(1);
    expect(
      await tripsOf(() => books().insert({ title }).select('id,authors!author_id(name)')),
    ).toBe(3);
  }
  expect(await tripsOf(() => books().update({ pages: 3 }).eq('title', 'a'))).toBe(1);
  const atMost = 'handling=strict, max-affected=9';
  expect(
    await tripsOf(() => books().update({ pages: 3 }).eq('title', 'a').setHeader('Prefer', atMost)),
  ).toBe(3);
  expect(await tripsOf(() => books().delete().eq('title', 'a'))).toBe(1);
});

test('a change in one trip that is refused leaves nothing, and its connection in order', async () => {
  const books = () => server.as(user).from('books');
  for (let i = 0; i < 4; i += 1) {
    const { error } = await books().insert([{ title: 'refused' }, { title: null }]);
    expect(error?.code).toBe('23502');
  }
  const { data } = await books().select('title').eq('title', 'refused');
  expect(data).toEqual([]);
  expect(await tripsOf(() => books().insert({ title: 'taken' }))).toBe(1);
});
