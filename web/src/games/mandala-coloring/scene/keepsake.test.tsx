// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { seedRng } from '../../kit/random/random.ts';
import { rules } from '../rules.ts';
import { ColoursOfToday } from './keepsake.tsx';

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

afterEach(cleanup);

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
