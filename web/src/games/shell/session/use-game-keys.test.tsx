// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnyGame } from '../../contract.ts';
import { PressPad } from '../../kit/press/press-pad.tsx';
import { pebbles } from '../game-screen.testing.tsx';
import { useGameKeys } from './use-game-keys.ts';

const game: AnyGame = {
  ...pebbles,
  keys: {
    ' ': { down: { type: 'hold' }, up: { type: 'let-go' } },
    Enter: { down: { type: 'hold' } },
    '1': { down: { type: 'first' } },
  },
};

let heard: string[] = [];

function Screen() {
  const stage = useRef<HTMLDivElement>(null);
  const send = ({ type }: { type: string }) => void heard.push(type);
  useGameKeys({ game, stage, send, onPause: () => void heard.push('pause') });
  return (
    <>
      <button type="button">Pausar</button>
      <div ref={stage}>
        <a href="/crisis-moment">Ayuda</a>
        <button type="button">Terminar</button>
        <input aria-label="Tuyo" />
        <details>
          <summary>Más</summary>
        </details>
        <PressPad label="Agua" onPress={() => undefined} onRelease={() => undefined}>
          <span>Nilo</span>
        </PressPad>
        <p>Palabras</p>
      </div>
    </>
  );
}

beforeEach(() => {
  heard = [];
  render(<Screen />);
});
afterEach(cleanup);

/** Whether the browser still does with it what it does with this key. */
const press = (on: Element, key: string) => fireEvent.keyDown(on, { key });

it.each(['Ayuda', 'Terminar', 'Más'])('leaves Enter and the space bar to «%s»', (name) => {
  const control = screen.getByText(name);
  expect(press(control, 'Enter')).toBe(true);
  expect(press(control, ' ')).toBe(true);
  expect(heard).toEqual([]);
});

it('leaves a space to the field it is written in', () => {
  expect(press(screen.getByLabelText('Tuyo'), ' ')).toBe(true);
  expect(heard).toEqual([]);
});

it('hears both on the surface that is the game itself, and on what is no control', () => {
  expect(press(screen.getByText('Nilo'), ' ')).toBe(false);
  fireEvent.keyUp(screen.getByText('Nilo'), { key: ' ' });
  expect(press(screen.getByText('Palabras'), 'Enter')).toBe(false);
  expect(heard).toEqual(['hold', 'let-go', 'hold']);
});

it('hears its other keys wherever the focus is on the stage, and none outside of it', () => {
  expect(press(screen.getByText('Terminar'), '1')).toBe(false);
  expect(press(screen.getByText('Pausar'), '1')).toBe(true);
  expect(heard).toEqual(['first']);
});
