// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seedRng } from '../../kit/random/random.ts';
import { showPlayingNote } from '../../kit/tune/playing-note.ts';
import { FREE_LEVEL } from '../levels.ts';
import { rules } from '../rules.ts';
import { WORLD } from '../shapes.ts';
import { BubblesView } from '../view.tsx';
import { Melody } from './melody-line.tsx';

const send = vi.fn<(action: { type: string; id?: number }) => void>();

beforeEach(() => {
  const box = { left: 0, top: 0, ...WORLD };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  act(() => showPlayingNote(null));
  cleanup();
  send.mockClear();
  vi.restoreAllMocks();
});

const finger = (clientX: number, clientY: number) => ({
  clientX,
  clientY,
  pointerId: 1,
  isPrimary: true,
  button: 0,
});
const popped = () => new Set(send.mock.calls.map(([{ id }]) => id));

it('pops what a finger drags through, and once only', () => {
  const fresh = rules.setup({ level: FREE_LEVEL, options: {} }, seedRng('remanso'));
  const state = { ...fresh, elapsedMs: 3000 };
  render(<BubblesView {...{ state, send }} reducedMotion />);
  const row = state.bubbles.slice(0, 4);
  const first = screen.getAllByRole('button')[0]!;
  fireEvent.pointerDown(first, finger(row[0]!.x, row[0]!.y));
  for (const { x, y } of row.slice(1)) fireEvent.pointerMove(first, finger(x, y));
  fireEvent.pointerUp(first, finger(row[3]!.x, row[3]!.y));
  fireEvent.click(screen.getAllByRole('button')[6]!, { detail: 1 });
  expect(popped()).toEqual(new Set(row.map(({ id }) => id)));
  // A key and a reader press the button itself.
  fireEvent.click(screen.getAllByRole('button')[6]!, { detail: 0 });
  expect(popped()).toContain(state.bubbles[6]!.id);
});

it('pops what ripens under a finger that rests', () => {
  const start = { level: 1, options: {} };
  let state = rules.setup(start, seedRng('remanso'));
  while (state.bubbles.length === 0) state = rules.step(state, { type: 'tick' });
  const [bubble] = state.bubbles;
  const { rerender } = render(<BubblesView {...{ state, send }} reducedMotion />);
  fireEvent.pointerDown(screen.getAllByRole('button')[0]!, finger(bubble!.x, bubble!.y));
  send.mockClear();
  rerender(<BubblesView {...{ state, send }} reducedMotion />);
  expect(popped()).not.toContain(bubble!.id);
  const ripe = { ...state, elapsedMs: bubble!.ripeMs };
  rerender(<BubblesView {...{ state: ripe, send }} reducedMotion />);
  expect(popped()).toContain(bubble!.id);
});

it('blows a bubble for as long as a finger rests in the free pond, and lets it go with it', () => {
  const state = rules.setup({ level: FREE_LEVEL, options: {} }, seedRng('remanso'));
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const { rerender } = render(<BubblesView {...{ state, send }} reducedMotion />);
  const pane = screen.getAllByRole('button')[0]!;
  const done = () => send.mock.calls.map(([{ type }]) => type);
  fireEvent.pointerDown(pane, finger(180, 400));
  clock.mockReturnValue(1400);
  rerender(<BubblesView {...{ state: { ...state, elapsedMs: 400 }, send }} reducedMotion />);
  rerender(<BubblesView {...{ state: { ...state, elapsedMs: 416 }, send }} reducedMotion />);
  fireEvent.pointerMove(pane, finger(186, 402));
  expect(done()).toEqual(['blow']);
  fireEvent.pointerUp(pane, finger(186, 402));
  expect(done()).toEqual(['blow', 'let-go']);
  // A finger that goes its way blows nothing, however long it stays down.
  fireEvent.pointerDown(pane, finger(180, 400));
  fireEvent.pointerMove(pane, finger(220, 400));
  clock.mockReturnValue(9000);
  rerender(<BubblesView {...{ state: { ...state, elapsedMs: 432 }, send }} reducedMotion />);
  fireEvent.pointerUp(pane, finger(220, 400));
  expect(done()).toEqual(['blow', 'let-go']);
});

it('shows which note of the melody is played', () => {
  const { container } = render(<Melody state={{ melody: [1, 4, 2] }} />);
  const gold = () => container.querySelectorAll('svg > circle[fill="var(--ripe)"]').length;
  expect([gold(), container.querySelector('[data-playing]')]).toEqual([3, null]);
  act(() => showPlayingNote(1));
  expect(gold()).toBe(2);
  expect(container.querySelector('[data-playing]')).not.toBeNull();
});
