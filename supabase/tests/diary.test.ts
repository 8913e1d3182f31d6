import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIARY } from '#domain/diary/diary.ts';
import { EMOTION_IDS } from '#domain/mood/emotions.ts';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { ask } from './ask.ts';
import { describePolicies, insertRow } from './policy-matrix.ts';

const KEYS = {
  phase: 'sealed',
  salt: 's'.repeat(22),
  cost: 15,
  by_passphrase: 'p'.repeat(60),
  by_recovery: 'r'.repeat(60),
  public_key: 'k'.repeat(87),
  private_key: 'x'.repeat(200),
};

describePolicies({
  table: 'public.diary_entries',
  row: async () => ({ title: 'El río', body: 'Bajaba despacio.' }),
  insert: true,
  update: ['title', 'El mar'],
  delete: true,
});

describePolicies({
  table: 'public.diary_versions',
  row: async (client, userId) => {
    const id = randomUUID();
    const { rows } = await client.query('select current_user as role');
    const owner = rows[0].role === 'authenticated' ? {} : { user_id: userId };
    await insertRow(client, 'public.diary_entries', { id, ...owner });
    return { entry_id: id, body: 'Antes', written_at: '2026-03-01T10:00:00Z' };
  },
  insert: false,
  update: ['title', 'x'],
  delete: true,
});

describe('the diary', () => {
  let db: TestDatabase;
  let ana: TestUser;
  beforeAll(async () => {
    db = await createTestDatabase();
    ana = await db.createUser();
    await db.giveConsent(ana.id);
  });
  afterAll(() => db.drop());

  const insert = (row: Record<string, unknown>) => (client: PoolClient) =>
    insertRow(client, 'public.diary_entries', row);
  const times = (count: number, text: string) => Array.from({ length: count }, () => text);

  it('takes as much as the screen lets through', async () => {
    await expect(
      db.asUser(
        ana.id,
        insert({
          title: 'a'.repeat(DIARY.title),
          body: 'a'.repeat(DIARY.body),
          tags: times(DIARY.tags, 'a'.repeat(DIARY.tag)),
        }),
      ),
    ).resolves.not.toThrow();
    await expect(
      db.asUser(ana.id, insert({ sealed: 'a'.repeat(DIARY.sealed) })),
    ).resolves.not.toThrow();
  });

  it.each([
    ['a longer title', { title: 'a'.repeat(DIARY.title + 1) }],
    ['longer words', { body: 'a'.repeat(DIARY.body + 1) }],
    ['more tags', { tags: times(DIARY.tags + 1, 'a') }],
    ['a longer tag', { tags: ['a'.repeat(DIARY.tag + 1)] }],
    ['an empty tag', { tags: [''] }],
    ['an emotion it does not know', { emotion: 'furia' }],
    ['an ancient moment', { occurred_at: '1899-12-31T00:00:00Z' }],
    ['a moment in another age', { occurred_at: '2201-01-01T00:00:00Z' }],
    ['a longer seal', { sealed: 'a'.repeat(DIARY.sealed + 1) }],
    ['words beside their seal', { sealed: 'd1.a.b', body: 'Hola' }],
    ['a feeling beside the seal', { sealed: 'd1.a.b', emotion: 'calma' }],
  ])('refuses %s', async (_what, row) => {
    await expect(db.asUser(ana.id, insert(row))).rejects.toMatchObject({ code: '23514' });
  });

  it('knows the emotions of the house', () => {
    const sql = readFileSync('supabase/migrations/20261128050000_diary.sql', 'utf8');
    const [, list = ''] = /emotion in \(([^)]*)\)/.exec(sql) ?? [];
    expect(list.match(/[a-z]+/g)).toEqual([...EMOTION_IDS]);
  });

  describe('keeps what was written before', () => {
    const bodies = (client: PoolClient, id: string) =>
      client
        .query(
          'select body from public.diary_versions where entry_id = $1 order by written_at, id',
          [id],
        )
        .then(({ rows }) => rows.map(({ body }: { body: string }) => body));

    it('once for each change of the words, and for nothing else', async () => {
      const id = randomUUID();
      await db.asUser(ana.id, async (client) => {
        await insert({ id, body: 'uno' })(client);
        for (const [column, value] of [
          ['body', 'dos'],
          ['body', 'dos'],
          ['occurred_at', '2026-01-01T10:00:00Z'],
          ['body', 'tres'],
        ]) {
          await client.query(`update public.diary_entries set ${column} = $1 where id = $2`, [
            value,
            id,
          ]);
        }
        expect(await bodies(client, id)).toEqual(['uno', 'dos']);
      });
    });

    it('up to the newest twenty', async () => {
      const id = randomUUID();
      await db.asUser(ana.id, async (client) => {
        await insert({ id, body: '0' })(client);
        for (let at = 1; at <= DIARY.versions + 5; at += 1) {
          await client.query('update public.diary_entries set body = $1 where id = $2', [
            String(at),
            id,
          ]);
        }
        expect(await bodies(client, id)).toHaveLength(DIARY.versions);
        expect(await bodies(client, id)).not.toContain('0');
      });
    });

    it('but nothing in the open when the diary is sealed', async () => {
      const id = randomUUID();
      await db.asUser(ana.id, async (client) => {
        await insert({ id, body: 'uno' })(client);
        await client.query(
          `update public.diary_entries set body = '', sealed = 'd1.a.b' where id = $1`,
          [id],
        );
        expect(await bodies(client, id)).toEqual([]);
      });
    });
  });

  const seal = (client: PoolClient, phase = 'sealed') =>
    insertRow(client, 'public.diary_keys', { ...KEYS, phase });

  describe('its keys', () => {
    it('are one row a person, which nobody deletes, and only with consent', async () => {
      const luz = await db.createUser();
      await expect(db.asUser(luz.id, (client) => seal(client))).rejects.toMatchObject({
        code: '42501',
      });
      await db.giveConsent(luz.id);
      await db.commitAsUser(luz.id, (client) => seal(client));
      await expect(db.asUser(luz.id, (client) => seal(client))).rejects.toMatchObject({
        code: '23505',
      });
      const erase = (client: PoolClient) => client.query('delete from public.diary_keys');
      await expect(db.asUser(luz.id, erase)).rejects.toMatchObject({ code: '42501' });
    });

    it('are seen and changed by their person alone', async () => {
      const luz = await db.createUser();
      await db.giveConsent(luz.id);
      await db.commitAsUser(luz.id, (client) => seal(client));
      for (const sql of [
        'select count(*)::int from public.diary_keys',
        'with c as (update public.diary_keys set revision = 2 returning 1) select count(*)::int from c',
      ]) {
        expect(await db.asUser(ana.id, (client) => ask(client, sql))).toBe(0);
        expect(await db.asUser(luz.id, (client) => ask(client, sql))).toBe(1);
        await expect(db.asUser(null, (client) => ask(client, sql))).rejects.toMatchObject({
          code: '42501',
        });
      }
    });
  });

  describe('once it is sealed', () => {
    it.each(['sealing', 'sealed'])('takes no words in the open (%s)', async (phase) => {
      const id = randomUUID();
      for (const write of [
        insert({ body: 'Hola' }),
        (client: PoolClient) =>
          client.query(`update public.diary_entries set body = 'Hola' where id = $1`, [id]),
      ]) {
        await expect(
          db.asUser(ana.id, async (client) => {
            await insert({ id, body: 'Antes' })(client);
            await seal(client, phase);
            await write(client);
          }),
        ).rejects.toMatchObject({ code: 'PT503' });
      }
    });

    it('takes what is sealed, and lets what was there be sealed', async () => {
      const id = randomUUID();
      await db.asUser(ana.id, async (client) => {
        await insert({ id, body: 'Antes' })(client);
        await seal(client);
        await insert({ sealed: 'd1.a.b' })(client);
        await client.query(
          `update public.diary_entries set body = '', sealed = 'd1.c.d' where id = $1`,
          [id],
        );
        const sealed = await ask<number>(
          client,
          'select count(*)::int from public.diary_entries where sealed is not null',
        );
        expect(sealed).toBe(2);
      });
    });

    it('does not mind another one’s', async () => {
      const leo = await db.createUser();
      await db.giveConsent(leo.id);
      await db.commitAsUser(leo.id, (client) => seal(client));
      await expect(db.asUser(ana.id, insert({ body: 'Hola' }))).resolves.not.toThrow();
    });
  });
});
