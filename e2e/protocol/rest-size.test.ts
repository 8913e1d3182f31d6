import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '#server/db/testing.ts';
import {
  MAX_ANON_EMBEDS,
  MAX_ANSWER_BYTES,
  MAX_EMBEDS,
  MAX_SELECTED,
} from '#server/rest/limits.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

/** As long as the column allows. */
const SIGNATURE = `data:image/png;base64,${'A'.repeat(390_000)}`;
const CONSENTS = 40;

let server: RestServer;
let ana: TestUser;
beforeAll(async () => {
  server = await startRestServer();
  ana = await server.db.createUser();
  await server.db.pools.owner.query(
    `insert into public.legal_consent_records (user_id, consent_version, age_verified,
       medical_disclaimer, privacy_policy, terms_conditions, full_name, digital_signature)
     select $1, public.legal_framework_version(), true, true, true, true, 'Ana', $2
       from generate_series(1, ${CONSENTS})`,
    [ana.id, SIGNATURE],
  );
  // Texts of 400 kB that compress to nearly nothing, and one whose JSON is six times as long.
  await server.db.pools.owner.query(
    `insert into public.books (author_id, title, summary)
     select 1, 'long ' || i, repeat('x', 400000) from generate_series(1, 30) i`,
  );
  await server.db.pools.owner.query(
    `insert into public.authors (id, name) values (900, 'control');
     insert into public.books (author_id, title, summary)
     values (900, 'control', repeat(chr(1), 4000000))`,
  );
});
afterAll(() => server.stop());

async function ask(path: string, init: Parameters<RestServer['fetch']>[1] = {}) {
  const answer = await server.fetch(path, { who: ana, ...init });
  const text = await answer.text();
  return { status: answer.status, code: /"code":"([^"]*)"/u.exec(text)?.[1], text };
}
const TOO_LARGE = { status: 413, code: 'PT413' };
const REFUSED = { status: 400, code: 'PGRST100' };
const times = (count: number, item: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => item(i)).join(',');

describe('what a request may select', () => {
  test('560 aliases of one long column are refused, and the server answers the next', async () => {
    const select = times(560, (i) => `${i}:digital_signature`);
    expect(await ask(`/legal_consent_records?select=${select}`)).toMatchObject(REFUSED);
    expect(await ask('/legal_consent_records?select=id&limit=1')).toMatchObject({ status: 200 });
  });
  test.each([
    ['columns', times(MAX_SELECTED + 1, () => 'id')],
    ['stars', times(100, () => '*')],
    [
      'columns of embedded resources',
      `books!books_author_id_fkey(${times(MAX_SELECTED + 1, () => 'id')})`,
    ],
    ['embedded resources', times(MAX_EMBEDS + 1, (i) => `b${i}:books!books_author_id_fkey(id)`)],
    ['empty embedded resources', times(MAX_EMBEDS + 1, (i) => `b${i}:author_notes()`)],
  ])('%s above the limit are refused', async (_, select) => {
    expect(await ask(`/authors?select=${select}`)).toMatchObject(REFUSED);
  });
  test('somebody who is not signed in may embed less', async () => {
    const embeds = (count: number) => times(count, (i) => `n${i}:author_notes(note)`);
    const most = `/authors?select=${embeds(MAX_ANON_EMBEDS)}`;
    // Permission comes after: the table is closed to visitors.
    expect(await ask(most, { who: null })).toMatchObject({ status: 401 });
    const more = `/authors?select=${embeds(MAX_ANON_EMBEDS + 1)}`;
    expect(await ask(more, { who: null })).toMatchObject(REFUSED);
    expect(await ask(more)).toMatchObject({ status: 200 });
  });
  test('what stays below is served', async () => {
    const select = times(MAX_SELECTED, (i) => `c${i}:id`);
    expect(await ask(`/authors?select=${select}&limit=1`)).toMatchObject({ status: 200 });
    const embeds = times(MAX_EMBEDS, (i) => `n${i}:author_notes(note)`);
    expect(await ask(`/authors?select=${embeds}&limit=1`)).toMatchObject({ status: 200 });
  });
});

describe('how large an answer may be', () => {
  const embedded = 'books!books_author_id_fkey(title,summary)';
  test.each([
    ['rows', `/legal_consent_records?select=*`],
    ['aliases', `/legal_consent_records?select=${times(100, (i) => `${i}:digital_signature`)}`],
    ['casts', `/books?select=title,${times(30, (i) => `a${i}:summary::text`)}`],
    ['JSON paths', `/books?select=${times(30, (i) => `a${i}:summary->>0,b${i}:summary`)}`],
    ['embedded rows', `/authors?select=name,${embedded}`],
    ['a spread parent', `/books?select=title,summary,...authors!books_author_id_fkey(name)`],
    [
      'a parent with what orders',
      `/books?select=summary,authors!books_author_id_fkey(name)&order=authors(name)`,
    ],
    ['a function', '/rpc/books_longer_than?min_pages=1'],
    ['escapes', '/books?select=summary&author_id=eq.900'],
  ])('%s: above the limit it is refused before it is built', async (_, path) => {
    expect(await ask(path)).toMatchObject(TOO_LARGE);
  });
  test('as CSV and as a single object too', async () => {
    const csv = { headers: { accept: 'text/csv' } };
    expect(await ask('/legal_consent_records?select=*', csv)).toMatchObject(TOO_LARGE);
    const single = { headers: { accept: 'application/vnd.pgrst.object+json' } };
    const select = times(100, (i) => `${i}:digital_signature`);
    expect(await ask(`/legal_consent_records?select=${select}&limit=1`, single)).toMatchObject(
      TOO_LARGE,
    );
    expect(await ask(`/authors?id=eq.1&select=name,${embedded}`, single)).toMatchObject(TOO_LARGE);
  });
  test('but not where only its size is asked for', async () => {
    const head = { method: 'HEAD', headers: { prefer: 'count=exact' } };
    const answer = await server.fetch('/legal_consent_records?select=*', { who: ana, ...head });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      200,
      `0-${CONSENTS - 1}/${CONSENTS}`,
    ]);
  });
  test('a list and a value of a function', async () => {
    expect(await ask('/rpc/long_texts?count=30')).toMatchObject(TOO_LARGE);
    expect(await ask('/rpc/long_text?length=9000000')).toMatchObject(TOO_LARGE);
    expect(await ask('/rpc/long_texts?count=10')).toMatchObject({ status: 200 });
  });
  test('a change whose answer is too large is taken back', async () => {
    const change = { method: 'PATCH', body: '{"pages":999}' };
    const headers = { 'content-type': 'application/json', prefer: 'return=representation' };
    expect(await ask('/books?title=like.long*', { ...change, headers })).toMatchObject(TOO_LARGE);
    const { rows } = await server.db.pools.owner.query(
      'select from public.books where pages = 999',
    );
    expect(rows).toHaveLength(0);
  });
  test('numbers that are short to write and long to read are refused', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const number of ['1e131071', '1E+131071', '1e-16383', '-1.5e00400']) {
      const body = `{"id":1,"data":{"a":[${number}]}}`;
      expect(await ask('/books', { method: 'POST', headers, body })).toMatchObject({
        status: 400,
        code: 'PGRST102',
      });
    }
    const body = '{"title":"1e131071","data":{"a":1e300,"b":"\\"1e9999"}}';
    expect(await ask('/books', { method: 'POST', headers, body })).toMatchObject({ status: 201 });
  });
  test('just below the limit it is served whole, several at once', async () => {
    const rows = Math.floor(MAX_ANSWER_BYTES / 400_100);
    const path = `/legal_consent_records?select=digital_signature&limit=${rows}`;
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(path)));
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(JSON.parse(text)).toHaveLength(rows);
    }
  });
  test('those that nobody reads fill a bounded room, and leave it when their reader is gone', async () => {
    const path = `/legal_consent_records?select=digital_signature&limit=20`;
    const stop = new AbortController();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => server.fetch(path, { who: ana, signal: stop.signal })),
    );
    const refused = answers.find(({ status }) => status === 503);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(refused?.headers.get('retry-after')).toBe('5');
    expect(await refused?.json()).toMatchObject({ code: 'PGRST003' });
    expect(await ask('/authors?select=id&limit=1')).toMatchObject({ status: 200 });
    stop.abort();
    await expect.poll(async () => (await ask(path)).status).toBe(200);
  });
});
