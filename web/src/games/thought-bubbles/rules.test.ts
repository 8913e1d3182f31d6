import { describe, expect, it } from 'vitest';
import { reflectionOf } from './content.ts';
import { begin, EXAMPLE, follow, NEXT, play, walk } from './play.testing.ts';
import { kindsOf, rules, thoughtOf, wordsOf } from './rules.ts';
import type { ThoughtsAction } from './state.ts';
import { ACTS, FINDS, KINDS, SAYINGS, THOUGHTS, VALUES } from './thoughts.content.ts';
import { canChange, LABEL_LEVEL, OWN_LEVEL, STRIDES, TASK_LEVEL, TWO_LEVEL } from './visits.ts';

it('asks for a thought of one’s own before anything else, at every level', () => {
  for (const level of [1, 2, 3, 4, 5]) {
    const first = begin(level);
    expect(first.stage).toBe('write');
    expect(rules.legalActions(first)).not.toContainEqual(NEXT);
    const own = follow(first, { type: 'write', text: ' Siempre llego tarde ' }, NEXT);
    expect(wordsOf(own, 0)).toBe('Siempre llego tarde');
  }
});

describe('an example', () => {
  it('never comes unasked: what comes next is the person’s to say', () => {
    for (const level of [1, 2, 3, 4, 5]) {
      const states = play(level);
      const came = states.filter(
        (now, at) => now.shown.length > (states[at - 1] ?? now).shown.length,
      );
      const asked = came.map((now) => states[states.indexOf(now) - 1]?.stage);
      expect(new Set(asked)).toEqual(new Set(['write']));
    }
    const parting = play(1).find(({ stage }) => stage === 'parting')!;
    expect(follow(parting, NEXT)).toMatchObject({ stage: 'write', here: [], visit: 1 });
    const mine = follow(parting, NEXT, { type: 'write', text: 'Otro mío' }, NEXT);
    expect(wordsOf(mine)).toBe('Otro mío');
    expect(follow(parting, EXAMPLE)).toMatchObject({ stage: 'before', visit: 1 });
  });

  it('comes once only, and of another kind than the one before', () => {
    for (const level of [1, 2, 3, 4, 5]) {
      const { shown } = play(level).at(-1)!;
      expect(new Set(shown).size).toBe(shown.length);
      const kinds = shown.map((number) => THOUGHTS[number]!.kind);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });

  it('can be changed for another one until something was said of it', () => {
    const came = follow(begin(1), EXAMPLE);
    const changed = follow(came, { type: 'other' });
    expect(changed.stage).toBe('before');
    expect(wordsOf(changed)).not.toBe(wordsOf(came));
    const marked = follow(changed, { type: 'believe', value: 40 });
    expect(canChange(marked)).toBe(false);
    expect(follow(marked, { type: 'other' })).toBe(marked);
    const own = follow(begin(1), { type: 'write', text: 'Mío' }, NEXT);
    expect(canChange(own)).toBe(false);
  });

  it('is changed beside one’s own, which stays', () => {
    const two = follow(begin(TWO_LEVEL), { type: 'write', text: 'Mío' }, NEXT, EXAMPLE);
    expect(two.stage).toBe('heavier');
    const changed = follow(two, { type: 'other' });
    expect(wordsOf(changed, 0)).toBe('Mío');
    expect(wordsOf(changed, 1)).not.toBe(wordsOf(two, 1));
  });
});

it('has more names for a thought of one’s own, and counts none of them', () => {
  const own = follow(begin(LABEL_LEVEL), { type: 'write', text: 'Ella duerme y yo no' }, NEXT);
  expect(kindsOf(own)).toContain('comparison');
  expect(kindsOf(follow(begin(LABEL_LEVEL), EXAMPLE))).toEqual(KINDS);
  expect(follow(own, { type: 'kind', kind: 'comparison' }, NEXT).stage).toBe('before');
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
  expect(end(90).outcome).toContain('te lo creías 50 de 100; al final, 90.');
});

it('tells of one thought as of one', () => {
  const { outcome } = rules.status(play(OWN_LEVEL, { after: 30 }).at(-1)!);
  expect(outcome).toContain('Al principio te lo creías 50 de 100; al final, 30.');
  expect(outcome).toContain('Siguió río abajo.');
});

it('compares each thought with itself only, and the one that was not marked with nothing', () => {
  const looks = (text: string): ThoughtsAction[] => [{ type: 'write', text }, NEXT];
  const LENS: ThoughtsAction = { type: 'lens', lens: 'slow' };
  const GONE: ThoughtsAction = { type: 'serves', yes: false };
  const marked = (value: number): ThoughtsAction[] => [{ type: 'believe', value }, NEXT];
  const first = follow(
    begin(1),
    ...looks('Ella ya duerme bien y yo no.'),
    ...marked(80),
    LENS,
    NEXT,
    { type: 'value', value: 0 },
  );
  const left = follow(walk(first), NEXT, ...marked(65), GONE, NEXT);
  const again = [
    ...looks('Se fue porque aburro.'),
    ...marked(30),
    LENS,
    NEXT,
    ...marked(30),
    GONE,
    NEXT,
  ];
  const second = follow(left, ...again);
  const over = follow(second, EXAMPLE, NEXT, LENS, NEXT, ...marked(5), GONE, NEXT);
  const { outcome } = rules.status(over);
  expect(outcome).toBe(
    'Miraste 3 pensamientos.\n«Ella ya duerme bien y yo no»: te lo creías 80 de 100; al final, 65.\n' +
      '«Se fue porque aburro»: te lo creías 30 de 100, antes y después.\nProbaste una mirada.\n' +
      'Llegaste a «mi familia» con el pensamiento al lado.\nTodos siguieron río abajo.',
  );
});

it('goes on all the same when it is named otherwise', () => {
  const atKind = follow(begin(OWN_LEVEL), EXAMPLE);
  const wrong = KINDS.find((kind) => kind !== thoughtOf(atKind)!.kind)!;
  const named = follow(atKind, { type: 'kind', kind: wrong });
  expect(named).toMatchObject({ stage: 'named', called: wrong });
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
        const { shown } = play(level, { seed }).at(-1)!;
        expect(shown.map((number) => THOUGHTS[number]!.kind)).not.toContain('plan');
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
    const over = follow(walk(plan), NEXT, { type: 'serves', yes: true }, NEXT);
    expect(rules.status(over)).toMatchObject({ phase: 'finished', score: null });
  });
});

it('lets the heavier of two be chosen', () => {
  const two = follow(begin(TWO_LEVEL), EXAMPLE, EXAMPLE);
  expect(two.stage).toBe('heavier');
  const second = wordsOf(two, 1);
  expect(wordsOf(follow(two, { type: 'heavier', which: 1 }))).toBe(second);
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
    expect(rules.status(over).outcome).toContain(
      'Te quedas con esto: escribir a una amistad, mañana.',
    );
    expect(reflectionOf(over).starters).toContain('Mañana por la mañana le escribo a una amistad.');
  });
});

it('has thoughts of every kind, each once, and enough of all that is chosen from', () => {
  for (const kind of KINDS) {
    expect(THOUGHTS.filter((thought) => thought.kind === kind).length).toBeGreaterThanOrEqual(6);
  }
  expect(new Set(THOUGHTS.map(({ text }) => text)).size).toBe(THOUGHTS.length);
  for (const list of [VALUES, FINDS, ACTS.map(({ does }) => does)])
    expect(new Set(list).size).toBe(list.length);
  expect(FINDS.length).toBeGreaterThanOrEqual(STRIDES);
  for (const sayings of SAYINGS) expect(sayings).toHaveLength(STRIDES);
});
