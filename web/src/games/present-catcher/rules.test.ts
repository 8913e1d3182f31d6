import { expect, it } from 'vitest';
import { TICK_MS } from '../contract.ts';
import { seedRng } from '../kit/random/random.ts';
import { planOf } from './levels.ts';
import { isAsking, isPulse, type PresentState, rules, spotOf, thingOf } from './rules.ts';
import { THINGS } from './things.content.ts';

const begin = (level: number) => rules.setup({ level, options: {} }, seedRng('orilla'));

function wait(state: PresentState, ms: number): PresentState {
  let now = state;
  for (let passed = 0; passed < ms; passed += TICK_MS) now = rules.step(now, { type: 'tick' });
  return now;
}

/** Puts each where it belongs, as soon as the pulse is there. */
function playWell(level: number, gapMs = 0): PresentState {
  let now = begin(level);
  while (rules.status(now).phase === 'playing') {
    if (isAsking(now)) now = rules.step(now, { type: 'answer', where: 'elsewhere' });
    const [token] = now.tokens;
    if (token && isPulse(now.elapsedMs)) {
      now = wait(rules.step(now, { type: 'place', id: token.id, to: thingOf(token).time }), gapMs);
    }
    now = rules.step(now, { type: 'tick' });
  }
  return now;
}

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('level %i can be finished, and wholly', (level) => {
  expect(rules.status(playWell(level)).score).toBe(100);
});

it('has half of everything here and now, whatever the level', () => {
  for (let level = 1; level <= 10; level += 1) {
    const { waiting } = begin(level);
    expect(new Set(waiting.map(({ thing }) => thing)).size).toBe(planOf(level).all);
    const here = waiting.filter((token) => thingOf(token).time === 'now').length;
    expect(here).toBe(planOf(level).all / 2);
  }
});

it('sends back what does not fit, and loses nothing', () => {
  const now = wait(begin(4), 500);
  const [token] = now.tokens;
  const { time } = thingOf(token!);
  const wrong = rules.step(now, { type: 'place', id: 0, to: time === 'past' ? 'future' : 'past' });
  expect(wrong.touch?.kind).toBe('back');
  expect(wrong.tokens).toHaveLength(1);
  const right = rules.step(wrong, { type: 'place', id: 0, to: time });
  expect(right).toMatchObject({ placed: 1, right: 0 });
});

it('takes any bank for a journey, until the level of the two banks', () => {
  const journey = THINGS.findIndex(({ time }) => time === 'past');
  const place = (level: number) => {
    const state = wait(begin(level), 100);
    const tokens = [{ ...state.tokens[0]!, thing: journey }];
    return rules.step({ ...state, tokens }, { type: 'place', id: tokens[0]!.id, to: 'future' });
  };
  expect(place(1).placed).toBe(1);
  expect(place(4).placed).toBe(0);
});

it('keeps what drifts apart, and brings back what drifted by', () => {
  let now = begin(9);
  for (let second = 0; second < 50; second += 1) {
    now = wait(now, 1000);
    const heights = now.tokens.map((token) => spotOf(now, token).y).toSorted((a, b) => a - b);
    heights.slice(1).forEach((y, at) => expect(y - heights[at]!).toBeGreaterThan(55));
  }
  expect(now.waiting.length + now.tokens.length).toBe(planOf(9).all);
});

it('asks where the mind was once a minute, and every answer is worth the same', () => {
  let asking = wait(begin(10), 30_000);
  asking = wait({ ...asking, actedMs: asking.elapsedMs }, 31_000);
  expect(isAsking(asking)).toBe(true);
  expect(wait(asking, 5000)).toBe(asking);
  const scores = (['now', 'past', 'elsewhere'] as const).map(
    (where) => rules.status(rules.step(asking, { type: 'answer', where })).score,
  );
  expect(new Set(scores).size).toBe(1);
});

it('rests when nobody does anything', () => {
  const asleep = rules.step(wait(begin(1), 59_000), { type: 'tick' });
  const asked = wait(asleep, 5000);
  expect(wait(asked, 60_000)).toBe(asked);
});
