// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, it } from 'vitest';
import { seedRng } from '../../kit/random/random.ts';
import { pairOf } from '../deck/deck.ts';
import { rules } from '../rules.ts';
import { RecallPanel } from '../stages/recall-panel.tsx';
import type { MemoryAction, MemoryState } from '../state.ts';
import { Board } from './board.tsx';

afterEach(cleanup);

const begun = rules.setup({ level: 1, options: {} }, seedRng('tablero'));
const dealt = rules.step(begun, { type: 'deal', due: [], waiting: [], own: [] });

function Played({ from }: { from: MemoryState }) {
  const [state, send] = useReducer(
    (before: MemoryState, action: MemoryAction) => rules.step(before, action),
    from,
  );
  return state.stage === 'board' ? (
    <Board {...{ state, send }} still />
  ) : (
    <RecallPanel title={{ current: null }} {...{ state, send }} />
  );
}

const tiles = () => screen.getAllByRole('button', { name: /fila \d/ });
const turn = (at: number) => fireEvent.click(tiles()[at]!);
const placesOf = (pair: string) =>
  dealt.cards.flatMap((card, at) => (card.pair === pair ? [at] : []));

it('says on the screen that two are no pair', () => {
  render(<Played from={dealt} />);
  turn(0);
  turn(dealt.cards.findIndex(({ pair }) => pair !== dealt.cards[0]?.pair));
  expect(screen.getByText('No son pareja.')).toBeTruthy();
});

it('leaves a found pair in sight with why it is one, the last one too', () => {
  render(<Played from={dealt} />);
  for (const id of new Set(dealt.cards.map(({ pair }) => pair))) {
    const { cards, because } = pairOf(id, []);
    for (const at of placesOf(id)) turn(at);
    expect(screen.getByRole('button', { name: new RegExp(`^Pareja: ${cards[0]}`) })).toBeTruthy();
    expect(screen.getByText(because, { exact: false })).toBeTruthy();
  }
  fireEvent.click(screen.getByRole('button', { name: 'Seguir: 3 preguntas' }));
  expect(screen.getByText('¿Te acuerdas? 1 de 3')).toBeTruthy();
});

it('marks the answer that was picked beside the right one', () => {
  const cleared = dealt.cards.toSorted((one, other) => one.pair.localeCompare(other.pair));
  const found = cleared.reduce<MemoryState>(
    (now, card) => rules.step(now, { type: 'turn', at: dealt.cards.indexOf(card) }),
    dealt,
  );
  const asked = rules.step(found, { type: 'next' });
  const wrong = asked.answers.find((id) => id !== asked.asking)!;
  render(<Played from={asked} />);
  fireEvent.click(screen.getByRole('button', { name: pairOf(wrong, []).cards[1] }));
  expect(
    screen.getByRole('button', { name: `${pairOf(wrong, []).cards[1]} (tu respuesta)` }),
  ).toBeTruthy();
  expect(
    screen
      .getByRole('button', { name: pairOf(asked.asking!, []).cards[1] })
      .getAttribute('aria-pressed'),
  ).toBe('true');
});
