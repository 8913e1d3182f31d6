import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TICK_MS } from '../contract.ts';
import { seedRng } from '../kit/random/random.ts';
import { PATTERN_IDS } from './patterns.ts';
import {
  BREATHED_OUT,
  type BreathingState,
  breathMoment,
  FADING_LEVEL,
  guidePresence,
  isOnOwn,
  ownTime,
  rules,
  SETTLE_MS,
  WIND_LEVEL,
} from './rules.ts';

const TICK = { type: 'tick' } as const;

function begin(options: Record<string, string>, level = 1): BreathingState {
  return rules.setup({ level, options }, seedRng('prueba'));
}

/** Plays to the end, pressing or letting go as `wants` says, moment by moment. */
function play(state: BreathingState, wants: (state: BreathingState) => boolean): BreathingState {
  let now = state;
  while (rules.status(now).phase === 'playing') {
    const pressing = wants(now);
    if (pressing !== now.pressing) now = rules.step(now, { type: pressing ? 'inhale' : 'exhale' });
    now = rules.step(now, TICK);
  }
  return now;
}

function guideBreathesIn(state: BreathingState): boolean {
  const kind = breathMoment(state)?.phase.kind;
  return kind === 'inhale' || kind === 'top-up' || kind === 'hold-full';
}

/** Follows the guide, always this much behind it. */
const late = (ms: number) => (state: BreathingState) =>
  guideBreathesIn({ ...state, elapsedMs: Math.max(0, state.elapsedMs - ms) });

const scoreWhenLate = (ms: number) =>
  rules.status(play(begin({ mode: 'hold', pattern: '5-5' }), late(ms))).score;

function gusts(level: number): number[] {
  const seen: number[] = [];
  play(begin({ mode: 'follow' }, level), (state) => {
    if (seen.at(-1) !== state.wind) seen.push(state.wind);
    return false;
  });
  return seen;
}

describe('breathing', () => {
  it.each(PATTERN_IDS)('is all inside the current for who follows "%s"', (pattern) => {
    for (const holds of ['on', 'off']) {
      const end = play(begin({ mode: 'hold', pattern, holds }), guideBreathesIn);
      expect(rules.status(end).score).toBe(100);
    }
  });

  it('counts a switch up to 15 % late as inside, and much later as less', () => {
    expect(scoreWhenLate(600)).toBeGreaterThanOrEqual(97);
    expect(scoreWhenLate(1500)).toBeLessThan(70);
  });

  it('measures nothing where no finger is asked for', () => {
    for (const mode of ['follow', 'panic']) {
      const end = play(begin({ mode }), () => false);
      expect(rules.status(end)).toEqual({ phase: 'finished', score: null });
      expect(rules.legalActions(end)).toEqual([]);
    }
  });

  it('panic lasts 60 seconds and ends after a whole breath out', () => {
    const state = begin({ mode: 'panic', pattern: '4-6', holds: 'off' });
    expect(state.totalMs).toBe(60_000);
    const end = play(state, () => false);
    expect(end.elapsedMs - SETTLE_MS).toBeLessThan(60_000 + TICK_MS);
  });

  it('lasts the minutes of its level, made up to whole breaths', () => {
    const minutes = [1, 2, 3, 4, 5, 3, 4];
    for (const [at, expected] of minutes.entries()) {
      const { totalMs } = begin({ mode: 'hold', pattern: '4-7-8', holds: 'on' }, at + 1);
      expect(totalMs).toBeGreaterThanOrEqual(expected * 60_000);
      expect(totalMs).toBeLessThan(expected * 60_000 + 19_000);
    }
  });

  it('leaves out the pauses unless they were asked for', () => {
    const kinds = new Set<string>();
    play(begin({ mode: 'follow', pattern: 'box' }), (state) => {
      kinds.add(breathMoment(state)?.phase.kind ?? 'settle');
      return false;
    });
    expect([...kinds]).toEqual(['settle', 'inhale', 'exhale']);
  });

  it('has wind on its level only, never more than a full gust, and the same for a seed', () => {
    expect(gusts(1)).toEqual([0]);
    expect(gusts(WIND_LEVEL).length).toBeGreaterThan(3);
    expect(gusts(WIND_LEVEL)).toEqual(gusts(WIND_LEVEL));
    for (const gust of gusts(WIND_LEVEL)) expect(Math.abs(gust)).toBeLessThanOrEqual(1);
  });

  it('lets the guide fade on the last level and still counts', () => {
    const state = begin({ mode: 'hold' }, FADING_LEVEL);
    const at = (share: number) => ({ ...state, elapsedMs: SETTLE_MS + share * state.totalMs });
    expect([0, 0.25, 0.375, 0.5, 0.9].map((share) => guidePresence(at(share)))).toEqual([
      1, 1, 0.5, 0, 0,
    ]);
    expect(rules.status(play(state, guideBreathesIn)).score).toBe(100);
  });

  it('leaves what is breathed without a guide out of the result', () => {
    const own = (wants: (state: BreathingState) => boolean) =>
      rules.status(
        play(begin({ mode: 'hold', pattern: '4-6' }, FADING_LEVEL), (state) =>
          isOnOwn(state) ? wants(state) : guideBreathesIn(state),
        ),
      );
    // A slow rhythm of their own, and a finger that rests.
    const slow = own((state) => state.elapsedMs % 11_500 < 4500);
    const still = own(() => false);
    for (const status of [slow, still]) {
      expect(status.score).toBe(100);
      expect(status.outcome).toContain('La última parte la respiraste a tu aire.');
    }
    const end = play(begin({ mode: 'hold' }, 1), guideBreathesIn);
    expect(rules.status(end).outcome).not.toContain('a tu aire');
  });

  it.each(PATTERN_IDS)('goes over to the finger after whole breaths: "%s"', (pattern) => {
    let state = begin({ mode: 'hold', pattern, holds: 'on' }, FADING_LEVEL);
    while (!isOnOwn(state)) state = rules.step(state, TICK);
    expect(guidePresence(state)).toBe(0);
    expect(breathMoment(state)).toMatchObject({ index: 0 });
    expect(ownTime(state).ofMs).toBeGreaterThan(100_000);
    expect(isOnOwn({ ...state, mode: 'follow' })).toBe(false);
  });

  it('ends on a breath out of who breathes on their own, however long it takes', () => {
    // In at the very moment when the time is over, six seconds long.
    const end = play(begin({ mode: 'hold' }, FADING_LEVEL), (state) => {
      const past = state.elapsedMs - SETTLE_MS - state.totalMs;
      return past > -1000 && past < 5000;
    });
    expect(end.pressing).toBe(false);
    expect(end.air).toBeLessThanOrEqual(BREATHED_OUT);
    expect(end.elapsedMs - SETTLE_MS - end.totalMs).toBeGreaterThan(5000);
    // A hand that fell asleep on the screen does not keep it open for ever.
    const asleep = play(begin({ mode: 'hold' }, FADING_LEVEL), isOnOwn);
    expect(asleep.elapsedMs - SETTLE_MS - asleep.totalMs).toBeLessThan(60_000);
  });

  it('keeps the air between empty and full whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 400 }), (presses) => {
        let state = { ...begin({ mode: 'hold' }), elapsedMs: SETTLE_MS };
        for (const press of presses) {
          state = rules.step(state, { type: press ? 'inhale' : 'exhale' });
          for (let i = 0; i < 20; i += 1) state = rules.step(state, TICK);
          expect(state.air).toBeGreaterThanOrEqual(0);
          expect(state.air).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 30 },
    );
  });
});
