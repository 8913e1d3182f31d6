// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnyGame, GameResult } from '../contract.ts';
import { lookAtAll, openGame, pebbles, pressButton, reloadGame } from './game-screen.testing.tsx';

const game: AnyGame = {
  ...pebbles,
  quickStart: {
    label: 'Sin elegir',
    detail: 'Un minuto',
    start: { level: 1, options: {} },
    afterwards: 'Quédate lo que necesites.',
  },
};

let results: GameResult[] = [];
const onFinish = (result: GameResult) => void results.push(result);

beforeEach(() => {
  results = [];
  localStorage.clear();
});
afterEach(cleanup);

it('begins at once where an older run still asks, and hands over what was written there', async () => {
  openGame({ game, onFinish });
  pressButton('Empezar');
  lookAtAll();
  fireEvent.change(screen.getByLabelText(/^Palabras/), { target: { value: 'Musgo' } });
  reloadGame({ game, onFinish, quick: true });
  expect(screen.getByRole('button', { name: 'Piedra 1' })).toBeTruthy();
  await act(async () => Promise.resolve());
  expect(results).toMatchObject([{ reflection: 'Musgo', quick: false }]);
  lookAtAll();
  expect(screen.getByText('Quédate lo que necesites.')).toBeTruthy();
  await act(async () => Promise.resolve());
  expect(results.map(({ quick }) => quick)).toEqual([false, true]);
});

it('goes on after a reload in the middle of it, without another touch', () => {
  openGame({ game, onFinish, quick: true });
  pressButton('Piedra 2');
  reloadGame({ game, onFinish, quick: true });
  expect(screen.getByRole('button', { name: 'Piedra 2, vista' })).toBeTruthy();
});

it('takes the place of a run that somebody chose and left open', () => {
  openGame({ game, onFinish });
  pressButton('Empezar');
  pressButton('Piedra 2');
  reloadGame({ game, onFinish, quick: true });
  expect(screen.getByRole('button', { name: 'Piedra 2' })).toBeTruthy();
});
