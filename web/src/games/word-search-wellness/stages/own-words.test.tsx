// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { seedRng } from '../../kit/random/random.ts';
import { OWN_LEVEL } from '../levels.ts';
import { rules, type SearchAction } from '../rules.ts';
import { OwnWords } from './own-words.tsx';

const guard = vi.hoisted(() => ({
  assess: vi.fn<(text: string) => Promise<{ level: string; ask: boolean }>>(),
}));

vi.mock('#web/care/guard/guard.ts', async (original) => ({
  ...(await original<object>()),
  assess: guard.assess,
  isGuardWhole: () => Promise.resolve(true),
}));

afterEach(() => {
  cleanup();
  guard.assess.mockReset();
});

function open(text: string, send: (action: SearchAction) => void) {
  const begun = rules.setup({ level: OWN_LEVEL, options: {} }, seedRng('tuyas'));
  render(<OwnWords state={rules.step(begun, { type: 'write', text })} send={send} />);
  fireEvent.click(screen.getByRole('button', { name: 'Añadir' }));
}

it('hides no word of danger in the sand: help stands beside it', async () => {
  guard.assess.mockResolvedValue({ level: 'risk', ask: true });
  const send = vi.fn<(action: SearchAction) => void>();
  open('morirme', send);
  expect(await screen.findByText(/Esa palabra pide compañía/)).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it('takes an everyday word', async () => {
  guard.assess.mockResolvedValue({ level: 'none', ask: false });
  const send = vi.fn<(action: SearchAction) => void>();
  open('nervios', send);
  await waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'take', word: 'nervios' }));
});

it('says why a word cannot be hidden', () => {
  const send = vi.fn<(action: SearchAction) => void>();
  open('dos palabras', send);
  expect(screen.getByText('Esa no cabe en la cuadrícula, o ya está.')).toBeTruthy();
  expect(guard.assess).not.toHaveBeenCalled();
});
