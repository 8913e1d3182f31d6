import { expect, it } from 'vitest';
import { TICK_MS } from '../contract.ts';
import { seedRng } from '../kit/random/random.ts';
import { planOf } from './levels.ts';
import { NOTICES, type Sense } from './notices.content.ts';
import { stepsMade } from './river/crossing.ts';
import { breathMs, isPulse, spotOf } from './river/current.ts';
import { noticeOf } from './river/noticing.ts';
import { lightsOf, type PresentState } from './river/state.ts';
import { answeredNow, isAsking, rules, thingOf } from './rules.ts';
import { stonePlaces } from './scene/stone-places.ts';
import { outcomeText } from './texts.ts';
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
    if (now.noticing) now = rules.step(now, { type: 'notice' });
    const [token] = now.tokens;
    if (token && isPulse(breathMs(now))) {
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
  expect(wrong.tokens).toHaveLength(now.tokens.length);
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
  expect(answeredNow(asking)).toBeNull();
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

/** As far as the river stands for the first time. */
function untilNoticing(level = 1): PresentState {
  let now = begin(level);
  while (!now.noticing) {
    const [token] = now.tokens;
    if (token && now.placed < 3) {
      now = rules.step(now, { type: 'place', id: token.id, to: thingOf(token).time });
    }
    now = rules.step(now, { type: 'tick' });
  }
  return now;
}

it('stands while something real is looked for, however long, and flows on from there', () => {
  const found = untilNoticing();
  const long = wait(found, 40_000);
  expect(long.noticing).toEqual(found.noticing);
  const heights = (state: PresentState) => state.tokens.map((token) => spotOf(state, token).y);
  expect(heights(long)).toEqual(heights(found));
  const held = rules.step(long, { type: 'notice' });
  expect(lightsOf(held.stones).at(-1)).toBe(noticeOf(found.noticing!).sense);
  const after = wait(held, 10_200);
  expect(after.noticing).toBeNull();
  expect(heights(after)[0]! - heights(found)[0]!).toBeLessThan(10);
});

it('takes a touch that was meant for the river for none, and the second one for going on', () => {
  const found = untilNoticing();
  expect(rules.step(found, { type: 'notice' })).toBe(found);
  const held = rules.step(wait(found, 1000), { type: 'notice' });
  expect(rules.step(held, { type: 'notice' })).toBe(held);
  expect(rules.step(wait(held, 1000), { type: 'notice' }).noticing).toBeNull();
});

it('offers another sense to who cannot have this one', () => {
  const found = untilNoticing();
  const other = rules.step(found, { type: 'other' });
  expect(noticeOf(other.noticing!).sense).not.toBe(noticeOf(found.noticing!).sense);
});

it('asks for other senses each time, and never ends before it has asked', () => {
  for (let level = 1; level <= 10; level += 1) {
    const lights = lightsOf(playWell(level).stones);
    const senses = lights.filter((light): light is Sense => light !== 'pulse');
    expect(senses).toHaveLength(planOf(level).notices);
    expect(new Set(senses).size).toBe(senses.length);
  }
  expect(NOTICES.length).toBeGreaterThanOrEqual(18);
});

it('answers an answer at once until the next touch, and quotes it at the end', () => {
  let asking = wait(begin(1), 30_000);
  asking = wait({ ...asking, actedMs: asking.elapsedMs }, 31_000);
  const answered = rules.step(asking, { type: 'answer', where: 'elsewhere' });
  expect(answeredNow(wait(answered, 5000))).toBe('elsewhere');
  const played = { placed: 12, right: 10, pulses: 3, senses: ['hear', 'touch'] } as const;
  expect(outcomeText({ ...played, answers: ['elsewhere', 'future'] })).toBe(
    'Te detuviste en algo que oías y en algo que tocabas. De doce cosas, diez encontraron su lugar a la primera. Tres las tocaste justo con el círculo más ancho. Cuando el río preguntó por tu mente, dijiste «Por ahí, no sé», y después «En el futuro».',
  );
});

it('has mostly other things in another run', () => {
  const thingsOf = (seed: string) =>
    rules.setup({ level: 5, options: {} }, seedRng(seed)).waiting.map(({ thing }) => thing);
  let met = 0;
  for (let run = 0; run < 40; run += 1) {
    const first = new Set(thingsOf(`${run}`));
    met += thingsOf(`${run} again`).filter((thing) => first.has(thing)).length;
  }
  expect(met / 40).toBeLessThan(3);
  expect(new Set(THINGS.map(({ text }) => text)).size).toBe(THINGS.length);
});

it('reaches across the river with what was here, whatever the level, and keeps journeys on banks', () => {
  for (let level = 1; level <= 10; level += 1) {
    const { stones } = playWell(level);
    const { all, notices } = planOf(level);
    expect(stones).toHaveLength(all + notices);
    const places = stonePlaces(level, stones);
    const across = places.filter((_, at) => stones[at]!.to === 'now').map(({ x }) => x);
    expect([across.at(0), across.at(-1)!.toFixed()]).toEqual([76, '284']);
    const onBank = (bank: 'past' | 'future') =>
      places.filter((_, at) => stones[at]!.to === bank).map(({ x }) => x);
    expect(Math.max(...onBank('past'))).toBeLessThan(50);
    expect(Math.min(...onBank('future'))).toBeGreaterThan(310);
  }
});

it('ends when Nilo has gone over every stone of what was here, and asks for nothing meanwhile', () => {
  let now = playWell(1);
  const needed = now.stones.filter(({ to }) => to === 'now').length + 1;
  expect(stepsMade(now)).toBe(needed);
  now = { ...now, elapsedMs: now.actedMs };
  const steps = new Set<number>();
  while (rules.status(now).phase === 'playing') {
    expect(rules.legalActions(now)).toEqual([]);
    steps.add(stepsMade(now));
    now = rules.step(now, { type: 'tick' });
  }
  expect([...steps]).toEqual(Array.from({ length: needed + 1 }, (_, step) => step));
});

it('keeps apart two stones of the same wording', () => {
  const found = untilNoticing();
  const held = rules.step(wait(found, 1000), { type: 'notice' });
  const again = { ...held, noticing: { ...found.noticing!, sinceMs: 0 } };
  const { stones } = rules.step(again, { type: 'notice' });
  expect(stones.slice(-2).map(({ what }) => what)).toEqual(Array(2).fill(found.noticing!.notice));
  expect(new Set(stones.map(({ id }) => id)).size).toBe(stones.length);
});
