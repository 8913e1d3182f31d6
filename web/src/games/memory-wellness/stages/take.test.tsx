// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { seedRng } from '../../kit/random/random.ts';
import { DECK } from '../deck/deck.ts';
import { rules } from '../rules.ts';
import { Take } from './take.tsx';

const [first, second] = DECK.map(({ id }) => id) as [string, string];
const begun = rules.setup({ level: 1, options: {} }, seedRng('toma'));
const state = { ...begun, matched: [first, second] };

function Reflecting({ before }: { before: string }) {
  const [words, write] = useState(before);
  return (
    <>
      <Take {...{ state, words, write }} />
      <output>{words}</output>
    </>
  );
}

afterEach(cleanup);

const written = () => screen.getByRole('status').textContent;
const touch = (at: number) => {
  const button = screen.getAllByRole('button')[at];
  if (!button) throw new RangeError(String(at));
  fireEvent.click(button);
  return button.textContent ?? '';
};

it('takes one pair or the other', () => {
  render(<Reflecting before="" />);
  for (const at of [0, 1]) {
    const pair = touch(at);
    expect(written()).toBe(pair);
  }
});

it('goes on from a beginning, with a small letter and once only', () => {
  render(<Reflecting before="Hoy, antes de dormir: " />);
  const pair = touch(0);
  const whole = `Hoy, antes de dormir: ${pair.charAt(0).toLowerCase()}${pair.slice(1)}`;
  expect(written()).toBe(whole);
  touch(0);
  expect(written()).toBe(whole);
});

it('is put below what somebody wrote', () => {
  render(<Reflecting before="Llamar a Leo" />);
  const pair = touch(0);
  expect(written()).toBe(`Llamar a Leo\n${pair}`);
});
