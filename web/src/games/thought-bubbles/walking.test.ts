import { describe, expect, it } from 'vitest';
import { begin, EXAMPLE, follow, NEXT, onward, play, walk } from './play.testing.ts';
import { rules } from './rules.ts';
import { FINDS, SAYINGS } from './thoughts.content.ts';
import { OWN, OWN_LEVEL, STRIDES, TASK_LEVEL } from './visits.ts';
import { findOf, sayingOf, thingsOf, valueOf } from './walking.ts';

describe('the walk', () => {
  const toWalk = (level: number) =>
    play(level).find(({ stage }) => stage === 'carry') ?? begin(level);

  it('goes on by a press and never by itself', () => {
    const start = toWalk(OWN_LEVEL);
    expect(rules.step(start, { type: 'tick' })).toBe(start);
    expect(follow(start, { type: 'stride' })).toMatchObject({ stage: 'carry', strides: 1 });
    expect(walk(start).stage).toBe('arrived');
    expect(follow(walk(start), NEXT).stage).toBe('after');
  });

  it('has things to pick up where something else is to be done', () => {
    const start = toWalk(TASK_LEVEL);
    const first = findOf(start)!;
    const on = follow(start, { type: 'stride', pick: true }, { type: 'stride' });
    expect(on.picked).toEqual([first]);
    expect(thingsOf(start)).toHaveLength(STRIDES);
    expect(thingsOf(on).map(({ find }) => find)).not.toContain(first);
    expect(findOf(toWalk(OWN_LEVEL))).toBeNull();
  });

  it('tells at the end what was gathered', () => {
    const start = toWalk(TASK_LEVEL);
    const first = FINDS[findOf(start)!];
    let now = walk(follow(start, { type: 'stride', pick: true }));
    expect(now.stage).toBe('arrived');
    while (now.stage !== 'over') now = follow(now, ...onward(now, 40, false));
    const { outcome } = rules.status(now);
    expect(outcome).toContain(`Llegaste a «mi familia» con ${first} y el pensamiento al lado.`);
    expect(outcome).toContain('Los dos siguieron río abajo.');
  });

  it('is talked to by the thought, at the level that says so', () => {
    const all = (level: number) => play(level).flatMap((state) => sayingOf(state) ?? []);
    expect(all(TASK_LEVEL)).toEqual(SAYINGS.flat().filter((words) => words !== null));
    expect(all(OWN_LEVEL)).toEqual([]);
  });

  it('is with one’s own thought, where there is one', () => {
    const lens = [NEXT, { type: 'lens', lens: 'slow' }, NEXT] as const;
    const own = follow(begin(1), { type: 'write', text: 'Mío' }, NEXT, ...lens);
    expect(own.stage).toBe('value');
    expect(follow(begin(1), EXAMPLE, ...lens).stage).toBe('after');
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
