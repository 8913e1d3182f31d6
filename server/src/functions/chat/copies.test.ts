import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { guidedProvider } from './providers/guided-provider.ts';
import type { Provider } from './providers/provider.ts';
import { chatApp, eventsIn, hear, lastIdOf, wordsOf } from './testing/chat-app.ts';

let db: TestDatabase;
let sub: string;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  const { id } = await db.createUser();
  await db.giveConsent(id);
  sub = id;
});

const SLOW = guidedProvider(() => 60);
const MESSAGE = 'Tengo mucha ansiedad por el trabajo';
const fewWords = (seen: string) => seen.split('text-delta').length > 5;

/** Says something of its own each time it is asked, so that a second telling would show. */
function inventive(paceMs: number): Provider & { asked: number } {
  const provider = {
    asked: 0,
    checked: false,
    stream: (_prompt: unknown, signal: AbortSignal) => {
      provider.asked += 1;
      const words = Array.from({ length: 40 }, (_, at) => `intento${provider.asked}-${at}`);
      return guidedProvider(() => paceMs).stream(
        { guided: { text: words.join(' ') } } as Parameters<Provider['stream']>[0],
        signal,
      );
    },
  };
  return provider;
}

async function stored() {
  const { rows } = await db.pools.owner.query<{ role: string; content: string; status: string }>(
    'select id, role, content, status from public.messages where user_id = $1 order by created_at, id',
    [sub],
  );
  return rows;
}

async function leases(): Promise<number> {
  const { rows } = await db.pools.owner.query<{ n: number }>(
    'select count(*)::int as n from private.answer_leases where user_id = $1',
    [sub],
  );
  return rows[0]?.n ?? -1;
}

describe('two copies of the server on one database', () => {
  it('stops here what the other copy is saying, and keeps what was said', async () => {
    const [one, other] = [
      chatApp({ pools: db.pools, sub, provider: SLOW }),
      chatApp({ pools: db.pools, sub }),
    ];
    const messageId = crypto.randomUUID();
    await hear(await one.say({ message: MESSAGE, messageId }), fewWords);
    expect((await other.stop(messageId)).status).toBe(204);
    const [, cut] = await stored();
    expect(cut).toMatchObject({ status: 'stopped' });
    expect(await leases()).toBe(0);
    const whole = wordsOf(
      eventsIn(await (await other.say({ message: MESSAGE, messageId })).text()),
    );
    expect(whole.length).toBeGreaterThan(cut?.content.length ?? 0);
    expect(await stored()).toHaveLength(2);
  });

  it('goes on where the person left off, in the words that the other copy said', async () => {
    const provider = inventive(25);
    const [one, other] = [
      chatApp({ pools: db.pools, sub, provider }),
      chatApp({ pools: db.pools, sub, provider }),
    ];
    const body = { message: MESSAGE, messageId: crypto.randomUUID() };
    const seen = await hear(await one.say(body), fewWords);
    const before = seen.slice(0, seen.lastIndexOf('\n\n') + 1);
    const rest = await (await other.say(body, { 'last-event-id': lastIdOf(seen) })).text();
    expect(rest).not.toMatch(/^id: 0$/m);
    const heard = wordsOf([...eventsIn(before), ...eventsIn(rest)]);
    const [, answer] = await stored();
    expect(answer).toMatchObject({ status: 'complete', content: heard });
    expect(eventsIn(rest).at(-1)?.type).toBe('done');
    expect(provider.asked).toBe(1);
    expect(await leases()).toBe(0);
  });

  it('ends the older answer when the person writes on elsewhere, and stores it before', async () => {
    const [one, other] = [
      chatApp({ pools: db.pools, sub, provider: SLOW }),
      chatApp({ pools: db.pools, sub }),
    ];
    const first = await hear(await one.say({ message: MESSAGE }), fewWords);
    const [named] = eventsIn(first.slice(0, first.indexOf('\n\n') + 1));
    const conversationId = named?.type === 'conversation' ? named.conversationId : '';
    await (await other.say({ message: 'y estoy cansada', conversationId })).text();
    const rows = await stored();
    expect(rows.map(({ role, status }) => [role, status])).toEqual([
      ['person', 'complete'],
      ['companion', 'stopped'],
      ['person', 'complete'],
      ['companion', 'complete'],
    ]);
  });

  it('never stores an answer whose lease a newer message has taken', async () => {
    const one = chatApp({ pools: db.pools, sub, provider: SLOW });
    const messageId = crypto.randomUUID();
    const answer = await one.say({ message: MESSAGE, messageId });
    await db.pools.owner.query('delete from private.answer_leases where user_id = $1', [sub]);
    expect(eventsIn(await answer.text()).at(-1)).toEqual({ type: 'error', code: 'internal' });
    expect((await stored()).map(({ role }) => role)).toEqual(['person']);
  });

  it('answers in the place of a copy that died, from the beginning', async () => {
    const other = chatApp({ pools: db.pools, sub });
    const body = { message: MESSAGE, messageId: crypto.randomUUID() };
    // What a killed copy leaves: the message, its lease, and no answer.
    await (await other.say(body)).text();
    await db.pools.owner.query(
      `with gone as (delete from public.messages where user_id = $1 and role = 'companion')
       insert into private.answer_leases (user_id, message_id, conversation_id, copy, expires_at)
       select user_id, id, conversation_id, gen_random_uuid(), now() + interval '1 second'
         from public.messages where user_id = $1 and role = 'person'`,
      [sub],
    );
    const third = chatApp({ pools: db.pools, sub });
    const text = await (await third.say(body, { 'last-event-id': '5.12.99.0123abcd' })).text();
    expect(text).toMatch(/^id: 0$/m);
    expect(await stored()).toMatchObject([
      {},
      { status: 'complete', content: wordsOf(eventsIn(text)) },
    ]);
  });

  it('never lets one person hold or end the lease of another', async () => {
    const one = chatApp({ pools: db.pools, sub, provider: SLOW });
    const messageId = crypto.randomUUID();
    await hear(await one.say({ message: MESSAGE, messageId }), fewWords);
    const { rows } = await db.pools.owner.query<{ copy: string; conversation_id: string }>(
      'select copy, conversation_id from private.answer_leases where user_id = $1',
      [sub],
    );
    const { copy, conversation_id: place } = rows[0]!;
    const { id: stranger } = await db.createUser();
    await db.commitAsUser(stranger, async (client) => {
      const ask = async (sql: string, values: unknown[]) =>
        (await client.query<{ yes: boolean }>(sql, values)).rows[0]?.yes;
      expect(await ask('select private.end_answer($1, $2) as yes', [messageId, copy])).toBe(false);
      expect(await ask('select private.is_answering($1, $2) as yes', [place, copy])).toBe(false);
      await client.query('select private.begin_answer($1, $2, $3, 10)', [copy, place, copy]);
    });
    await expect(
      db.asUser(stranger, (client) => client.query('select from private.answer_leases')),
    ).rejects.toThrow('permission denied');
    await expect(
      db.asUser(stranger, (client) =>
        client.query('select private.take_answer_lease($1, $2, $3, $4, 10)', [
          sub,
          messageId,
          place,
          crypto.randomUUID(),
        ]),
      ),
    ).rejects.toThrow('permission denied');
    expect(await leases()).toBe(1);
    await one.stop(messageId);
  });
});
