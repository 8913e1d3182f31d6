import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/companion/answer.ts';
import * as companion from '#domain/companion/respond.ts';
import { type FlowState, readTalkState } from '#domain/companion/turns/talk-state.ts';
import type { ChatEvent } from '#domain/contracts/chat.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { chatApp, eventsIn, talkIn, wordsOf } from './testing/chat-app.ts';
import { guidedProvider } from './providers/guided-provider.ts';
import type { Provider } from './providers/provider.ts';

vi.mock('#domain/companion/respond.ts', { spy: true });

const respond = vi.mocked(companion.respond);
const AT_ONCE = guidedProvider(() => 0);
const CHIP = { id: 'facet/grief-pet/0', label: 'Lo echo de menos' };
const FLOW = { name: 'Recuerdo y despedida', step: 2, of: 5 };
const CARD = { title: 'Lo que me llevo', lines: ['Rocco'] };

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
afterEach(() => {
  respond.mockReset();
});

const app = (provider: Provider = AT_ONCE) => chatApp({ pools: db.pools, sub, provider });
const turns = () => respond.mock.calls.map(([, turn]) => turn);
const stateIn = (events: readonly ChatEvent[]) =>
  events.flatMap((event) => (event.type === 'state' ? [readTalkState(event.state)] : [])).at(-1);

/** The next answer is in the middle of a flow, with a chip, and leaves a card. */
async function answerInFlow(): Promise<void> {
  const { respond: original } = await vi.importActual<typeof companion>(
    '#domain/companion/respond.ts',
  );
  respond.mockImplementationOnce((...args): Answer => {
    const answer = original(...args);
    const offered = { chips: [CHIP], flow: FLOW, card: CARD };
    const flow: FlowState = {
      flow: 'farewell',
      step: 'wish',
      slots: [['name', 'Rocco']],
      helped: false,
    };
    const place = { at: 'flow' as const, ...flow };
    return { ...answer, ...offered, state: { ...answer.state, place, offered } };
  });
}

async function stored(): Promise<unknown[]> {
  const { rows } = await db.pools.owner.query<{ state: unknown }>(
    'select state from public.messages where user_id = $1 order by created_at, id',
    [sub],
  );
  return rows.map(({ state }) => state);
}

describe('where a talk stands', () => {
  it('is stored with the message, told before the end, and what the next turn begins with', async () => {
    const say = talkIn(app());
    await answerInFlow();
    const events = await say('Se murió mi perro');
    expect(events.slice(-5)).toEqual([
      { type: 'quick-replies', replies: [CHIP] },
      { type: 'flow', ...FLOW },
      { type: 'card', ...CARD },
      { type: 'state', state: expect.objectContaining({ v: 1 }) },
      expect.objectContaining({ type: 'done' }),
    ]);
    expect(await stored()).toEqual([stateIn(events), null]);
    await say(CHIP.label, { choice: CHIP.id });
    expect(turns()[1]).toEqual({
      text: CHIP.label,
      choice: CHIP.id,
      state: stateIn(events),
      previous: ['Se murió mi perro'],
    });
  });

  it('is the one before the message where that is answered again', async () => {
    const say = talkIn(app());
    const first = await say('Hoy fue pesado');
    const messageId = crypto.randomUUID();
    const second = await say('Y ayer también', { messageId });
    await db.pools.owner.query(
      `delete from public.messages where user_id = $1 and role = 'companion'
          and created_at = (select max(created_at) from public.messages where user_id = $1)`,
      [sub],
    );
    await say('Y mañana');
    const body = { message: 'Y ayer también', messageId };
    const again = eventsIn(await (await app().say(body)).text());
    expect(turns()[3]).toEqual(turns()[1]);
    expect(turns()[3]?.state).toEqual(stateIn(first));
    expect(wordsOf(again)).toBe(wordsOf(second));
  });

  it('says what an answer offered that is heard again, and makes none anew', async () => {
    await answerInFlow();
    const body = { message: 'Se murió mi perro', messageId: crypto.randomUUID() };
    const first = eventsIn(await (await app().say(body)).text());
    const again = eventsIn(await (await app().say(body)).text());
    expect(respond).toHaveBeenCalledOnce();
    expect(wordsOf(again)).toBe(wordsOf(first));
    expect(again.filter(({ type }) => type !== 'text-delta')).toEqual(
      first.filter(({ type }) => type !== 'text-delta'),
    );
  });

  it('holds no words of a message that is not kept', async () => {
    await answerInFlow();
    const events = await talkIn(app())('Se murió Rocco', { keep: false });
    expect(events).toContainEqual({ type: 'card', ...CARD });
    expect(JSON.stringify([stateIn(events), await stored()])).not.toContain('Rocco');
    expect(await stored()).toEqual([stateIn(events)]);
  });

  it('is unknown in a talk from before, of which the danger is known', async () => {
    const say = talkIn(app());
    await say('Hola');
    await db.pools.owner.query(
      `with talk as (update public.conversations set safety_level = 'risk' where user_id = $1)
       update public.messages set state = '{"v": 0}' where user_id = $1 and role = 'person'`,
      [sub],
    );
    await say('Hoy comí pizza');
    expect(turns()[1]).toMatchObject({ state: null, known: { level: 'risk' }, previous: ['Hola'] });
  });

  it('goes on where it stood after a message to which nothing could be said', async () => {
    const say = talkIn(app());
    const first = stateIn(await say('Hoy fue pesado'));
    respond.mockImplementationOnce(() => {
      throw new Error('no words');
    });
    expect((await say('Y ayer también')).at(-1)).toMatchObject({ code: 'provider_failed' });
    await say('Hola');
    expect(turns()[2]?.state?.turns).toBe(first?.turns);
    expect(turns()[2]?.previous).toEqual(['Hoy fue pesado', 'Y ayer también']);
  });

  it('is the raised one where a second opinion heard more', async () => {
    const provider: Provider = { ...AT_ONCE, opinion: () => Promise.resolve('risk') };
    const events = await talkIn(app(provider))('Hoy fue pesado');
    expect(turns()[1]).toEqual({ ...turns()[0], raisedTo: 'risk', raisedAsk: true });
    expect(wordsOf(events).trim()).not.toBe('');
    expect(events.at(-1)?.type).toBe('done');
    expect((await stored())[0]).toEqual(stateIn(events));
  });

  it('keeps the guard’s context short, and gives a model both sides of the talk', async () => {
    const heard: string[][] = [];
    const provider: Provider = {
      ...AT_ONCE,
      opinion: async (messages) => {
        heard.push(messages.map(({ role, text }) => `${role}: ${text}`));
        return null;
      },
    };
    const say = talkIn(app(provider));
    const first = await say('Hola');
    await db.pools.owner.query(
      `insert into public.messages (conversation_id, user_id, role, content, created_at)
       select conversation_id, user_id, 'person', 'antes ' || n, created_at - n * interval '1 minute'
         from public.messages, generate_series(1, 60) as n
        where user_id = $1 and role = 'person'`,
      [sub],
    );
    await say('Sigo aquí');
    expect(turns()[1]?.previous).toHaveLength(40);
    expect(turns()[1]?.previous.slice(-2)).toEqual(['antes 1', 'Hola']);
    expect(heard[1]).toHaveLength(41);
    expect(heard[1]?.slice(-3)).toEqual([
      'person: Hola',
      `companion: ${wordsOf(first).trim()}`,
      'person: Sigo aquí',
    ]);
  });
});
