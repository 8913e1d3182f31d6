import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { insertRow } from './policy-matrix.ts';

let db: TestDatabase;
let ana: TestUser;
let luz: TestUser;
beforeAll(async () => {
  db = await createTestDatabase();
  [ana, luz] = [await db.createUser(), await db.createUser()];
  for (const person of [ana, luz]) await db.giveConsent(person.id);
});
afterAll(() => db.drop());

const open = (person: TestUser) =>
  db.commitAsUser(person.id, async (client) => {
    const id = randomUUID();
    await insertRow(client, 'public.conversations', { id });
    return id;
  });
const say =
  (conversation_id: string, extra: object = {}) =>
  async (client: PoolClient) => {
    const id = randomUUID();
    const row = { id, conversation_id, role: 'person', content: 'Hola', ...extra };
    await insertRow(client, 'public.messages', row);
    return id;
  };
const messages = async (client: PoolClient) =>
  (await client.query('select id, reply_to from public.messages order by created_at')).rows;

describe('keys of the conversation', () => {
  it('nobody writes into the conversation of another person', async () => {
    const hers = await open(ana);
    await expect(db.asUser(luz.id, say(hers))).rejects.toMatchObject({ code: '23503' });
  });

  it('nobody answers the message of another person', async () => {
    const hers = await db.commitAsUser(ana.id, say(await open(ana)));
    const attempt = say(await open(luz), { reply_to: hers });
    await expect(db.asUser(luz.id, attempt)).rejects.toMatchObject({ code: '42501' });
  });

  it('an answer outlives the message it answered; both go with the conversation', async () => {
    const person = await db.createUser();
    await db.giveConsent(person.id);
    const conversation = await open(person);
    const question = await db.commitAsUser(person.id, say(conversation));
    const answer = await db.commitAsUser(person.id, say(conversation, { reply_to: question }));
    await db.commitAsUser(person.id, (client) =>
      client.query('delete from public.messages where id = $1', [question]),
    );
    expect(await db.asUser(person.id, messages)).toEqual([{ id: answer, reply_to: null }]);
    await db.commitAsUser(person.id, (client) => client.query('delete from public.conversations'));
    expect(await db.asUser(person.id, messages)).toEqual([]);
  });

  it('the same message id is kept once', async () => {
    const conversation = await open(ana);
    const id = randomUUID();
    await db.commitAsUser(ana.id, say(conversation, { id }));
    await expect(db.asUser(ana.id, say(conversation, { id }))).rejects.toMatchObject({
      code: '23505',
    });
  });
});
