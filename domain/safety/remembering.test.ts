import { expect, it, vi } from 'vitest';
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

it('reads only what is new at the next turn of a talk of 400 messages', () => {
  const said = Array.from(
    { length: 200 },
    (_, at) => `hoy tuve un día largo en el trabajo, vuelta ${at}`,
  );
  const turn = () => assess(said.at(-1) ?? '', { previous: said.slice(0, -1).slice(-20) });
  forget();
  expect(readingsOf(turn)).toBeGreaterThan(20);
  expect(readingsOf(turn)).toBe(0);
  said.push('y salí tarde');
  const next = readingsOf(turn);
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
