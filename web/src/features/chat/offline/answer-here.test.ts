import { expect, it, vi } from 'vitest';
import { readTalkState } from '#domain/companion/turns/talk-state.ts';
import { FRESH } from '../conversation/conversation-fold.ts';
import type { Message, PersonMessage } from '../conversation/message.ts';
import { offeredIn } from '../conversation/offered.ts';
import { answerHere } from './answer-here.ts';

/** The rules fail on this word. */
const BREAKING = 'mirlo';

vi.mock('#domain/safety/judge/engine.ts', async (original) => {
  const engine = await original<typeof import('#domain/safety/judge/engine.ts')>();
  return {
    ...engine,
    findAll: ((rules, tokens) => {
      if (tokens.some(({ word }) => word === BREAKING)) throw new Error('planted');
      return engine.findAll(rules, tokens);
    }) satisfies typeof engine.findAll,
  };
});

const said = (id: string, text: string): PersonMessage => ({
  id,
  role: 'person',
  text,
  at: '2026-11-22T02:00:00Z',
  status: 'unsent',
});

it('answers a message on which the detector fails, with help', async () => {
  const text = `me quiero morir, mi papá es ${BREAKING}`;
  const given = await answerHere({ ...FRESH, messages: [said('a', text)] }, { messageId: 'a' });
  expect(given?.answer.level).toBe('risk');
  expect(given?.suggestions.map(({ path }) => path)).toEqual(['/crisis']);
});

it('goes on from where the talk stands, and says where it stands then', async () => {
  const messages: Message[] = [said('a', 'Hoy fue pesado')];
  const first = await answerHere({ ...FRESH, messages }, { messageId: 'a' });
  expect(first?.chips.length).toBeGreaterThan(0);
  expect(readTalkState(first?.answer.state)?.turns).toBe(1);
  const talk = {
    ...FRESH,
    messages: [...messages, said('b', 'Y ayer')],
    state: first?.answer.state,
  };
  const second = await answerHere(talk, { messageId: 'b' });
  expect(readTalkState(second?.answer.state)?.turns).toBe(2);
});

it('answers nothing of another conversation', async () => {
  expect(await answerHere(FRESH, { messageId: 'a' })).toBeNull();
});

it('goes through a flow by chips, step by step, to its card', async () => {
  let talk: Parameters<typeof answerHere>[0] = FRESH;
  let tap = { id: 'flow/prepare-words', label: 'Preparar qué decir' };
  const steps: (number | undefined)[] = [];
  let given: Awaited<ReturnType<typeof answerHere>> = null;
  for (let turn = 0; turn < 12 && !given?.card; turn += 1) {
    const messages = [...talk.messages, said(`m${turn}`, tap.label)];
    given = await answerHere({ ...talk, messages }, { messageId: `m${turn}`, choice: tap.id });
    const { flow, chips, card } = given ?? {};
    // What a page that is opened again finds is what stood there.
    expect(offeredIn(given?.answer.state)).toMatchObject({ flow, chips, card });
    steps.push(...(card ? [] : [flow?.step]));
    talk = { ...talk, messages, state: given?.answer.state };
    tap = chips?.[0] ?? tap;
  }
  expect(given?.card?.lines.length).toBeGreaterThan(0);
  expect(steps).toEqual([1, 2, 3, 4, 5, 6]);
});
