// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnyGame } from '../../contract.ts';
import { lookAtAll, openGame, pebbles, pressButton, reloadGame } from '../game-screen.testing.tsx';
import { GameFailure } from './game-failure.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const focused = () => document.activeElement;
const title = (name: string) => screen.getByRole('heading', { level: 1, name });

it('is on the title when a game begins and when it goes on, and on what comes after it', () => {
  openGame();
  pressButton('Empezar');
  expect(focused()).toBe(title('Piedras'));
  pressButton('Pausar');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Seguir' }));
  pressButton('Seguir');
  expect(focused()).toBe(title('Piedras'));
  lookAtAll();
  expect(focused()).toBe(title('Ya está'));
});

it('is on the way back into a game that was found again', () => {
  openGame();
  pressButton('Empezar');
  reloadGame();
  expect(focused()).toBe(screen.getByRole('button', { name: 'Seguir' }));
});

it('stays where a game has put it', () => {
  function Own() {
    const first = useRef<HTMLButtonElement>(null);
    useEffect(() => first.current?.focus(), []);
    return (
      <button ref={first} type="button">
        Primera
      </button>
    );
  }
  const game: AnyGame = { ...pebbles, View: () => <Own /> };
  openGame({ game });
  pressButton('Empezar');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Primera' }));
});

it('is on the title of what went wrong', () => {
  render(<GameFailure lead="Se detuvo." onRetry={() => undefined} />);
  expect(focused()).toBe(title('Algo salió mal'));
});
