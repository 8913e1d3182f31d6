import { expect, it, vi } from 'vitest';
import { type Message, readConversation } from '../companion/conversation.ts';
import { readCorpus } from '#training/guard/corpus/read-corpus.ts';
import { browserGuard } from './testing.ts';

const counted = vi.hoisted(() => ({ readings: 0 }));

vi.mock('./judge/engine.ts', async (original) => {
  const engine = await original<typeof import('./judge/engine.ts')>();
  const findAll: typeof engine.findAll = (rules, tokens) => {
    counted.readings += 1;
    return engine.findAll(rules, tokens);
  };
  return { ...engine, findAll };
});

const guard = browserGuard();
const { assess, forget } = guard;

/** How often the rules read while this was done. */
function readingsOf(work: () => unknown): number {
  const before = counted.readings;
  work();
  return counted.readings - before;
}

function talkOf(length: number): Message[] {
  return Array.from({ length }, (_, at) =>
    at % 2 === 0
      ? { role: 'person', text: `hoy tuve un día largo en el trabajo, vuelta ${at}` }
      : { role: 'companion', text: `Te leo, van ${at}.` },
  );
}

it('reads only what is new at the next turn of a talk of 400 messages', () => {
  const talk = talkOf(401);
  forget();
  const first = readingsOf(() => readConversation(guard, talk));
  expect(first).toBeGreaterThan(400);
  expect(readingsOf(() => readConversation(guard, talk))).toBe(0);
  talk.push({ role: 'companion', text: 'Ya.' }, { role: 'person', text: 'y salí tarde' });
  const next = readingsOf(() => readConversation(guard, talk));
  expect(next).toBeGreaterThan(0);
  expect(next).toBeLessThan(25);
});

it('reads the same with and without what it remembers', () => {
  const lines = readCorpus('tune').filter((_, at) => at % 12 === 0);
  const readAll = () => lines.map(({ text, context }) => assess(text, { previous: context ?? [] }));
  const remembered = readAll();
  expect(readAll()).toEqual(remembered);
  const fresh = lines.map(({ text, context }) => {
    forget();
    return assess(text, { previous: context ?? [] });
  });
  expect(fresh).toEqual(remembered);
}, 60_000);
