// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TICK_MS } from '../contract.ts';
import { seedRng } from '../kit/random/random.ts';
import { breathingCues } from './cues.ts';
import { type BreathingState, FADING_LEVEL, isOnOwn, rules } from './rules.ts';
import { BREATHING_TEXTS } from './texts.ts';
import { BreathingView } from './view.tsx';

afterEach(cleanup);

const start = { level: FADING_LEVEL, options: { mode: 'hold', pattern: '5-5' } };

/** Without a touch; what it says meanwhile. */
function pass(state: BreathingState, ms: number): { state: BreathingState; said: string[] } {
  const said: string[] = [];
  let now = state;
  for (let passed = 0; passed < ms; passed += TICK_MS) {
    const next = rules.step(now, { type: 'tick' });
    for (const cue of breathingCues(now, next)) if (cue.type === 'say') said.push(cue.text);
    now = next;
  }
  return { state: now, said };
}

function onOwn(): BreathingState {
  let state = rules.setup(start, seedRng('prueba'));
  while (!isOnOwn(state)) state = rules.step(state, { type: 'tick' });
  return state;
}

const press = (state: BreathingState) => rules.step(state, { type: 'inhale' });

function look(state: BreathingState, reducedMotion = false) {
  const { container } = render(
    <BreathingView state={state} send={() => undefined} reducedMotion={reducedMotion} />,
  );
  return { container, drawing: container.innerHTML, words: container.textContent };
}

const blows = (state: BreathingState, still: boolean) => {
  const { container } = look(state, still);
  const answer = container.querySelector('[data-breathing]') !== null;
  cleanup();
  return answer;
};

describe('on one’s own', () => {
  it('has no clock and no hint, whatever a guide would ask for', () => {
    let state = onOwn();
    for (let seconds = 0; seconds < 30; seconds += 2) {
      const { words } = look(state);
      expect(words).not.toContain(BREATHING_TEXTS.holdOn);
      expect(words).not.toMatch(/Queda|\d/);
      cleanup();
      ({ state } = pass(state, 2000));
    }
  });

  it('says once that the guide is gone, and is quiet then', () => {
    const almost = rules.setup(start, seedRng('prueba'));
    const before = { ...almost, elapsedMs: onOwn().elapsedMs - 400 };
    expect(pass(before, 1000).said).toEqual(['Ahora a tu ritmo. Nilo y el río te siguen.']);
    expect(pass(onOwn(), 40_000).said).toEqual([]);
  });

  it.each([false, true])('has Nilo breathe with the finger (still: %s)', (still) => {
    // Over more than a round of the guide that is gone.
    let state = onOwn();
    for (let breaths = 0; breaths < 4; breaths += 1) {
      state = pass(press(state), 3500).state;
      expect(blows(state, still)).toBe(false);
      state = pass(rules.step(state, { type: 'exhale' }), 1500).state;
      expect(blows(state, still)).toBe(true);
      state = pass(state, 3000).state;
    }
  });

  it('grows dark: more stars towards the end, none at the beginning', () => {
    const stars = (state: BreathingState) => look(state).drawing.split('var(--star)').length - 1;
    const state = onOwn();
    expect(stars(state)).toBe(0);
    expect(stars(pass(state, 110_000).state)).toBeGreaterThan(8);
  });
});
