// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnyGame } from '../../contract.ts';
import { lookAtAll, openGame, pebbles, pressButton } from '../game-screen.testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const drawing: AnyGame = { ...pebbles, drawn: () => true };
const keeping: AnyGame = { ...pebbles, Keepsake: () => <p>Lo que queda</p> };

it('asks before what was made in a run is lost', () => {
  openGame({ game: drawing });
  pressButton('Empezar');
  pressButton('Piedra 1');
  pressButton('Pausar');
  pressButton('Empezar de nuevo');
  const asked = () => screen.getByRole('dialog', { name: '¿Empezar de nuevo?' });
  fireEvent.click(within(asked()).getByRole('button', { name: 'No, seguir con esta' }));
  pressButton('Seguir');
  expect(screen.getByRole('button', { name: 'Piedra 1, vista' })).toBeTruthy();
  pressButton('Pausar');
  pressButton('Empezar de nuevo');
  fireEvent.click(within(asked()).getByRole('button', { name: 'Empezar de nuevo' }));
  expect(screen.getByRole('button', { name: 'Empezar' })).toBeTruthy();
});

it('asks nothing where nothing was made', () => {
  openGame({ game: keeping });
  pressButton('Empezar');
  pressButton('Piedra 1');
  pressButton('Pausar');
  pressButton('Empezar de nuevo');
  expect(screen.getByRole('button', { name: 'Empezar' })).toBeTruthy();
});

it('leads from the result to where another level is chosen', () => {
  openGame();
  pressButton('Empezar');
  lookAtAll();
  pressButton('Terminar sin escribir');
  pressButton('Otro nivel');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Las mismas/ }).checked).toBe(true);
});

it('goes on to the next level in one press, and from the last one again', () => {
  openGame();
  pressButton('Empezar');
  lookAtAll();
  pressButton('Terminar sin escribir');
  pressButton('Siguiente nivel: Las mismas');
  lookAtAll();
  pressButton('Terminar sin escribir');
  expect(screen.queryByRole('button', { name: /^Siguiente nivel/ })).toBeNull();
  pressButton('Otra vez');
  expect(screen.getByRole('button', { name: 'Pausar' })).toBeTruthy();
});
