// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Finding } from '#web/care/guard/guard.ts';
import { OwnThought } from './own-thought.tsx';

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

function open(text: string, onUse: () => void) {
  const nothing = () => undefined;
  render(<OwnThought text={text} write={nothing} onUse={onUse} onExample={nothing} />);
  fireEvent.click(screen.getByRole('button', { name: 'Usar este' }));
}

it('waits for the guard, and does not play with a thought of danger', async () => {
  let tell: (finding: Finding) => void = () => undefined;
  guard.assess.mockReturnValue(new Promise<Finding>((resolve) => (tell = resolve)));
  const onUse = vi.fn<() => void>();
  open('ya no quiero vivir', onUse);
  expect(onUse).not.toHaveBeenCalled();
  tell({ level: 'risk', ask: true });
  expect(await screen.findByText(/Esto pide compañía y no un juego/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Usar este' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Abrir la ayuda' }).getAttribute('href')).toBe(
    '/crisis-moment',
  );
  expect(onUse).not.toHaveBeenCalled();
});

it('goes on with an everyday thought', async () => {
  guard.assess.mockResolvedValue({ level: 'none', ask: false });
  const onUse = vi.fn<() => void>();
  open('Siempre llego tarde', onUse);
  await waitFor(() => expect(onUse).toHaveBeenCalledOnce());
});

it('offers beginnings, and none that would take away what somebody wrote', () => {
  const nothing = () => undefined;
  const write = vi.fn<(text: string) => void>();
  const field = (text: string) => (
    <OwnThought text={text} write={write} onUse={nothing} onExample={nothing} />
  );
  const { rerender } = render(field(''));
  fireEvent.click(screen.getByRole('button', { name: 'El dinero no va a alcanzar.' }));
  expect(write).toHaveBeenCalledWith('El dinero no va a alcanzar.');
  rerender(field('El dinero no va a alcanzar este mes.'));
  expect(screen.queryByRole('button', { name: 'El dinero no va a alcanzar.' })).toBeNull();
});
