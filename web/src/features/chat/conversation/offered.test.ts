import { expect, it } from 'vitest';
import { offeredIn } from './offered.ts';

const NOTHING = { chips: [], flow: null, card: null };
const CHIP = { id: 'way/vent', label: 'Desahogarme' };
const FLOW = { name: 'Recuerdo y despedida', step: 2, of: 5 };
const CARD = { title: 'Lo que me llevo', lines: ['Rocco'] };

it('finds what stood beside an answer', () => {
  const offered = { chips: [CHIP], flow: FLOW, card: CARD };
  expect(offeredIn({ v: 1, offered })).toEqual(offered);
});

it('leaves out what it does not know', () => {
  for (const state of [null, undefined, 'x', [], {}, { offered: null }, { offered: [] }]) {
    expect(offeredIn(state)).toEqual(NOTHING);
  }
  const offered = { chips: [CHIP, { id: 1, label: 'x' }, null], flow: { name: 'x' }, card: 'x' };
  expect(offeredIn({ offered })).toEqual({ ...NOTHING, chips: [CHIP] });
});
