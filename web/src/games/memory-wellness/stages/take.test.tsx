// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { seedRng } from '../../kit/random/random.ts';
import { rules } from '../rules.ts';
import type { MemoryState } from '../state.ts';
import { Take } from './take.tsx';

const begun = rules.setup({ level: 1, options: {} }, seedRng('toma'));
const state: MemoryState = {
  ...begun,
  matched: ['news', 'nobody-today', 'harsh-voice', 'huge-task', 'fear', 'joy'],
};

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
const touch = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const NEWS = 'Las noticias me tragan: mirarlas una vez al día.';
const SHOP = 'Un día entero sin hablar: saludar en la tienda.';

it('takes one pair or the other', () => {
  render(<Reflecting before="" />);
  for (const pair of [NEWS, SHOP]) {
    touch(pair);
    expect(written()).toBe(pair);
  }
});

it('joins the pair and its moment into one sentence, in any order and back', () => {
  render(<Reflecting before="" />);
  touch(NEWS);
  touch('Cuando llegue a casa');
  expect(written()).toBe('Cuando llegue a casa: mirar las noticias una vez al día.');
  touch(SHOP);
  expect(written()).toBe('Cuando llegue a casa: saludar en la tienda.');
  touch('Antes de dormir');
  expect(written()).toBe('Antes de dormir: saludar en la tienda.');
  touch('Antes de dormir');
  expect(written()).toBe(SHOP);
});

it('is put below what somebody wrote, and changes nothing of it', () => {
  render(<Reflecting before="Llamar a Leo" />);
  touch(NEWS);
  touch(SHOP);
  expect(written()).toBe(`Llamar a Leo\n${SHOP}`);
});

it('offers a few, and all of them for whoever asks', () => {
  render(<Reflecting before="" />);
  expect(screen.queryByRole('button', { name: /^Alegría/ })).toBeNull();
  touch('Ver las otras 2');
  touch('Alegría: contarla a alguien que también se alegre.');
  expect(written()).toBe('Alegría: contarla a alguien que también se alegre.');
  expect(screen.queryByText('¿En qué momento?')).toBeNull();
});

it('offers what somebody wrote before anything else, and no sign of the body as a help', () => {
  const own = [{ when: 'Son las tres', helps: 'Moler café' }];
  const mine = { ...state, own, matched: ['shame', 'fear', 'joy', 'calm', 'news', 'own-0'] };
  render(<Take state={mine} words="" write={() => undefined} />);
  expect(screen.getAllByRole('button')[0]?.textContent).toBe('Son las tres: moler café.');
  expect(screen.getByRole('button', { name: /^Vergüenza/ }).textContent).not.toMatch(/esconderse/);
});
