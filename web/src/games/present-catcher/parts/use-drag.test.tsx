// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDrag } from './use-drag.ts';

const onBank = vi.fn<(id: number, to: 'past' | 'future') => void>();
const onTouch = vi.fn<(id: number) => void>();
const tell = vi.fn<(offsetOf: (id: number) => number) => void>();

function River() {
  const drag = useDrag(onBank);
  useEffect(() => tell(drag.offsetOf));
  return [1, 2].map((id) => (
    <button
      key={id}
      type="button"
      onPointerDown={(event) => drag.grab(id, event)}
      onClick={() => !drag.wasDrag() && onTouch(id)}
    >
      {id}
    </button>
  ));
}

beforeEach(() => {
  render(<River />);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const offsetOf = (id: number) => tell.mock.lastCall?.[0](id);
const thing = (name: string) => screen.getByRole('button', { name });
const at = (clientX: number, pointerId = 1) => ({ clientX, pointerId, buttons: 1 });

it('brings a thing to the side it is dragged to, and takes its click for no touch', () => {
  fireEvent.pointerDown(thing('1'), at(200));
  fireEvent.pointerMove(thing('1'), at(140));
  expect(offsetOf(1)).toBe(-60);
  fireEvent.pointerUp(thing('1'), at(140));
  fireEvent.click(thing('1'));
  expect(onBank.mock.calls).toEqual([[1, 'past']]);
  expect(onTouch).not.toHaveBeenCalled();
  expect(offsetOf(1)).toBe(0);
  fireEvent.pointerDown(thing('2'), at(200));
  fireEvent.pointerUp(thing('2'), at(200));
  fireEvent.click(thing('2'));
  expect(onTouch.mock.calls).toEqual([[2]]);
});

it('tells two fingers apart, on two things and on one', () => {
  fireEvent.pointerDown(thing('1'), at(200));
  fireEvent.pointerDown(thing('2'), at(100, 2));
  fireEvent.pointerMove(thing('1'), at(140));
  fireEvent.pointerMove(thing('2'), at(170, 2));
  fireEvent.pointerDown(thing('1'), at(220, 3));
  fireEvent.pointerMove(thing('1'), at(400, 3));
  fireEvent.pointerUp(thing('1'), at(400, 3));
  expect([offsetOf(1), offsetOf(2)]).toEqual([-60, 70]);
  fireEvent.pointerUp(thing('1'), at(140));
  fireEvent.pointerUp(thing('2'), at(170, 2));
  expect(onBank.mock.calls).toEqual([
    [1, 'past'],
    [2, 'future'],
  ]);
});

it('lets go where the browser takes the finger, or the button came up unseen', () => {
  fireEvent.pointerDown(thing('1'), at(200));
  fireEvent.pointerMove(thing('1'), at(120));
  fireEvent.pointerCancel(thing('1'), at(120));
  fireEvent.pointerDown(thing('2'), at(200));
  fireEvent.pointerMove(thing('2'), at(120));
  fireEvent.pointerMove(thing('2'), { ...at(110), buttons: 0 });
  fireEvent.pointerUp(thing('2'), at(110));
  expect(onBank).not.toHaveBeenCalled();
  expect([offsetOf(1), offsetOf(2)]).toEqual([0, 0]);
  fireEvent.click(thing('1'));
  expect(onTouch.mock.calls).toEqual([[1]]);
});

function flick(name: string, by: number, restMs: number) {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  fireEvent.pointerDown(thing(name), at(200));
  for (let part = 1; part <= 3; part += 1) {
    clock.mockReturnValue(1000 + part * 16);
    fireEvent.pointerMove(thing(name), at(200 + (by * part) / 3));
  }
  clock.mockReturnValue(1048 + restMs);
  fireEvent.pointerUp(thing(name), at(200 + by));
  clock.mockRestore();
}

it('throws a thing that a quick hand lets go, and not one that it stops with', () => {
  flick('1', -36, 150);
  flick('1', -12, 4);
  expect(onBank).not.toHaveBeenCalled();
  flick('1', -36, 4);
  flick('2', 40, 4);
  expect(onBank.mock.calls).toEqual([
    [1, 'past'],
    [2, 'future'],
  ]);
});
