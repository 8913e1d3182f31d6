// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CASES } from '../cases/cases.ts';
import { Revealed } from './revealed.tsx';

afterEach(cleanup);

function reveal(id: string, words: readonly string[], clues: number) {
  const open = CASES.find((one) => one.id === id)!;
  const solved = { closeness: 0.5, clues, words };
  const { container } = render(<Revealed {...{ open, solved }} isLast={false} onNext={() => {}} />);
  return container.textContent ?? '';
}

it('tells what happened before the line that only works after it', () => {
  const told = reveal('tadeo', ['vergüenza'], 1);
  expect(told.indexOf('llamó «mamá»')).toBeGreaterThan(-1);
  expect(told.indexOf('llamó «mamá»')).toBeLessThan(told.indexOf('dime, hijo'));
  expect(told).toContain('Te bastó una pista.');
  expect(screen.queryByRole('group')).toBeNull();
});

it('does not praise few clues when the word was another', () => {
  const told = reveal('tadeo', ['miedo'], 1);
  expect(told).not.toContain('Te bastó');
  expect(told).toContain('Con una sola pista era difícil.');
  expect(reveal('bruno', ['asco'], 4)).not.toMatch(/\d pistas/);
});

it('speaks of two words as two, and of the one that was found', () => {
  expect(reveal('hector', ['ternura', 'impaciencia'], 2)).toContain(
    'Tus palabras: ternura e impaciencia. Las mismas.',
  );
  expect(reveal('hector', ['ternura', 'enojo'], 2)).toContain('En «ternura» coinciden.');
});

it('takes a word that says it as well, and still tells what each of them means', () => {
  const told = reveal('marcos', ['remordimiento'], 1);
  expect(told).toContain('Tu palabra: remordimiento. También le queda bien. Te bastó una pista.');
  expect(told).toContain('vuelve sola, al rato o años después');
});

it('tells twins apart by what each of them means', () => {
  const told = reveal('fermin', ['envidia'], 2);
  expect(told).toContain('Alguien tiene lo que yo querría.');
  expect(told).toContain('Temer que alguien me quite un lugar que ya tengo.');
});
