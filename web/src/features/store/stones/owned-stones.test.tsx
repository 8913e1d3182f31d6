// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/data/query-client.ts';
import { ownedQuery } from '../api/owned.ts';
import { OwnedStones } from './owned-stones.tsx';

vi.mock('#web/data/session.ts', () => ({ useUser: () => ({ id: 'ana' }) }));

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function show(...pieceIds: string[]) {
  const owned = pieceIds.map((pieceId) => ({ id: pieceId, pieceId, price: 2 }));
  queryClient.setQueryData(ownedQuery('ana').queryKey, owned);
  return render(
    <QueryClientProvider client={queryClient}>
      <OwnedStones />
    </QueryClientProvider>,
  ).container;
}

it('shows the stones that were bought, and says of each that it is an ornament', async () => {
  show('stone:jade', 'nilo:beret', 'stone:speckled', 'stone:from-another-version');
  const list = await screen.findByRole('list', { name: 'Piedras de adorno' });
  const names = [...list.querySelectorAll('[role="img"]')].map((one) =>
    one.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Piedra moteada, de adorno', 'Jade, de adorno']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows nothing to who has none, not even a place for one', () => {
  expect(show('nilo:beret').childElementCount).toBe(0);
});
