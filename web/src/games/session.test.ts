import { describe, expect, it } from 'vitest';
import { template } from './_template/index.ts';
import { breathing } from './breathing/index.ts';
import { TICK_MS } from './contract.ts';
import { nextSession, resultOf, type Session, type SessionEvent } from './shell/session/session.ts';

const INTRO: Session = { stage: 'intro' };
const BEGIN: SessionEvent = {
  type: 'begin',
  id: 'run-1',
  seed: 'semilla',
  start: { level: 1, options: {} },
  quick: false,
  ratingBefore: 6,
};

function follow(game: Parameters<typeof nextSession>[0], ...events: SessionEvent[]): Session {
  return events.reduce((session, event) => nextSession(game, session, event), INTRO);
}

function look(at: number): SessionEvent {
  const action = { type: 'look', at };
  return { type: 'act', action };
}
const ALL = [look(0), look(1), look(2)];

describe('session', () => {
  it('hands on what lay in the hand to another run, and not to the same one', () => {
    const again: NonNullable<typeof template.rules.again> = (fresh, before) => ({
      ...fresh,
      rng: before.rng,
    });
    const game = { ...template, rules: { ...template.rules, again } };
    const end = follow(game, BEGIN, ...ALL, { type: 'finish' });
    if (end.stage !== 'done') throw new Error(end.stage);
    const other = nextSession(game, end, { ...BEGIN, id: 'run-2', seed: 'otra' });
    expect(other.stage === 'playing' && other.run.state.rng).toEqual(end.run.state.rng);
    const same = nextSession(game, end, { ...BEGIN, id: 'run-2' });
    expect(same).toEqual(follow(game, { ...BEGIN, id: 'run-2' }));
  });

  it('goes from the intro through the game and the reflection to the end', () => {
    expect(follow(template, BEGIN).stage).toBe('playing');
    expect(follow(template, BEGIN, ...ALL).stage).toBe('reflecting');
    const end = follow(
      template,
      BEGIN,
      { type: 'advance', ticks: 250 },
      ...ALL,
      { type: 'rate', value: 3 },
      { type: 'write', text: ' el río ' },
      { type: 'finish' },
    );
    if (end.stage !== 'done') throw new Error(end.stage);
    expect(resultOf(template, '_template', end.run, TICK_MS)).toEqual({
      id: 'run-1',
      gameId: '_template',
      level: 1,
      score: null,
      durationSeconds: 4,
      ratingBefore: 6,
      ratingAfter: 3,
      reflection: 'el río',
      quick: false,
    });
  });

  it('lets no time pass while paused', () => {
    const paused = follow(breathing, BEGIN, { type: 'pause' });
    expect(nextSession(breathing, paused, { type: 'advance', ticks: 100 })).toEqual(paused);
    const on = nextSession(breathing, paused, { type: 'resume' });
    expect(on).toMatchObject({ stage: 'playing', paused: false });
  });

  it('asks nothing after a quick start', () => {
    const quick = { ...BEGIN, quick: true, start: breathing.quickStart!.start };
    const ticks = Math.ceil(70_000 / TICK_MS);
    expect(follow(breathing, quick, { type: 'advance', ticks }).stage).toBe('done');
  });

  it('is the same whether its ticks come one by one or all at once', () => {
    const one = Array.from({ length: 400 }, (): SessionEvent => ({ type: 'advance', ticks: 1 }));
    expect(follow(breathing, BEGIN, ...one)).toEqual(
      follow(breathing, BEGIN, { type: 'advance', ticks: 400 }),
    );
  });

  it('begins anew from the questions of an older run, and tells whose result has arrived', () => {
    const asked = follow(template, BEGIN, ...ALL);
    const next = { ...BEGIN, id: 'run-2', quick: true };
    const end = follow(template, BEGIN, ...ALL, next, ...ALL);
    expect(nextSession(template, asked, next)).toMatchObject({ stage: 'playing' });
    expect(nextSession(template, end, { type: 'delivered', id: 'run-1' })).toBe(end);
    expect(nextSession(template, end, { type: 'delivered', id: 'run-2' })).toMatchObject({
      run: { id: 'run-2' },
      delivered: true,
    });
  });

  it('is deaf to what makes no sense at its stage', () => {
    for (const event of [...ALL, { type: 'finish' }, { type: 'delivered' }] as SessionEvent[]) {
      expect(nextSession(template, INTRO, event)).toBe(INTRO);
    }
    const end = follow(template, BEGIN, ...ALL);
    expect(nextSession(template, end, { type: 'advance', ticks: 9 })).toBe(end);
  });
});
