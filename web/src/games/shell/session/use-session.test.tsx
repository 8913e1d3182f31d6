// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { template } from '../../_template/index.ts';
import { seedRng } from '../../kit/random/random.ts';
import { openGame, pressButton } from '../game-screen.testing.tsx';
import { forgetRun, isSessionKept, keepSession } from './session-storage.ts';
import type { Session } from './session.ts';

const KEY = { owner: 'visitor', gameId: 'template' };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('two tabs', () => {
  it('an intro that nobody touched lets the run of the other one be', () => {
    const idle = openGame();
    const played = openGame();
    fireEvent.click(within(played.container).getByRole('button', { name: 'Empezar' }));
    expect(isSessionKept(KEY)).toBe(true);
    idle.unmount();
    expect(isSessionKept(KEY)).toBe(true);
  });

  it('one that ends its run does not take away the run that another one began', () => {
    const start = { level: 1, options: {} };
    const state = template.rules.setup(start, seedRng('uno'));
    const run = { id: 'one', start, quick: false, state, ticks: 0 };
    const session: Session = {
      stage: 'playing',
      paused: false,
      run: { ...run, ratingBefore: null, ratingAfter: null, reflection: '' },
    };
    keepSession(KEY, 1, session);
    forgetRun(KEY, 'other');
    expect(isSessionKept(KEY)).toBe(true);
    forgetRun(KEY, 'one');
    expect(isSessionKept(KEY)).toBe(false);
  });
});

it('lets go of a run that was left for a new beginning', () => {
  openGame();
  pressButton('Empezar');
  pressButton('Pausar');
  pressButton('Empezar de nuevo');
  expect(isSessionKept(KEY)).toBe(false);
});
