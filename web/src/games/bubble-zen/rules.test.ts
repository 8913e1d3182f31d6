import { describe, expect, it } from 'vitest';
import { TICK_MS } from '../contract.ts';
import { seedRng } from '../kit/random/random.ts';
import { bubbleCues } from './cues.ts';
import { FREE_LEVEL } from './levels.ts';
import { hzOf } from './melody.ts';
import { breathNow, guideOf, SETTLE_MS } from './pace.ts';
import { type BubblesState, isRipe, nextBubble, rules } from './rules.ts';
import { placesOf } from './scene/bubble-places.ts';
import { FREE_BUBBLES } from './shapes.ts';

const TICK = { type: 'tick' } as const;
const POP = { type: 'pop-next' } as const;

function begin(level = 1, seed = 'remanso'): BubblesState {
  return rules.setup({ level, options: {} }, seedRng(seed));
}

function wait(state: BubblesState, ms: number): BubblesState {
  let now = state;
  for (let passed = 0; passed < ms; passed += TICK_MS) now = rules.step(now, TICK);
  return now;
}

/** Pops each bubble so long after its moment, to the end; in some breaths none at all. */
function playLate(lateMs: number, level = 1, skipped: readonly number[] = []): BubblesState {
  let now = begin(level);
  while (rules.status(now).phase === 'playing') {
    const next = nextBubble(now);
    if (next && !skipped.includes(now.round) && now.elapsedMs >= next.ripeMs + lateMs)
      now = rules.step(now, POP);
    now = rules.step(now, TICK);
  }
  return now;
}

describe('with the breath', () => {
  it('brings bubbles with the breath in, and ripens them one by one in the breath out', () => {
    const early = wait(begin(), SETTLE_MS + 500);
    expect(breathNow(early).kind).toBe('in');
    expect(early.bubbles).toHaveLength(3);
    const ripe = early.bubbles.map(({ ripeMs }) => ripeMs);
    expect(ripe).toEqual(ripe.toSorted((one, other) => one - other));
    expect(ripe.every((ms) => ms >= SETTLE_MS + 3000 && ms < SETTLE_MS + 7500)).toBe(true);
  });

  it('only trembles when touched too early, and loses nothing', () => {
    const early = wait(begin(), SETTLE_MS + 500);
    const touched = rules.step(early, POP);
    expect(touched.touch).toMatchObject({ kind: 'wobble' });
    expect(touched.melody).toEqual([]);
    const later = wait(touched, 3000);
    expect(isRipe(later, nextBubble(later)!)).toBe(true);
    expect(rules.step(later, POP).melody).toHaveLength(1);
  });

  it('measures how near the hand is to the water, and not how fast it is', () => {
    const near = rules.status(playLate(200)).score!;
    const late = rules.status(playLate(1200)).score!;
    expect(near).toBe(100);
    expect(late).toBeGreaterThan(50);
    expect(late).toBeLessThan(near);
  });

  it('tells what was done and never what was not, and praises no breath that was not whole', () => {
    const { outcome } = rules.status(playLate(200, 1, [3, 4, 5, 6]));
    expect(outcome).toBe(
      '28 burbujas, casi siempre al ritmo del agua. En 8 respiraciones sonaron todas.',
    );
    expect(rules.status(playLate(200)).outcome).toBe(
      '42 burbujas, casi siempre al ritmo del agua. En cada respiración sonaron todas.',
    );
  });

  it('measures nothing of somebody who only looks', () => {
    let now = begin();
    while (rules.status(now).phase === 'playing') now = rules.step(now, TICK);
    expect(rules.status(now)).toMatchObject({ phase: 'finished', score: null });
  });

  it('plays the melody once more before it ends', () => {
    const end = playLate(0);
    expect(end.wholeRounds).toHaveLength(end.breaths);
    const beforeEnd = {
      ...end,
      elapsedMs: end.elapsedMs - 2000 - end.melody.slice(-24).length * 300,
    };
    let heard = 0;
    let now = beforeEnd;
    while (rules.status(now).phase === 'playing') {
      const next = rules.step(now, TICK);
      heard += bubbleCues(now, next).filter(({ type }) => type === 'note').length;
      now = next;
    }
    expect(heard).toBe(Math.min(24, end.melody.length));
  });

  it('makes another melody of another seed', () => {
    const one = wait(begin(1, 'uno'), SETTLE_MS + 100);
    const other = wait(begin(1, 'dos'), SETTLE_MS + 100);
    expect(one.bubbles).not.toEqual(other.bubbles);
  });

  it('lets the light go first and the words last', () => {
    const at = (level: number, share: number) => {
      const state = begin(level);
      const breathMs = 10_000;
      return guideOf({ ...state, elapsedMs: SETTLE_MS + share * state.breaths * breathMs });
    };
    expect(at(5, 0.5)).toEqual({ light: 0, words: 1 });
    expect(at(6, 0.5)).toEqual({ light: 0, words: 1 });
    expect(at(6, 0.9)).toEqual({ light: 0, words: 0 });
    expect(at(3, 0.9)).toEqual({ light: 1, words: 1 });
  });
});

describe('in the current', () => {
  const ripe = () => wait(begin(7), SETTLE_MS + 4500);
  const places = (state: BubblesState, ahead: number) => placesOf(state, ahead);

  it('pushes the others away from the one that is popped, and less the farther they are', () => {
    const before = ripe();
    const popped = nextBubble(before)!;
    const after = rules.step(before, POP);
    expect(places(after, 0)).toEqual(places(before, 0));
    const late = { ...before, elapsedMs: before.elapsedMs + 900 };
    const pushed = places({ ...after, elapsedMs: late.elapsedMs }, 0);
    const moved = places(late, 0).filter(
      ({ id, x, y }, at) =>
        id !== popped.id && Math.hypot(pushed[at]!.x - x, pushed[at]!.y - y) > 8,
    );
    expect(moved).toHaveLength(4);
    expect(rules.step(before, POP)).toEqual(after);
  });

  it('never lays one over another, and carries none out of sight', () => {
    let now = ripe();
    for (let touch = 0; touch < 300; touch += 1) {
      now = wait(touch % 9 === 0 ? rules.step(now, POP) : now, 192);
      const all = places(now, 0);
      for (const [at, { x, y }] of all.entries()) {
        expect(x > 34 && x < 326 && y > 110 && y < 410).toBe(true);
        const there = (other: number) => now.bubbles[other]!.poppedMs === null;
        const near = all.filter(
          (spot, other) =>
            other > at && there(at) && there(other) && Math.hypot(spot.x - x, spot.y - y) < 50,
        );
        expect(near).toEqual([]);
      }
    }
  });
});

describe('free', () => {
  it('never tells anybody how to breathe', () => {
    let now = begin(FREE_LEVEL);
    for (let second = 0; second < 30; second += 1) {
      const next = wait(now, 1000);
      expect(breathNow(next).kind).toBe('free');
      expect(bubbleCues(now, next)).toEqual([]);
      now = next;
    }
  });

  it('grows again what was popped, and ends when the person says so', () => {
    let now = begin(FREE_LEVEL);
    for (let touch = 0; touch < 20; touch += 1) now = rules.step(now, POP);
    const there = (state: BubblesState) =>
      state.bubbles.filter(({ poppedMs }) => poppedMs === null).length;
    expect(there(now)).toBe(0);
    now = wait(now, 8000);
    expect(there(now)).toBe(FREE_BUBBLES);
    expect(rules.status(now)).toEqual({ phase: 'playing', score: null });
    expect(rules.status(rules.step(now, { type: 'stop' })).phase).toBe('finished');
  });

  it('lets a hand blow a bubble, larger and lower the longer it blows, that stays until it is touched', () => {
    const blown = (ms: number) => {
      const blowing = wait(rules.step(begin(FREE_LEVEL), { type: 'blow', x: 180, y: 400 }), ms);
      return rules.step(blowing, { type: 'let-go' });
    };
    const short = blown(400).bubbles.at(-1)!;
    const long = blown(3500).bubbles.at(-1)!;
    expect(long.blown!.reach).toBeGreaterThan(short.blown!.reach * 1.5);
    expect(long.degree).toBeLessThan(short.degree);
    const risen = wait(blown(2000), 30_000);
    const own = risen.bubbles.find((one) => one.blown)!;
    expect(placesOf(risen, 0).find(({ id }) => id === own.id)!.y).toBeLessThan(300);
    const popped = rules.step(risen, { type: 'pop', id: own.id });
    expect(popped.melody).toHaveLength(1);
    expect(wait(popped, 10_000).bubbles.every((one) => !one.blown)).toBe(true);
    expect(rules.status(rules.step(popped, { type: 'stop' })).outcome).toBe(
      'Una burbuja, con su nota. Soplaste una.',
    );
  });

  it('lets a full bubble go by itself', () => {
    const now = wait(rules.step(begin(FREE_LEVEL), { type: 'blow', x: 180, y: 400 }), 4100);
    expect(now.blowing).toBeNull();
    expect(now.blownCount).toBe(1);
  });

  it('keeps the water clear of too many bubbles, and each a name of its own', () => {
    let now = begin(FREE_LEVEL);
    for (let one = 0; one < 40; one += 1) {
      now = rules.step(now, { type: 'blow', x: 20 + one * 8, y: 420 });
      now = rules.step(wait(now, 400), { type: 'let-go' });
    }
    const there = now.bubbles.filter((one) => one.blown && one.poppedMs === null);
    expect(there.length).toBeLessThanOrEqual(14);
    expect(new Set(now.bubbles.map(({ id }) => id)).size).toBe(now.bubbles.length);
  });

  it('answers eight notes with the same ones, once, and then waits for the next', () => {
    let now = begin(FREE_LEVEL);
    const heard: number[] = [];
    const listen = (ms: number) => {
      for (let passed = 0; passed < ms; passed += TICK_MS) {
        const next = rules.step(now, TICK);
        heard.push(...bubbleCues(now, next).flatMap((cue) => ('hz' in cue ? cue.hz : [])));
        now = next;
      }
    };
    for (let note = 0; note < 7; note += 1) now = rules.step(now, POP);
    listen(4000);
    expect(heard).toEqual([]);
    now = rules.step(now, POP);
    listen(1000);
    expect(heard).toEqual([]);
    listen(20_000);
    expect(heard).toEqual(now.melody.slice(-8).map((degree) => hzOf(now.music, degree)));
    expect(now.answer).toBeNull();
  });

  it('blows nothing where there is a rhythm', () => {
    const state = begin(1);
    expect(rules.step(state, { type: 'blow', x: 100, y: 100 })).toBe(state);
  });
});
