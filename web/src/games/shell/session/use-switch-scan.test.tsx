// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSwitchScan } from './use-switch-scan.ts';

function Stage() {
  const stage = useRef<HTMLDivElement>(null);
  useSwitchScan(stage, true);
  return (
    <div ref={stage}>
      <button type="button">Uno</button>
      <div hidden>
        <button type="button">Tablero</button>
      </div>
      <button type="button" style={{ display: 'none' }}>
        Guardado
      </button>
      <button type="button">Terco</button>
      <button type="button">Dos</button>
    </div>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const visited = (steps: number) =>
  Array.from({ length: steps }, () => {
    vi.advanceTimersByTime(1800);
    return document.activeElement?.textContent;
  });

it('goes round what can be seen, and past what takes no focus', () => {
  render(<Stage />);
  vi.spyOn(screen.getByText('Terco'), 'focus').mockReturnValue(undefined);
  // Browsers let nothing hidden have the focus; the window of the tests would.
  for (const name of ['Tablero', 'Guardado']) {
    vi.spyOn(screen.getByText(name), 'focus').mockReturnValue(undefined);
  }
  expect(visited(3)).toEqual(['Uno', 'Dos', 'Uno']);
});

it('does not even try a stop that is out of sight', () => {
  render(<Stage />);
  const tried = ['Tablero', 'Guardado'].map((name) => vi.spyOn(screen.getByText(name), 'focus'));
  expect(visited(4)).toEqual(['Uno', 'Terco', 'Dos', 'Uno']);
  for (const focus of tried) expect(focus).not.toHaveBeenCalled();
});
