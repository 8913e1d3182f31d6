// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/data/query-client.ts';
import { dismissToast, Toaster } from '#web/ui/toast.tsx';
import { CardView } from './card-view.tsx';
import { KeepsakesDialog } from './list/keepsakes-dialog.tsx';

vi.mock('#web/data/session.ts', () => ({ useUser: () => ({ id: 'ana' }) }));
vi.mock('#web/data/backend.ts', () => ({
  loadBackend: () => Promise.reject(new TypeError('off')),
  loadBackendOf: () => Promise.reject(new TypeError('off')),
}));

const ID = '0198b7a0-0000-7000-8000-0000000000aa';
const CARD = { title: 'Mi mensaje', lines: ['Hola.', 'Me dolió.'] };

afterEach(() => {
  act(dismissToast);
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const open = (part: ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

function openCard() {
  open(
    <>
      <Toaster />
      <CardView messageId={ID} card={CARD} />
    </>,
  );
}

it('keeps a card once, says so, and takes it back', async () => {
  openCard();
  await press('Guardar');
  expect(
    (await screen.findByRole('button', { name: 'Guardado' })).getAttribute('aria-pressed'),
  ).toBe('true');
  await press('Deshacer');
  expect(await screen.findByRole('button', { name: 'Guardar' })).toBeTruthy();
});

it('copies the lines alone', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  openCard();
  await press('Copiar: Mi mensaje');
  expect(await screen.findByText('Copiado')).toBeTruthy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Hola.\nMe dolió.');
  vi.unstubAllGlobals();
});

it('lists what waits here without a network, and deletes it with an undo', async () => {
  openCard();
  await press('Guardar');
  await screen.findByRole('button', { name: 'Guardado' });
  cleanup();
  open(<KeepsakesDialog onClose={() => undefined} />);
  expect(await screen.findByRole('article', { name: 'Mi mensaje' })).toBeTruthy();
  await press('Borrar: Mi mensaje');
  expect(screen.queryByRole('article', { name: 'Mi mensaje' })).toBeNull();
  await press('Deshacer');
  expect(await screen.findByRole('article', { name: 'Mi mensaje' })).toBeTruthy();
});
