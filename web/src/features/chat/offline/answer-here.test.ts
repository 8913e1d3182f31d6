import { expect, it, vi } from 'vitest';
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

it('answers a message on which the detector fails, with help', async () => {
  const text = `me quiero morir, mi papá es ${BREAKING}`;
  const asked = { id: 'a', role: 'person', text } as never;
  const given = await answerHere([asked], 'a');
  expect(given?.answer.level).toBe('risk');
  expect(given?.suggestions.map(({ path }) => path)).toEqual(['/crisis']);
});
