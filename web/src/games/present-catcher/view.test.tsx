// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import { type PresentAction, rules, thingOf } from './rules.ts';
import { PresentView } from './view.tsx';

afterEach(cleanup);

function open() {
  const send = vi.fn<(action: PresentAction) => void>();
  const state = rules.step(rules.setup({ level: 4, options: {} }, seedRng('orilla')), {
    type: 'tick',
  });
  render(<PresentView state={state} send={send} reducedMotion={false} />);
  return { send, thing: screen.getByRole('button', { name: thingOf(state.tokens[0]!).text }) };
}

const bank = (name: string) => screen.getByRole('button', { name });
const isChosen = (name: string) => bank(name).getAttribute('aria-pressed') === 'true';

it('leaves a finger on a thing to the drag, and does not scroll by it', () => {
  expect(open().thing.style.touchAction).toBe('none');
});

it('takes a journey to its bank without a drag: the bank is touched, then the thing', () => {
  const { send, thing } = open();
  fireEvent.click(bank('Futuro'));
  fireEvent.click(bank('Pasado'));
  expect([isChosen('Pasado'), isChosen('Futuro')]).toEqual([true, false]);
  fireEvent.click(thing);
  expect(send.mock.calls).toEqual([[{ type: 'place', id: 0, to: 'past' }]]);
  expect(isChosen('Pasado')).toBe(false);
  fireEvent.click(thing);
  expect(send).toHaveBeenLastCalledWith({ type: 'place', id: 0, to: 'now' });
});

it('forgets a bank that is touched twice', () => {
  const { send, thing } = open();
  fireEvent.click(bank('Pasado'));
  fireEvent.click(bank('Pasado'));
  fireEvent.click(thing);
  expect(send.mock.calls).toEqual([[{ type: 'place', id: 0, to: 'now' }]]);
});

it('says beside a thing why it came back', () => {
  const fresh = rules.step(rules.setup({ level: 4, options: {} }, seedRng('orilla')), {
    type: 'tick',
  });
  const state = rules.step(fresh, { type: 'place', id: fresh.tokens[0]!.id, to: 'past' });
  render(
    <PresentView
      state={state}
      send={vi.fn<(action: PresentAction) => void>()}
      reducedMotion={false}
    />,
  );
  const { text, why } = thingOf(state.tokens[0]!);
  expect(screen.getByRole('button', { name: text }).textContent).toContain(why);
});
