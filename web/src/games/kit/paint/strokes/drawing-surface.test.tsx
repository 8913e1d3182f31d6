// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrawingSurface } from './drawing-surface.tsx';

const onLay = vi.fn<(points: readonly number[]) => void>();
const onLift = vi.fn<() => void>();
const BRUSH = { colour: 0, size: 1, folds: 6, mirrored: false };
const LOOK = { inks: ['black'], glows: false };

function sheet(brush: typeof BRUSH | null) {
  return (
    <DrawingSurface
      {...{ brush, onLay, onLift }}
      strokes={[]}
      open={null}
      stamps={false}
      look={LOOK}
      gone={0}
      still={false}
      ground={<p>hoja</p>}
    />
  );
}

const paper = () => screen.getByText('hoja');
const at = (clientX: number, pointerId = 1, buttons = 1) => ({
  clientX,
  clientY: 500,
  pointerId,
  buttons,
});
const laid = () =>
  onLay.mock.calls.flatMap(([points]) => points.filter((_, place) => !(place % 3)));

beforeEach(() => {
  // One CSS pixel is one unit of the sheet, whose middle is 0.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1000, 1000),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it('ends the line under the pen when the sheet is full, and begins another when it is not', () => {
  const { rerender } = render(sheet(BRUSH));
  fireEvent.pointerDown(paper(), at(500));
  fireEvent.pointerMove(paper(), at(600));
  rerender(sheet(null));
  expect(laid()).toEqual([0, 100]);
  expect(onLift).toHaveBeenCalledOnce();
  fireEvent.pointerUp(paper(), at(600));
  fireEvent.pointerDown(paper(), at(650));
  fireEvent.pointerUp(paper(), at(650));
  rerender(sheet(BRUSH));
  fireEvent.pointerDown(paper(), at(700));
  fireEvent.pointerUp(paper(), at(700));
  expect(laid()).toEqual([0, 100, 200]);
  expect(onLift).toHaveBeenCalledTimes(2);
});

it.each([
  [
    'the browser takes the pointer away',
    () => fireEvent.lostPointerCapture(paper().parentElement!, at(600)),
  ],
  ['it comes back with no button down', () => fireEvent.pointerMove(paper(), at(900, 1, 0))],
])('ends the line when %s', (_, happens) => {
  render(sheet(BRUSH));
  fireEvent.pointerDown(paper(), at(500));
  fireEvent.lostPointerCapture(paper(), at(500));
  fireEvent.pointerMove(paper(), at(600));
  happens();
  fireEvent.pointerMove(paper(), at(800));
  expect(laid()).toEqual([0, 100]);
  fireEvent.pointerDown(paper(), at(700, 2));
  fireEvent.pointerUp(paper(), at(700, 2));
  expect(laid()).toEqual([0, 100, 200]);
  expect(onLift).toHaveBeenCalledTimes(2);
});
