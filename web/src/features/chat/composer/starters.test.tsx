// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FLOW_LIST } from '#domain/companion/content/flows/flow-list.content.ts';
import { Starters } from './starters.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const starters = (props: Partial<Parameters<typeof Starters>[0]> = {}) => (
  <Starters onSay={nothing} mode={null} memory onMemory={nothing} {...props} />
);

it.each([
  [null, /^Hola, soy Nilo\. Soy una IA\.$/],
  ['guided', /Soy una IA: lo que digo lo escribieron personas/],
  ['model', /Soy una IA con un modelo de lenguaje/],
] as const)('says who answers: %s', (mode, sentence) => {
  render(starters({ mode }));
  const said = screen
    .getAllByText(/^Hola, soy Nilo/)
    .filter((one) => one.getAttribute('aria-hidden') !== 'true');
  expect(said).toHaveLength(1);
  expect(said[0]?.textContent).toMatch(sentence);
});

it('begins with a tap, by the id of the chip', () => {
  const onSay = vi.fn<(label: string, choice: string) => void>();
  render(starters({ onSay }));
  fireEvent.click(screen.getByRole('button', { name: 'Entender qué me pasa' }));
  expect(onSay).toHaveBeenCalledExactlyOnceWith('Entender qué me pasa', 'way/understand');
});

it('unfolds everything that can be done together', async () => {
  const onSay = vi.fn<(label: string, choice: string) => void>();
  render(starters({ onSay }));
  const unfold = screen.getByRole('button', { name: '¿Qué te vendría bien?' });
  expect(unfold.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(unfold);
  const list = await screen.findByRole('list', { name: '¿Qué te vendría bien?' });
  expect(list.children).toHaveLength(FLOW_LIST.length);
  fireEvent.click(screen.getByRole('button', { name: /^La noche/ }));
  expect(onSay).toHaveBeenCalledExactlyOnceWith('La noche', 'flow/night');
});
