import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '#server/db/testing.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

let server: RestServer;
let ana: TestUser;
let berta: TestUser;
beforeAll(async () => {
  server = await startRestServer();
  [ana, berta] = await Promise.all([server.db.createUser(), server.db.createUser()]);
  await Promise.all([server.db.giveConsent(ana.id), server.db.giveConsent(berta.id)]);
  await server.as(ana).from('mood_entries').insert({ emotion: 'calma', intensity: 3, note: 'mía' });
});
afterAll(() => server.stop());

const post = (body: string, path = '/mood_entries', headers = {}) =>
  server.fetch(path, {
    who: berta,
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('whose rows', () => {
  test('another person sees, changes and deletes nothing', async () => {
    const moods = () => server.as(berta).from('mood_entries');
    expect((await moods().select('*', { count: 'exact' })).count).toBe(0);
    expect((await moods().select('count')).data).toEqual([{ count: 0 }]);
    expect((await moods().update({ note: 'suya' }).eq('note', 'mía').select()).data).toEqual([]);
    expect((await moods().delete().eq('note', 'mía').select()).data).toEqual([]);
    expect((await server.as(ana).from('mood_entries').select('note')).data).toEqual([
      { note: 'mía' },
    ]);
  });
  test('nobody can write in the name of another', async () => {
    const { status, error } = await server
      .as(berta)
      .from('mood_entries')
      .insert({ user_id: ana.id, emotion: 'calma', intensity: 1 });
    expect([status, error?.code]).toEqual([403, '42501']);
  });
  test('without an account there is nothing: 401 with the way to get in', async () => {
    for (const table of ['mood_entries', 'conversations', 'profiles', 'legal_consent_records']) {
      const answer = await server.fetch(`/${table}`);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(((await answer.json()) as { code: string }).code).toBe('42501');
    }
    expect((await server.as(null).rpc('claim_daily_reward')).status).toBe(401);
  });
  test('without consent there is nothing either', async () => {
    const unsigned = await server.db.createUser();
    expect((await server.as(unsigned).from('profiles').select()).data).toEqual([]);
    const write = await server
      .as(unsigned)
      .from('mood_entries')
      .insert({ emotion: 'calma', intensity: 1 });
    expect([write.status, write.error?.code]).toEqual([403, '42501']);
  });
});

describe('what is not exposed', () => {
  test.each([
    'users',
    'auth.users',
    'admin_members',
    'private.admin_members',
    'pg_class',
    'pg_catalog.pg_class',
    'migrations.applied',
    '__proto__',
    'constructor',
    'information_schema.tables',
  ])('table %s', async (name) => {
    const answer = await server.fetch(`/${name}`, { who: 'service' });
    expect(answer.status).toBe(404);
    expect(((await answer.json()) as { code: string }).code).toBe('PGRST205');
  });
  test.each(['secret', 'private.secret', 'has_legal_consent', 'pg_sleep', 'version', 'toString'])(
    'function %s',
    async (name) => {
      const answer = await server.fetch(`/rpc/${name}`, { who: 'service', method: 'POST' });
      expect(answer.status).toBe(404);
    },
  );
  test('another schema, an embedded table outside, a system column, a revealing cast', async () => {
    for (const schema of ['auth', 'private', 'pg_catalog']) {
      const answer = await server.fetch('/users', {
        who: ana,
        headers: { 'Accept-Profile': schema },
      });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        406,
        'PGRST106',
      ]);
    }
    const moods = () => server.as(ana).from('mood_entries');
    expect((await moods().select('id,users(email)')).error?.code).toBe('PGRST200');
    expect((await moods().select('ctid')).error?.code).toBe('42703');
    expect((await moods().select('note::regclass')).error?.code).toBe('42704');
  });
});

/** Texts that would do harm if they reached the statement as they are. */
const HOSTILE = [
  `'; drop table public.mood_entries; --`,
  `" ; drop table public.mood_entries; --`,
  `$1`,
  `id" from auth.users --`,
  `*) from auth.users --`,
  `(select encrypted_password from auth.users)`,
  `x'||(select 1)||'`,
  String.raw`\'; select 1; --`,
  `1 or 1=1`,
  `a\u0000b`,
  `\uFFFF`,
  `"`,
  `(((((`,
  `)`,
  `,`,
  `..`,
  `->>`,
  `a->`,
  `::`,
  `!inner`,
  '%',
  'ñ'.repeat(70),
];

describe('injection', () => {
  const positions: [string, (text: string) => string][] = [
    ['select', (text) => `/mood_entries?select=${text}`],
    ['select alias', (text) => `/mood_entries?select=${text}:id`],
    ['select cast', (text) => `/mood_entries?select=id::${text}`],
    ['JSON key', (text) => `/books?select=data->>${text}`],
    ['embedded name', (text) => `/conversations?select=id,${text}(id)`],
    ['embedded hint', (text) => `/conversations?select=id,messages!${text}(id)`],
    ['filter column', (text) => `/mood_entries?${text}=eq.1`],
    ['filter operator', (text) => `/mood_entries?note=${text}.1`],
    ['filter value', (text) => `/mood_entries?note=eq.${text}`],
    ['in list', (text) => `/mood_entries?note=in.(${text})`],
    ['is value', (text) => `/mood_entries?note=is.${text}`],
    ['fts language', (text) => `/mood_entries?note=fts(${text}).a`],
    ['fts query', (text) => `/mood_entries?note=wfts.${text}`],
    ['logic', (text) => `/mood_entries?or=(${text})`],
    ['logic value', (text) => `/mood_entries?or=(note.eq.${text},id.is.null)`],
    ['order', (text) => `/mood_entries?order=${text}`],
    ['order direction', (text) => `/mood_entries?order=id.${text}`],
    ['limit', (text) => `/mood_entries?limit=${text}`],
    ['offset', (text) => `/mood_entries?offset=${text}`],
    ['table', (text) => `/${text}`],
    ['function', (text) => `/rpc/${text}`],
    ['argument name', (text) => `/rpc/add_numbers?${text}=1`],
    ['argument value', (text) => `/rpc/add_numbers?a=${text}`],
  ];
  test.each(positions)('%s', async (_, path) => {
    for (const text of HOSTILE) {
      // As a whole segment of the path, fetch itself would resolve it.
      if (text === '..') continue;
      const answer = await server.fetch(path(encodeURIComponent(text)), { who: ana });
      const body = await answer.text();
      expect(answer.status, `${path(text)} ${body}`).toBeLessThan(500);
      expect(body).not.toContain('argon2');
      expect(answer.status < 400 || 'code' in JSON.parse(body)).toBe(true);
    }
  });
  test('a percent sign that is not UTF-8 is 400', async () => {
    expect((await server.fetch('/mood_entries?note=eq.%FF', { who: ana })).status).toBe(400);
  });
  test.each(HOSTILE)('keys and values of a body: %j', async (text) => {
    const rows = [{ [text]: 1 }, { emotion: text, intensity: 1 }, { note: text }];
    for (const row of rows) {
      const answer = await post(JSON.stringify(row));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    for (const parameter of ['columns', 'on_conflict', 'select']) {
      const answer = await post(
        '{"emotion":"calma","intensity":1}',
        `/mood_entries?${parameter}=${encodeURIComponent(text)}`,
        { Prefer: 'resolution=merge-duplicates,return=representation' },
      );
      expect(answer.status).toBeLessThan(500);
    }
  });
  test('the tables are still there', async () => {
    expect(
      (await server.as(ana).from('mood_entries').select('note').eq('note', 'mía')).data,
    ).toEqual([{ note: 'mía' }]);
  });
});

describe('too much', () => {
  test('a body above 1 MB is 413, whether it says its length or not', async () => {
    const big = JSON.stringify({ note: 'x'.repeat(1_100_000) });
    expect((await post(big)).status).toBe(413);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let i = 0; i < 20; i += 1) controller.enqueue(new Uint8Array(100_000).fill(32));
        controller.close();
      },
    });
    const chunked = await fetch(`${server.url}/mood_entries`, {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'content-type': 'application/json', 'x-test-scope': berta.id },
    } as RequestInit);
    expect(chunked.status).toBe(413);
  });
  test.each([
    ['not JSON', '{'],
    ['empty', ''],
    ['a number', '5'],
    ['null', 'null'],
    ['a list of numbers', '[1]'],
    ['a list in a list', '[[{}]]'],
    [
      'two thousand rows',
      JSON.stringify(Array.from({ length: 2000 }, () => ({ emotion: 'calma', intensity: 1 }))),
    ],
    ['nested without end', `{"note":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
    ['a lone surrogate', '{"note":"\\ud800","emotion":"calma","intensity":1}'],
    ['a NUL in a value', '{"note":"\\u0000","emotion":"calma","intensity":1}'],
    ['a number without end', `{"intensity":1e999999,"emotion":"calma"}`],
    ['a type that does not fit', '{"intensity":{"a":1},"emotion":"calma"}'],
  ])('a body that is %s is 4xx', async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
  test('another content type is 400', async () => {
    const answer = await post('a,b', '/mood_entries', { 'content-type': 'text/csv' });
    expect(answer.status).toBe(400);
  });
  test('filters nested without end, lists without end', async () => {
    const deep = `${'and('.repeat(1000)}id.is.null${')'.repeat(1000)}`;
    expect((await server.fetch(`/mood_entries?or=(${deep})`, { who: ana })).status).toBe(400);
    const long = Array.from({ length: 2000 }, (_, i) => i).join(',');
    expect((await server.fetch(`/books?id=in.(${long})`, { who: ana })).status).toBe(200);
    const wide = Array.from({ length: 400 }, (_, i) => `pages=neq.${i + 1000}`).join('&');
    expect((await server.fetch(`/books?${wide}`, { who: ana })).status).toBe(200);
    const huge = '9'.repeat(30);
    expect((await server.fetch(`/books?id=eq.${huge}`, { who: ana })).status).toBe(400);
    expect((await server.fetch(`/books?offset=${huge}`, { who: ana })).status).toBe(400);
  });
});

describe('time', () => {
  // A change and a read take different ways through the database driver.
  test.each(['sleep', 'look_long'])(
    'a statement ends after 5 s: %s',
    async (name) => {
      const { error } = await server.as(ana).rpc(name, { seconds: 20 });
      expect(error?.code).toBe('57014');
    },
    10_000,
  );
  test.each(['sleep', 'look_long'])('a client that goes away ends it: %s', async (name) => {
    const controller = new AbortController();
    const request = server.fetch(`/rpc/${name}`, {
      who: ana,
      method: 'POST',
      body: '{"seconds": 4.75}',
      headers: { 'content-type': 'application/json' },
      signal: controller.signal,
    });
    const running = async () => {
      const { rows } = await server.db.pools.owner.query(
        `select from pg_stat_activity where query like '%' || $1 || '%' and state = 'active'
           and pid <> pg_backend_pid() and datname = current_database()`,
        [name],
      );
      return rows.length;
    };
    await expect.poll(running).toBe(1);
    controller.abort();
    await expect(request).rejects.toThrow('aborted');
    await expect.poll(running, { timeout: 2000 }).toBe(0);
  });
  test('after all of that every connection still serves, as the right person', async () => {
    const mine = () => server.as(ana).from('mood_entries').select('note');
    const theirs = () => server.as(berta).from('mood_entries').select('note');
    const none = () => server.as(null).from('mood_entries').select('note');
    const bad = () => server.as(ana).from('mood_entries').select('note').eq('id', 'no');
    const rounds = Array.from({ length: 60 }, () => [mine(), theirs(), none(), bad()]).flat();
    const answers = await Promise.all(rounds);
    const expected = [[{ note: 'mía' }], [], null, null];
    expect(answers.map(({ data }) => data)).toEqual(
      Array.from({ length: 60 }, () => expected).flat(),
    );
  });
});
