// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Piece } from '#domain/store/piece.ts';
import { queryClient } from '#web/data/query-client.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { wornQuery } from './api/worn.ts';
import { useStore } from './use-store.ts';

vi.mock('#web/data/session.ts', () => ({ useUser: () => ({ id: 'ana' }) }));
// A no that is not asked for twice: what the account has is not what these stories are about.
vi.mock('#web/data/backend.ts', async () => {
  const { DataError } = await import('#web/data/data-error.ts');
  return { loadBackend: () => Promise.reject(new DataError('forbidden', 'forbidden', 403)) };
});
vi.mock('./api/buy-piece.ts', () => ({
  buyPiece: () => Promise.resolve({ status: 'bought', balance: 1 }),
}));
vi.mock('./api/refund-piece.ts', () => ({
  refundPiece: () => Promise.resolve({ status: 'refunded', balance: 5 }),
}));

const KOI: Piece = { id: 'background:koi', name: 'Carpas', price: 8 };
const HAT: Piece = { id: 'nilo:beret', name: 'Boina', price: 3, slot: 'head' };

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function open() {
  render(<Toaster />);
  return renderHook(() => useStore(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  }).result;
}

it('tells who put a piece to use also when it is given back, or taken again, by an undo', async () => {
  const elsewhere = { bought: vi.fn<() => void>(), refunded: vi.fn<() => void>() };
  const store = open();
  await act(() => store.current.buy(KOI, null, elsewhere));
  expect(elsewhere.bought).toHaveBeenCalledTimes(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Devolver' }));
  await vi.waitFor(() => expect(elsewhere.refunded).toHaveBeenCalledWith(KOI));
  fireEvent.click(await screen.findByRole('button', { name: 'Volver a elegirlo' }));
  await vi.waitFor(() => expect(elsewhere.bought).toHaveBeenCalledTimes(2));
});

it('takes off at once what is given back', async () => {
  const { queryKey } = wornQuery('ana');
  queryClient.setQueryData(queryKey, [
    { slot: 'head', pieceId: HAT.id, choice: null },
    { slot: 'card', pieceId: 'card:waves', choice: null },
  ]);
  const store = open();
  await act(() => store.current.refund(HAT, { id: 'a', pieceId: HAT.id, price: 3 }));
  expect(store.current.worn.map(({ pieceId }) => pieceId)).toEqual(['card:waves']);
});
