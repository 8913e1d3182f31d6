// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { seedRng } from '../../kit/random/random.ts';
import { MOST_SHEETS, readSheets } from '../kept-sheets.ts';
import { type ColoringState, rules } from '../rules.ts';
import { ColouredSheet, ColoursOfToday } from './keepsake.tsx';

/** Two pieces of two colours. */
const begun = rules.setup({ level: 2, options: { palette: 'river' } }, seedRng('orilla'));
const coloured = [
  { type: 'fill', cell: 0 } as const,
  { type: 'colour', colour: 3 } as const,
  { type: 'fill', cell: 12 } as const,
].reduce((state, action) => rules.step(state, action), begun);

function Reflecting({ before }: { before: string }) {
  const [words, write] = useState(before);
  return (
    <>
      <ColoursOfToday state={coloured} {...{ words, write }} />
      <output>{words}</output>
    </>
  );
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const written = () => screen.getByRole('status').textContent;
const colours = () => screen.getAllByRole('button');

it('says one colour or the other', () => {
  render(<Reflecting before="" />);
  const names = colours().map(({ textContent }) => textContent);
  expect(names).toHaveLength(2);
  for (const button of colours()) {
    fireEvent.click(button);
    expect(written()).toBe(`Mi color de hoy: ${button.textContent}.`);
  }
});

it('says it below what somebody wrote', () => {
  render(<Reflecting before="Mi abuela tenía un mantel así" />);
  const [first] = colours();
  if (first) fireEvent.click(first);
  expect(written()).toBe(`Mi abuela tenía un mantel así\nMi color de hoy: ${first?.textContent}.`);
});

const ofSeed = (seed: string): ColoringState =>
  rules.step(rules.setup({ level: 1, options: { palette: 'dawn' } }, seedRng(seed)), {
    type: 'fill',
    cell: 0,
  });

/** As the result of one run after the other. */
function finish(...states: ColoringState[]) {
  for (const state of states) {
    cleanup();
    render(<ColouredSheet state={state} />);
  }
}

const strip = () => screen.queryAllByRole('button', { name: /^\d de \d\. / });

it('keeps the last six mandalas, each once, and lets them be looked at again', () => {
  finish(ofSeed('una'));
  expect(strip()).toHaveLength(0);
  finish(ofSeed('una'), coloured, coloured);
  expect(strip()).toHaveLength(2);
  const [own, before] = strip();
  expect(own?.getAttribute('aria-pressed')).toBe('true');
  if (before) fireEvent.click(before);
  expect(screen.getByRole('img', { name: 'Mandala con rosa' })).toBeTruthy();
  finish(...['a', 'b', 'c', 'd', 'e', 'f'].map(ofSeed));
  expect(readSheets()).toHaveLength(MOST_SHEETS);
});

it('keeps no bare paper, and nothing that it could not draw', () => {
  localStorage.setItem(
    'remanso.game-sheets.visitor',
    JSON.stringify([{ plan: { rings: [{ kind: 'espiral' }], centre: 50 }, fills: [1] }]),
  );
  finish(begun);
  expect(readSheets()).toEqual([]);
  expect(strip()).toHaveLength(0);
});
