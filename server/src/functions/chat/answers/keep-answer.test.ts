import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuard } from '#domain/safety/guard.ts';
import { withScope } from '#server/db/scope.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepQuestion } from './keep-question.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

test('an answer that is stored already counts as stored, another one does not', async () => {
  const { id: sub } = await db.createUser();
  await db.giveConsent(sub);
  const scope = { role: 'authenticated' as const, claims: { sub } };
  const copy = crypto.randomUUID();
  const messageId = crypto.randomUUID();
  const keeping = { copy, guard: createGuard(), withTalk: false, admit: async () => {} };
  const { conversationId } = await withScope(db.pools, scope, (client) =>
    keepQuestion(client, { message: 'hola', messageId }, keeping),
  );
  const keep = (text: string) => {
    const to = {
      conversationId,
      messageId,
      level: 'none',
      ask: false,
      status: 'complete',
    } as const;
    return withScope(db.pools, scope, (client) => keepAnswer(client, { ...to, text }, copy));
  };
  const id = await keep('Te leo.');
  expect(id).toEqual(expect.any(String));
  // As after a connection that broke between the commit and its confirmation.
  expect(await keep('Te leo.')).toBe(id);
  expect(await keep('Otra cosa.')).toBeNull();
});
