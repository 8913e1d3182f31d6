// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Finding } from '#web/care/guard/guard.ts';
import { seedRng } from '../../kit/random/random.ts';
import { OWN_LEVEL } from '../levels.ts';
import { rules } from '../rules.ts';
import type { MemoryAction } from '../state.ts';
import { OwnCards } from './own-cards.tsx';

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

function show(when: string, helps: string, send: (action: MemoryAction) => void) {
  const steps: MemoryAction[] = [
    { type: 'deal', due: [], waiting: [], own: [] },
    { type: 'write', own: { when, helps } },
  ];
  const begun = rules.setup({ level: OWN_LEVEL, options: {} }, seedRng('tuyas'));
  const state = steps.reduce((now, step) => rules.step(now, step), begun);
  render(<OwnCards state={state} send={send} />);
}

function open(...[when, helps, send]: Parameters<typeof show>) {
  show(when, helps, send);
  fireEvent.click(screen.getByRole('button', { name: 'Añadir la pareja' }));
}

it('waits for the guard, and makes no tile of words of danger', async () => {
  let tell: (finding: Finding) => void = () => undefined;
  guard.assess.mockReturnValue(new Promise<Finding>((resolve) => (tell = resolve)));
  const send = vi.fn<(action: MemoryAction) => void>();
  open('ya no quiero vivir', 'nada', send);
  expect(send).not.toHaveBeenCalled();
  tell({ level: 'risk', ask: true });
  expect(await screen.findByText(/Esto pide compañía y no un azulejo/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir la ayuda' }).getAttribute('href')).toBe(
    '/crisis-moment',
  );
  expect(send).not.toHaveBeenCalled();
});

it('makes a tile of everyday words', async () => {
  guard.assess.mockResolvedValue({ level: 'none', ask: false });
  const send = vi.fn<(action: MemoryAction) => void>();
  open('Domingo por la tarde', 'Llamar a mi hermana', send);
  await waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'add' }));
});

it('lays a pair that is written whole, though nobody pressed the button that adds it', async () => {
  guard.assess.mockResolvedValue({ level: 'none', ask: false });
  const send = vi.fn<(action: MemoryAction) => void>();
  show('Domingo por la tarde', 'Llamar a mi hermana', send);
  fireEvent.click(screen.getByRole('button', { name: /repartir/i }));
  await waitFor(() =>
    expect(send.mock.calls.map(([action]) => action)).toEqual([{ type: 'add' }, { type: 'ready' }]),
  );
});

it('says before the deal that half a pair waits', () => {
  const send = vi.fn<(action: MemoryAction) => void>();
  show('Domingo por la tarde', '', send);
  expect(screen.getByText(/Falta la otra mitad/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Repartir' }));
  expect(send).toHaveBeenCalledWith({ type: 'ready' });
});
