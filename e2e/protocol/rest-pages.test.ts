import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '#server/db/testing.ts';
import { MAX_ROWS } from '#server/rest/limits.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const ROWS = 2_500;

let server: RestServer;
let ana: TestUser;
beforeAll(async () => {
  server = await startRestServer();
  ana = await server.db.createUser();
  await server.db.giveConsent(ana.id);
  // Many share their moment, so that the second column has to decide.
  await server.db.pools.owner.query(
    `insert into public.mood_entries (user_id, emotion, intensity, occurred_at)
     select $1, 'calma', 1, timestamptz '2026-01-01 00:00+00' + (i / 7) * interval '1 hour'
       from generate_series(1, ${ROWS}) i`,
    [ana.id],
  );
  await server.db.pools.owner.query('analyze public.mood_entries');
});
afterAll(() => server.stop());

const moods = () => server.as(ana).from('mood_entries');

describe('a list longer than an answer', () => {
  test('says so: 206, and out of how many', async () => {
    const { data, status, count } = await moods().select('id', { count: 'exact' });
    expect([data?.length, status, count]).toEqual([MAX_ROWS, 206, ROWS]);
    const answer = await server.fetch('/mood_entries?select=id', {
      who: ana,
      headers: { prefer: 'count=exact' },
    });
    expect(answer.headers.get('content-range')).toBe(`0-${MAX_ROWS - 1}/${ROWS}`);
  });

  test('asks for more than the ceiling in vain, and says what it gave', async () => {
    const answer = await server.fetch('/mood_entries?select=id&limit=5000', { who: ana });
    expect(answer.headers.get('content-range')).toBe(`0-${MAX_ROWS - 1}/*`);
  });

  test('is read to its end by keyset pages, each row once', async () => {
    const seen: string[] = [];
    let last: { id: string; occurred_at: string } | undefined;
    for (;;) {
      const page = moods()
        .select('id,occurred_at')
        .order('occurred_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(MAX_ROWS);
      const { data } = await (last
        ? page
            .lte('occurred_at', last.occurred_at)
            .or(
              `occurred_at.lt.${last.occurred_at},and(occurred_at.eq.${last.occurred_at},id.lt.${last.id})`,
            )
        : page);
      const rows: { id: string; occurred_at: string }[] = data ?? [];
      seen.push(...rows.map(({ id }) => id));
      last = rows.at(-1);
      if (rows.length < MAX_ROWS) break;
    }
    expect(seen).toHaveLength(ROWS);
    expect(new Set(seen).size).toBe(ROWS);
  });

  test('and a page of it comes out of the index, in order', async () => {
    const { rows } = await server.db.pools.owner.query<{ 'QUERY PLAN': string }>(
      `explain select id from public.mood_entries
        where user_id = $1 and occurred_at <= '2026-01-05'
          and (occurred_at < '2026-01-05' or (occurred_at = '2026-01-05' and id < $1))
        order by occurred_at desc, id desc limit 20`,
      [ana.id],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('mood_entries_user_id_occurred_at_id_idx');
  });
});
