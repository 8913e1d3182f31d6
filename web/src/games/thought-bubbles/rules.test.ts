import { describe, expect, it } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import { reflectionOf } from './content.ts';
import { findOf, rules, thoughtOf, valueOf, wordsOf } from './rules.ts';
import type { ThoughtsAction, ThoughtsState } from './state.ts';
import { ACTS, FINDS, KINDS, THOUGHTS, VALUES } from './thoughts.content.ts';
import { LABEL_LEVEL, OWN, OWN_LEVEL, STRIDES, TASK_LEVEL, TWO_LEVEL } from './visits.ts';

const begin = (level: number, seed = 'hoja') => rules.setup({ level, options: {} }, seedRng(seed));
const NEXT: ThoughtsAction = { type: 'next' };
const EXAMPLE: ThoughtsAction = { type: 'example' };
const LOOKS = (['prefix', 'slow', 'shore'] as const).map(
  (lens) => ({ type: 'lens', lens }) as const,
);

function follow(state: ThoughtsState, ...actions: ThoughtsAction[]): ThoughtsState {
  return actions.reduce((now, action) => rules.step(now, action), state);
}

function walk(state: ThoughtsState): ThoughtsState {
  return follow(state, ...Array.from({ length: STRIDES }, () => ({ type: 'stride' }) as const));
}

/** What somebody does at each stage who names as the game does and looks in three ways. */
function onward(now: ThoughtsState, after: number, yes: boolean): readonly ThoughtsAction[] {
  switch (now.stage) {
    case 'write':
      return [EXAMPLE];
    case 'before':
      return [{ type: 'believe', value: 50 }, NEXT];
    case 'kind':
      return [{ type: 'kind', kind: thoughtOf(now)?.kind ?? 'judgement' }];
    case 'lens':
      return [...LOOKS, NEXT];
    case 'value':
      return [{ type: 'value', value: 0 }];
    case 'carry':
      return [{ type: 'stride' }];
    case 'after':
      return [{ type: 'believe', value: after }, NEXT];
    case 'serves':
      return [{ type: 'serves', yes }];
    default:
      return [NEXT];
  }
}

function play(level: number, { after = 10, yes = false, seed = 'hoja' } = {}): ThoughtsState[] {
  const states = [begin(level, seed)];
  let now = states[0]!;
  while (rules.status(now).phase === 'playing') {
    now = follow(now, ...onward(now, after, yes));
    states.push(now);
  }
  return states;
}

it('asks for a thought of one’s own before anything else, at every level', () => {
  for (const level of [1, 2, 3, 4, 5]) {
    const first = begin(level);
    expect(first.stage).toBe('write');
    expect(rules.legalActions(first)).not.toContainEqual(NEXT);
    const own = follow(first, { type: 'write', text: ' Siempre llego tarde ' }, NEXT);
    expect(wordsOf(own, 0)).toBe('Siempre llego tarde');
  }
});

it('gives an example instead, which comes once only', () => {
  for (const level of [1, 2, 3, 4, 5]) {
    const numbers = follow(begin(level), EXAMPLE).visits.flat();
    expect(numbers).not.toContain(OWN);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

it('never lets a thought go before it was looked at in some way', () => {
  const atLens = follow(begin(1), EXAMPLE, NEXT);
  expect(atLens.stage).toBe('lens');
  expect(follow(atLens, NEXT)).toBe(atLens);
  expect(follow(atLens, { type: 'lens', lens: 'shore' }, NEXT).stage).toBe('after');
});

it('counts naming and looking, and not being believed less', () => {
  const end = (after: number) => rules.status(play(LABEL_LEVEL, { after }).at(-1)!);
  expect(end(10).score).toBe(100);
  expect(end(90).score).toBe(100);
  expect(end(90).outcome).toContain('Al principio los creías 50 de 100; al final, 90.');
});

it('tells of one thought as of one', () => {
  const { outcome } = rules.status(play(OWN_LEVEL, { after: 30 }).at(-1)!);
  expect(outcome).toContain('Al principio lo creías 50 de 100; al final, 30.');
  expect(outcome).toContain('Siguió río abajo.');
});

it('goes on all the same when it is named otherwise', () => {
  const atKind = follow(begin(LABEL_LEVEL), EXAMPLE);
  const wrong = KINDS.find((kind) => kind !== thoughtOf(atKind)!.kind)!;
  const named = follow(atKind, { type: 'kind', kind: wrong });
  expect(named).toMatchObject({ stage: 'named', asked: 1, right: 0 });
  expect(follow(named, NEXT).stage).toBe('before');
});

describe('a plan', () => {
  it('is named, and neither doubted nor looked at askew', () => {
    const seeds = Array.from({ length: 12 }, (_, at) => `río ${at}`);
    const states = seeds.flatMap((seed) => play(LABEL_LEVEL, { seed }));
    const ofPlans = states.filter((state) => thoughtOf(state)?.kind === 'plan');
    const stages = new Set(ofPlans.map(({ stage }) => stage));
    expect(stages).toContain('kind');
    expect(stages).toContain('serves');
    for (const stage of ['before', 'lens', 'after']) expect(stages).not.toContain(stage);
  });

  it('comes only where thoughts are given names', () => {
    for (const level of [1, TWO_LEVEL, OWN_LEVEL, TASK_LEVEL]) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const numbers = follow(begin(level, seed), EXAMPLE).visits.flat();
        expect(numbers.map((number) => THOUGHTS[number]!.kind)).not.toContain('plan');
      }
    }
  });

  it('of one’s own is only carried, and nothing is measured', () => {
    const plan = follow(
      begin(OWN_LEVEL),
      { type: 'write', text: 'Mañana llamo' },
      NEXT,
      { type: 'kind', kind: 'plan' },
      NEXT,
      { type: 'value', value: 1 },
    );
    const over = follow(walk(plan), { type: 'serves', yes: true }, NEXT);
    expect(rules.status(over)).toMatchObject({ phase: 'finished', score: null });
  });
});

it('lets the heavier of two be chosen', () => {
  const two = follow(begin(TWO_LEVEL), EXAMPLE);
  expect(two.stage).toBe('heavier');
  const second = wordsOf(two, 1);
  expect(wordsOf(follow(two, { type: 'heavier', which: 1 }))).toBe(second);
});

describe('the walk', () => {
  const toWalk = (level: number) =>
    play(level).find(({ stage }) => stage === 'carry') ?? begin(level);

  it('goes on by a press and never by itself', () => {
    const start = toWalk(OWN_LEVEL);
    expect(rules.step(start, { type: 'tick' })).toBe(start);
    expect(follow(start, { type: 'stride' })).toMatchObject({ stage: 'carry', strides: 1 });
    expect(walk(start).stage).toBe('after');
  });

  it('has things to pick up where something else is to be done', () => {
    const start = toWalk(TASK_LEVEL);
    const first = findOf(start)!;
    const on = follow(start, { type: 'stride', pick: true }, { type: 'stride' });
    expect(on.picked).toEqual([first]);
    expect(findOf(toWalk(OWN_LEVEL))).toBeNull();
  });

  it('leads to words of one’s own, when there are any', () => {
    const atValue = play(OWN_LEVEL).find(({ stage }) => stage === 'value')!;
    expect(follow(atValue, { type: 'value', value: OWN })).toBe(atValue);
    const own = follow(
      atValue,
      { type: 'own-value', text: ' Mi hija ' },
      { type: 'value', value: OWN },
    );
    expect(own.stage).toBe('carry');
    expect(valueOf(own)).toBe('Mi hija');
  });
});

describe('what was answered of its use', () => {
  it('leads to nothing to do where all of them were let go', () => {
    const over = play(1).at(-1)!;
    expect(rules.status(over).outcome).toContain('Todos siguieron río abajo.');
    expect(reflectionOf(over).question).toBe('¿Qué quieres recordar de este rato?');
  });

  it('leads to a small step, and to when, once one was chosen', () => {
    expect(reflectionOf(play(1, { yes: true }).at(-1)!).question).toContain('dos minutos?');
    const kept = play(OWN_LEVEL, { yes: true }).find(({ stage }) => stage === 'parting')!;
    const over = follow(kept, { type: 'act', act: 1 }, NEXT);
    expect(rules.status(over).outcome).toContain('Te quedas con esto: escribir a alguien.');
    expect(reflectionOf(over).starters).toContain('Escribir a alguien, hoy.');
  });
});

it('has thoughts of every kind, each once, and enough of all that is chosen from', () => {
  for (const kind of KINDS) {
    expect(THOUGHTS.filter((thought) => thought.kind === kind).length).toBeGreaterThanOrEqual(6);
  }
  expect(new Set(THOUGHTS.map(({ text }) => text)).size).toBe(THOUGHTS.length);
  for (const list of [VALUES, FINDS, ACTS]) expect(new Set(list).size).toBe(list.length);
  expect(FINDS.length).toBeGreaterThanOrEqual(STRIDES);
});
