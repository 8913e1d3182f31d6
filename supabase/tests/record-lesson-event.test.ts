import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LESSON_NOTE_MAX_LENGTH } from '#domain/learning/note.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { ask } from './ask.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

interface Sent {
  id?: string;
  lesson?: string;
  kind?: string;
  question?: number | null;
  right?: boolean | null;
  at?: Date | null;
}

const record = (sent: Sent) => (client: PoolClient) =>
  ask<{ stored: boolean; token_granted: boolean }>(
    client,
    'select public.record_lesson_event($1, $2, $3, $4, $5, $6)',
    [
      sent.id ?? randomUUID(),
      sent.lesson ?? 'the-alarm',
      sent.kind ?? 'recall',
      sent.question === undefined ? 1 : sent.question,
      sent.right === undefined ? true : sent.right,
      sent.at ?? null,
    ],
  );
const READ: Sent = { kind: 'read', question: null, right: null };

async function person() {
  const { id } = await db.createUser();
  await db.giveConsent(id);
  return id;
}

async function held(userId: string) {
  const { rows } = await db.pools.owner.query(
    `select (select count(*)::int from public.lesson_events where user_id = $1) as events,
            (select coalesce(sum(amount), 0)::int from public.user_tokens where user_id = $1) as tokens`,
    [userId],
  );
  return rows[0];
}

describe('record_lesson_event', () => {
  it('keeps what was read and answered, and pays the first answer, right or not', async () => {
    const me = await person();
    expect(await db.commitAsUser(me, record(READ))).toEqual({ stored: true, token_granted: false });
    expect(await db.commitAsUser(me, record({ right: false }))).toMatchObject({
      token_granted: true,
    });
    expect(await db.commitAsUser(me, record({ question: 2 }))).toMatchObject({
      stored: true,
      token_granted: false,
    });
    expect(await held(me)).toEqual({ events: 3, tokens: 1 });
  });

  it('changes nothing when the same event is sent again, also at the same time', async () => {
    const me = await person();
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => db.commitAsUser(me, record({ id }))),
    );
    expect(answers.filter(({ stored }) => stored)).toHaveLength(1);
    expect(await held(me)).toEqual({ events: 1, tokens: 1 });
  });

  it('does not touch the event of another person who has its id', async () => {
    const [me, other] = [await person(), await person()];
    const id = randomUUID();
    await db.commitAsUser(me, record({ id }));
    expect(await db.commitAsUser(other, record({ id }))).toMatchObject({ stored: false });
    expect(await held(other)).toEqual({ events: 0, tokens: 0 });
  });

  it('bounds what invented lessons could bring', async () => {
    const me = await person();
    for (let n = 0; n < 8; n += 1) await db.commitAsUser(me, record({ lesson: `invented-${n}` }));
    expect(await held(me)).toEqual({ events: 8, tokens: 5 });
  });

  it('keeps the moment of what waited for the network, and none that is to come', async () => {
    const me = await person();
    const waited = new Date(Date.now() - 3 * 86_400_000);
    await db.commitAsUser(me, record({ at: waited }));
    await db.commitAsUser(me, record({ at: new Date(Date.now() + 86_400_000) }));
    const { rows } = await db.asUser(me, (client) =>
      client.query('select happened_at from public.lesson_events order by happened_at'),
    );
    expect(rows[0].happened_at).toEqual(waited);
    expect(rows[1].happened_at.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('is for people who consented', async () => {
    const newcomer = await db.createUser();
    await expect(db.asUser(newcomer.id, record({}))).rejects.toMatchObject({
      message: 'legal_consent_required',
    });
    await expect(db.asUser(null, record({}))).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    ['a name that is no lesson', { lesson: 'The Alarm!' }],
    ['another kind', { kind: 'liked' }],
    ['a third question', { question: 3 }],
    ['an answer without a question', { question: null }],
    ['an answer that is neither', { right: null }],
    ['a reading with an answer', { kind: 'read' }],
  ] satisfies [string, Sent][])('refuses %s', async (_, sent) => {
    const me = await person();
    await expect(db.asUser(me, record(sent))).rejects.toMatchObject({ code: '23514' });
  });
});

describe('lesson_notes', () => {
  const insert = (passage: string, note: string | null) => (client: PoolClient) =>
    client.query('insert into public.lesson_notes (lesson_id, passage, note) values ($1, $2, $3)', [
      'the-alarm',
      passage,
      note,
    ]);

  it('takes a mark, and a note as long as the screen lets through', async () => {
    const me = await person();
    expect((await db.asUser(me, insert('x1y2', null))).rowCount).toBe(1);
    const longest = 'a'.repeat(LESSON_NOTE_MAX_LENGTH);
    expect((await db.asUser(me, insert('note', longest))).rowCount).toBe(1);
  });

  it.each([
    ['a longer note', 'note', 'a'.repeat(LESSON_NOTE_MAX_LENGTH + 1)],
    ['an empty note', 'note', '  '],
    ['a note without words', 'note', null],
    ['words beside a mark', 'x1y2', 'Hola'],
    ['a passage that is none', 'Hola mundo', null],
  ])('refuses %s', async (_, passage, note) => {
    const me = await person();
    await expect(db.asUser(me, insert(passage, note))).rejects.toMatchObject({ code: '23514' });
  });

  it('goes with its person', async () => {
    const me = await person();
    await db.commitAsUser(me, insert('note', 'Hola'));
    await db.commitAsUser(me, record(READ));
    await db.pools.owner.query('delete from auth.users where id = $1', [me]);
    expect(await held(me)).toEqual({ events: 0, tokens: 0 });
  });
});
