// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnyGame, GameResult } from '../../contract.ts';
import { seedRng } from '../../kit/random/random.ts';
import { lookAtAll, openGame, pebbles, pressButton, reloadGame } from '../game-screen.testing.tsx';
import { forgetRun, isSessionKept, keepSession } from './session-storage.ts';
import type { Session } from './session.ts';

/** What was made in it is in its run, and nowhere else. */
const DRAWING: AnyGame = { ...pebbles, Keepsake: () => <p>El dibujo</p> };
const KEY = { owner: 'visitor', gameId: 'pebbles' };

let results: GameResult[] = [];
const onFinish = (result: GameResult) => void results.push(result);

beforeEach(() => {
  results = [];
  localStorage.clear();
});
afterEach(cleanup);

async function finish() {
  pressButton('Empezar');
  lookAtAll();
  pressButton('Terminar sin escribir');
  await act(async () => Promise.resolve());
}

describe('what was made in a game', () => {
  it('is there again after a reload, and handed over once only', async () => {
    openGame({ game: DRAWING, onFinish });
    await finish();
    reloadGame({ game: DRAWING, onFinish });
    expect(screen.getByText('El dibujo')).toBeTruthy();
    await act(async () => Promise.resolve());
    reloadGame({ game: DRAWING, onFinish });
    expect(screen.getByText('El dibujo')).toBeTruthy();
    expect(results).toHaveLength(1);
    // Signing out counts the sessions that have yet to arrive, and this one has.
    expect(localStorage.getItem('remanso.game.visitor.pebbles')).not.toContain('"session"');
  });

  it('gives way to the next run', async () => {
    openGame({ game: DRAWING, onFinish });
    await finish();
    pressButton('Otra vez');
    reloadGame({ game: DRAWING, onFinish });
    expect(screen.getByText('En pausa')).toBeTruthy();
  });

  it('is not what somebody finds who left and comes again', async () => {
    openGame({ game: DRAWING, onFinish });
    await finish();
    cleanup();
    openGame({ game: DRAWING, onFinish });
    expect(screen.getByRole('button', { name: 'Empezar' })).toBeTruthy();
  });

  it('does not stand in the way of another level that the address asks for', async () => {
    openGame({ game: DRAWING, onFinish });
    await finish();
    reloadGame({ game: DRAWING, onFinish, level: 1 });
    expect(screen.getByText('El dibujo')).toBeTruthy();
    reloadGame({ game: DRAWING, onFinish, level: 2 });
    expect(screen.getByRole('button', { name: 'Empezar' })).toBeTruthy();
  });
});

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
    const state = pebbles.rules.setup(start, seedRng('uno'));
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
