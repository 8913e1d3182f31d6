import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserGuard } from '#domain/safety/testing.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { chatApp, talkIn, wordsOf } from './testing/chat-app.ts';

/** The rules fail on this word, as they did on `constructor`. */
const BREAKING = 'mirlo';

vi.mock('#domain/safety/judge/engine.ts', async (original) => {
  const engine = await original<typeof import('#domain/safety/judge/engine.ts')>();
  const findAll: typeof engine.findAll = (rules, tokens) => {
    if (tokens.some(({ word }) => word === BREAKING)) throw new Error('planted');
    return engine.findAll(rules, tokens);
  };
  return { ...engine, findAll };
});

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

describe('a message on which the guard fails', () => {
  it('is stored, shows help, is answered kindly, and the talk goes on', async () => {
    const { id } = await db.createUser();
    await db.giveConsent(id);
    const broken = `me quiero morir, mi papá es ${BREAKING}`;
    const say = talkIn(chatApp({ pools: db.pools, sub: id, guard: browserGuard() }));
    const chile = { country: 'cl' };
    await say('hola', chile);
    const answered = await say(broken, chile);
    const next = await say('hoy comí arepas con mi tía', chile);
    expect(answered).toContainEqual(expect.objectContaining({ type: 'safety', level: 'risk' }));
    expect(wordsOf(answered)).toContain('*4141');
    expect(answered.at(-1)).toMatchObject({ type: 'done' });
    expect(next).toContainEqual(expect.objectContaining({ type: 'safety', level: 'none' }));
    expect(next.at(-1)).toMatchObject({ type: 'done' });

    const { rows } = await db.pools.owner.query(
      'select content, role from public.messages where user_id = $1 order by created_at',
      [id],
    );
    expect(rows).toHaveLength(6);
    expect(rows[2]).toEqual({ role: 'person', content: broken });
  });
});
