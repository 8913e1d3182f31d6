// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seedRng } from '../../kit/random/random.ts';
import { rules, type SearchAction } from '../rules.ts';
import type { SearchState } from '../state.ts';
import { WordSearchView } from '../view.tsx';

const scrolled = vi.fn<(this: Element) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.scrollIntoView = function note() {
    scrolled.call(this);
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** The game as it is played: every action leads to the next picture. */
function play(...first: SearchAction[]) {
  let state = rules.setup({ level: 4, options: {} }, seedRng('arena'));
  const view = (now: SearchState) => (
    <WordSearchView state={now} send={(action) => act(() => step(action))} reducedMotion />
  );
  const { rerender } = render(view(state));
  function step(action: SearchAction) {
    state = rules.step(state, action);
    rerender(view(state));
  }
  for (const action of first) step(action);
  return { step, now: () => state };
}

const THEME: SearchAction = { type: 'theme', id: 'table' };
const follows = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

it('keeps the list next to the board, above what is said of a word', () => {
  const { step, now } = play(THEME);
  const { word, gloss, ends } = now().hidden[0]!;
  step({ type: 'line', ...ends });
  const list = screen.getByRole('list', { name: 'Palabras' });
  expect(follows(list, screen.getByText(gloss))).toBe(true);
  expect(follows(list, screen.getByRole('button', { name: 'Letras grandes' }))).toBe(true);
  expect(screen.getByText(word, { selector: '.line-through' })).toBeTruthy();
  expect(screen.getByText('1 de 10')).toBeTruthy();
});

it('answers a line that is no word where it was drawn, for a moment', () => {
  const { step } = play(THEME);
  step({ type: 'line', from: 0, to: 1 });
  expect(screen.getByText('Ahí no hay ninguna de la lista.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.queryByText('Ahí no hay ninguna de la lista.')).toBeNull();
});

it('brings what a hint shows into view, and leaves the focus with its button', () => {
  const { now } = play(THEME);
  const button = screen.getByRole('button', { name: 'Una pista' });
  button.focus();
  fireEvent.click(button);
  const { from } = now().hidden[0]!.ends;
  const cell = scrolled.mock.contexts.at(-1) as HTMLElement;
  expect(cell.dataset['cell']).toBe(String(from));
  expect(document.activeElement).toBe(button);
});

it('leads back to the themes with the focus on their title', () => {
  play(THEME);
  act(() => void vi.advanceTimersToNextFrame());
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar de tema' }));
  act(() => void vi.advanceTimersToNextFrame());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '¿Qué buscas hoy?' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});

it('lets picked letters land in the word, and says when one comes later', () => {
  const { step, now } = play(THEME);
  for (const { ends } of now().hidden) step({ type: 'line', ...ends });
  step({ type: 'story' });
  const total = now().pearls.length;
  expect(screen.getByText(`Faltan ${total} letras.`)).toBeTruthy();
  const [first, other] = [now().pearls.indexOf(0), now().pearls.indexOf(total - 1)];
  const pearls = document.querySelectorAll<HTMLElement>('[data-target]');
  fireEvent.click(pearls[other]!);
  expect(screen.getByText(/^La . va más adelante\.$/)).toBeTruthy();
  fireEvent.click(pearls[first]!);
  expect(screen.getByText(/^Llevas .\. Faltan/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /, ya puesta$/ })).toBe(pearls[first]);
});

it('shows the whole board once all is found, also where letters were large', () => {
  const { step, now } = play(THEME);
  fireEvent.click(screen.getByRole('button', { name: 'Letras grandes' }));
  expect(document.querySelector('.overflow-auto')).toBeTruthy();
  for (const { ends } of now().hidden) step({ type: 'line', ...ends });
  expect(document.querySelector('.overflow-auto')).toBeNull();
});
