import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { ask } from './ask.ts';

let db: TestDatabase;
let ana: TestUser;
let luz: TestUser;
beforeAll(async () => {
  db = await createTestDatabase();
  ana = await db.createUser();
  luz = await db.createUser();
  for (const { id } of [ana, luz]) {
    await db.giveConsent(id);
    await db.commitAsUser(id, (client) =>
      client.query(`insert into public.conversations (title) values ('t')`),
    );
  }
  await db.pools.owner.query('update private.quotas set most = 3');
});
afterAll(() => db.drop());

const TALK = `(select id from public.conversations order by created_at limit 1)`;
const INSERTS: [relation: string, sql: string][] = [
  ['conversations', `insert into public.conversations (title) values ('t')`],
  [
    'messages',
    `insert into public.messages (conversation_id, role, content) values (${TALK}, 'person', 'hola')`,
  ],
  [
    'companion_memories',
    `insert into public.companion_memories (fact) values ('vive en ' || uuidv7())`,
  ],
  ['mood_entries', `insert into public.mood_entries (emotion, intensity) values ('calma', 1)`],
  [
    'mood_experiments',
    `insert into public.mood_experiments (factor, question, arms, starts_on)
     values ('music', 'mood', '1010100', '2026-01-01')`,
  ],
  [
    'support_contacts',
    `insert into public.support_contacts (name, closeness) values ('M', 'close')`,
  ],
  ['keepsakes', `insert into public.keepsakes (title, lines) values ('M', '{hola}')`],
  [
    'challenge_acts',
    `select public.record_challenge_act(uuidv7(), 'act-' || replace(uuidv7()::text, '-', ''))`,
  ],
  [
    'challenge_runs',
    `insert into public.challenge_runs (pack_id, state) values ('sleep-better', 'paused')`,
  ],
  [
    'challenge_picks',
    `insert into public.challenge_picks (week, slot, act_id) values ('2026-11-23', 0, 'rest-nothing')`,
  ],
  ['lesson_events', `select public.record_lesson_event(uuidv7(), 'the-alarm', 'read')`],
  [
    'lesson_notes',
    `insert into public.lesson_notes (lesson_id, passage) values ('the-alarm', 'x1')`,
  ],
  ['game_results', `select public.finish_game(uuidv7(), 'breathing', 1, 60)`],
  ['tool_marks', `insert into public.tool_marks (tool_id, mark) values ('rain', 'hidden')`],
  ['tool_results', `select public.finish_tool(uuidv7(), 'rain', 5, 60)`],
  [
    'legal_consent_records',
    `select public.record_legal_consent(auth.uid(), 'Ana', public.legal_framework_version(), true,
       true, true, true, false, false, null, 'data:image/png;base64,iVBORw0KGgo=')`,
  ],
];

async function times(client: PoolClient, count: number, sql: string): Promise<void> {
  for (let i = 0; i < count; i += 1) await client.query(sql);
}

describe('what one account may keep', () => {
  it.each(INSERTS)('%s', async (relation, sql) => {
    const refused = { message: 'quota_exceeded', code: 'PT422', detail: relation };
    const fill = async (client: PoolClient, more: number) => {
      const held = Number(await ask<string>(client, `select count(*) from public.${relation}`));
      await times(client, 3 - held + more, sql);
    };
    await db.asUser(ana.id, (client) => fill(client, 0));
    await expect(db.asUser(ana.id, (client) => fill(client, 1))).rejects.toMatchObject(refused);
    // What one keeps takes nothing from another.
    await db.commitAsUser(ana.id, (client) => fill(client, 0));
    await db.asUser(luz.id, (client) => fill(client, 0));
  });

  it('many rows at once are counted together', async () => {
    const list = `insert into public.support_contacts (name, closeness)
      select 'M', 'far' from generate_series(1, 4)`;
    await expect(db.asUser(luz.id, (client) => client.query(list))).rejects.toMatchObject({
      code: 'PT422',
    });
  });

  it('a repeated send at the limit is no more', async () => {
    await db.asUser(ana.id, async (client) => {
      const id = await ask<string>(client, 'select id from public.mood_entries limit 1');
      const { rowCount } = await client.query(
        `insert into public.mood_entries (id, emotion, intensity) values ($1, 'calma', 1)
         on conflict (id) do nothing`,
        [id],
      );
      expect(rowCount).toBe(0);
    });
  });

  it('the branches of one talk', async () => {
    await db.pools.owner.query(
      `update private.quotas set most = 100 where relation in ('conversations', 'messages')`,
    );
    await db.asUser(luz.id, async (client) => {
      const said = await ask<string>(
        client,
        `insert into public.messages (conversation_id, role, content)
         values (${TALK}, 'person', 'hola') returning id`,
      );
      const branch = () => client.query('select public.branch_conversation($1)', [said]);
      for (let i = 0; i < 3; i += 1) await branch();
      await expect(branch()).rejects.toMatchObject({
        code: 'PT422',
        detail: 'branches_of_a_conversation',
      });
    });
  });

  it('nobody reads or changes the numbers', async () => {
    for (const sql of [
      'select from private.quotas',
      'update private.quotas set most = 9',
      'select from private.quota_counts',
      'update private.quota_counts set at_most = 0',
      'delete from private.quota_counts',
    ]) {
      await expect(db.asUser(ana.id, (client) => client.query(sql))).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});

const MOOD = `insert into public.mood_entries (emotion, intensity) values ('calma', 1)`;

/** Somebody new who may keep `most` moods, and keeps `held`, put there by the server. */
async function keeper(held: number, most: number): Promise<TestUser> {
  const person = await db.createUser();
  await db.giveConsent(person.id);
  await db.pools.owner.query(
    `update private.quotas set most = $1 where relation = 'mood_entries'`,
    [most],
  );
  await moodsByServer(person, held);
  return person;
}

const moodsByServer = ({ id }: TestUser, count: number) =>
  db.pools.owner.query(
    `insert into public.mood_entries (user_id, emotion, intensity)
     select $1, 'calma', 1 from generate_series(1, $2::int)`,
    [id, count],
  );

describe('the number that goes along', () => {
  it('spares reading what is kept already', async () => {
    const mia = await keeper(2000, 10_000);
    const read = (client: PoolClient) =>
      ask<string>(
        client,
        `select seq_tup_read + idx_tup_fetch from pg_stat_xact_user_tables
          where relid = 'public.mood_entries'::regclass`,
      );
    const reads = () =>
      db.commitAsUser(mia.id, async (client) => {
        const before = Number(await read(client));
        await client.query(MOOD);
        return Number(await read(client)) - before;
      });
    expect(await reads()).toBeGreaterThanOrEqual(2000);
    expect(await reads()).toBeLessThan(20);
  });

  it('lets what was deleted make room, and no more', async () => {
    const mia = await keeper(3, 3);
    const insert = () => db.commitAsUser(mia.id, (client) => client.query(MOOD));
    await expect(insert()).rejects.toMatchObject({ code: 'PT422' });
    for (let i = 0; i < 2; i += 1) {
      await db.commitAsUser(mia.id, (client) =>
        client.query(
          'delete from public.mood_entries where id in (select id from public.mood_entries limit 1)',
        ),
      );
      await insert();
      await expect(insert()).rejects.toMatchObject({ code: 'PT422' });
    }
  });

  it('counts what the server puts there', async () => {
    const mia = await keeper(1, 5);
    await db.commitAsUser(mia.id, (client) => client.query(MOOD));
    await moodsByServer(mia, 3);
    await expect(db.commitAsUser(mia.id, (client) => client.query(MOOD))).rejects.toMatchObject({
      code: 'PT422',
    });
  });

  it.each([0, 1])('holds when many insert at once (%i kept before)', async (before) => {
    const mia = await keeper(0, 5);
    await db.commitAsUser(mia.id, (client) => times(client, before, MOOD));
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => db.commitAsUser(mia.id, (client) => client.query(MOOD))),
    );
    const refused = tries.filter(({ status }) => status === 'rejected');
    const held = await db.asUser(mia.id, (client) =>
      ask<string>(client, 'select count(*) from public.mood_entries'),
    );
    expect(Number(held)).toBe(5);
    expect(refused).toHaveLength(5 + before);
  });
});
