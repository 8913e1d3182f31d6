import { describe, expect, it } from 'vitest';
import { TICK_MS } from '../contract.ts';
import { seedRng } from '../kit/random/random.ts';
import {
  CARRY_MS,
  OWN_LEVEL,
  rules,
  TASK_LEVEL,
  type ThoughtsAction,
  type ThoughtsState,
  thoughtOf,
  TWO_LEVEL,
  wordsOf,
} from './rules.ts';
import { KINDS, THOUGHTS, VALUES } from './thoughts.content.ts';

const begin = (level: number) => rules.setup({ level, options: {} }, seedRng('hoja'));
const NEXT: ThoughtsAction = { type: 'next' };

function follow(state: ThoughtsState, ...actions: ThoughtsAction[]): ThoughtsState {
  return actions.reduce((now, action) => rules.step(now, action), state);
}

function walk(state: ThoughtsState): ThoughtsState {
  let now = state;
  for (let ms = 0; ms <= CARRY_MS; ms += TICK_MS) now = rules.step(now, { type: 'tick' });
  return now;
}

it('never lets a thought go before it was looked at in some way', () => {
  const atLens = follow(begin(1), NEXT);
  expect(atLens.stage).toBe('lens');
  expect(follow(atLens, NEXT)).toBe(atLens);
  expect(follow(atLens, { type: 'lens', lens: 'leaf' }, NEXT).stage).toBe('after');
});

it('counts naming and looking, and not being believed less', () => {
  const play = (after: number) => {
    let now = begin(2);
    while (rules.status(now).phase === 'playing') {
      const { stage } = now;
      if (stage === 'before') now = follow(now, { type: 'believe', value: 50 }, NEXT);
      else if (stage === 'kind') now = follow(now, { type: 'kind', kind: thoughtOf(now)!.kind });
      else if (stage === 'lens')
        now = follow(
          now,
          { type: 'lens', lens: 'prefix' },
          { type: 'lens', lens: 'slow' },
          { type: 'lens', lens: 'leaf' },
          NEXT,
        );
      else if (stage === 'value') now = follow(now, { type: 'value', value: now.values[0]! });
      else if (stage === 'carry') now = walk(now);
      else if (stage === 'after') now = follow(now, { type: 'believe', value: after }, NEXT);
      else if (stage === 'serves') now = follow(now, { type: 'serves', yes: false });
      else now = follow(now, NEXT);
    }
    return rules.status(now);
  };
  expect(play(10).score).toBe(100);
  expect(play(90).score).toBe(100);
  expect(play(90).outcome).toContain('Los creías un 50 de 100; después, un 90.');
});

it('says the clue when it is named otherwise, and goes on all the same', () => {
  const atKind = follow(begin(2), NEXT);
  const wrong = KINDS.find((kind) => kind !== thoughtOf(atKind)!.kind)!;
  const named = follow(atKind, { type: 'kind', kind: wrong });
  expect(named).toMatchObject({ stage: 'named', asked: 1, right: 0 });
  expect(follow(named, NEXT).stage).toBe('lens');
});

it('lets the heavier of two be chosen', () => {
  const two = begin(TWO_LEVEL);
  expect(two.stage).toBe('heavier');
  const second = wordsOf(two, 1);
  expect(wordsOf(follow(two, { type: 'heavier', which: 1 }))).toBe(second);
});

describe('a thought of one’s own', () => {
  it('is kept as it is written, and asked for before anything else', () => {
    const own = follow(begin(OWN_LEVEL), { type: 'write', text: ' Siempre llego tarde ' });
    expect(wordsOf(follow(own, NEXT))).toBe('Siempre llego tarde');
    expect(rules.legalActions(begin(OWN_LEVEL)).some(({ type }) => type === 'next')).toBe(false);
  });

  it('can be given up for an example', () => {
    const example = follow(begin(OWN_LEVEL), { type: 'write', text: 'x' }, { type: 'example' });
    expect(THOUGHTS.map(({ text }) => text)).toContain(wordsOf(example));
  });
});

it('is carried for twenty seconds, with or without steps', () => {
  let now = follow(begin(TASK_LEVEL), NEXT, { type: 'kind', kind: 'plan' }, NEXT);
  now = follow(now, { type: 'lens', lens: 'grow' }, NEXT, { type: 'value', value: 3 });
  expect(now.stage).toBe('carry');
  expect(walk(follow(now, { type: 'step' }))).toMatchObject({ stage: 'after', steps: 1 });
});

it('has thoughts of every kind, each once, and enough values to choose from', () => {
  for (const kind of KINDS) {
    expect(THOUGHTS.filter((thought) => thought.kind === kind).length).toBeGreaterThanOrEqual(6);
  }
  expect(new Set(THOUGHTS.map(({ text }) => text)).size).toBe(THOUGHTS.length);
  expect(new Set(VALUES).size).toBe(VALUES.length);
});
