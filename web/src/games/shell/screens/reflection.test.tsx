// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lookAtAll, openGame, pressButton } from '../game-screen.testing.tsx';

beforeEach(() => {
  localStorage.clear();
  openGame();
  pressButton('Empezar');
  lookAtAll();
});
afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Palabras/);
const write = (value: string) => fireEvent.change(field(), { target: { value } });

it('tries one beginning after the other', () => {
  pressButton('Una forma.');
  pressButton('Un gris azul.');
  expect(field().value).toBe('Un gris azul.');
});

it('puts a beginning below what somebody wrote', () => {
  write('La piedra de mi abuela');
  pressButton('Una forma.');
  expect(field().value).toBe('La piedra de mi abuela\nUna forma.');
  expect(screen.getByRole('button', { name: 'Una forma.', pressed: true })).toBeTruthy();
});

it('puts nothing where there is no room for it', () => {
  const long = 'a'.repeat(1995);
  write(long);
  pressButton('Una forma.');
  expect(field().value).toBe(long);
});
