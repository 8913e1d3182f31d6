import { expect, it, vi } from 'vitest';
import { assess } from './guard.ts';

/** The rules fail on this word, and on being built ahead. */
const BREAKING = 'mirlo';

vi.mock('#domain/safety/judge/engine.ts', async (original) => {
  const engine = await original<typeof import('#domain/safety/judge/engine.ts')>();
  let asked = 0;
  return {
    ...engine,
    buildEngine: () => {
      asked += 1;
      if (asked === 1) throw new Error('planted');
      return engine.buildEngine();
    },
    findAll: ((rules, tokens) => {
      if (tokens.some(({ word }) => word === BREAKING)) throw new Error('planted');
      return engine.findAll(rules, tokens);
    }) satisfies typeof engine.findAll,
  };
});

const broken = `me quiero morir, mi papá es ${BREAKING}`;

it('shows help for a message on which the detector fails, and goes on after it', async () => {
  expect(await assess(broken)).toEqual({ level: 'risk', ask: false });
  const after = await assess('hoy comí arepas con mi tía', { previous: [broken] });
  expect(after).toMatchObject({ level: 'none' });
});

it.each(['constructor', '__proto__', 'toString', '{x}', '\ud800', '\u202e\u200b', '\u0000'])(
  'reads %j without failing',
  async (word) => {
    const { level } = await assess(`quiero matarme ${word}`, { previous: [word] });
    expect(level).not.toBe('none');
  },
);
