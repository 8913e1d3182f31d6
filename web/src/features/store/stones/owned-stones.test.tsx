// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PIECES } from '#domain/store/catalogue.content.ts';
import { nameOf } from '#domain/store/piece.ts';
import { queryClient } from '#web/data/query-client.ts';
import { ownedQuery } from '../api/owned.ts';
import { OwnedStones } from './owned-stones.tsx';
import { isDrawn } from './stone-alone.tsx';

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

it('shows the stones that were bought, and says of each that it is an ornament', () => {
  show('stone:jade', 'nilo:beret', 'stone:speckled', 'stone:from-another-version');
  const list = screen.getByRole('list', { name: 'Piedras de adorno' });
  const names = [...list.querySelectorAll('[role="img"]')].map((one) =>
    one.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Piedra moteada, de adorno', 'Jade, de adorno']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows nothing to who has none, not even a place for one', () => {
  expect(show('nilo:beret').childElementCount).toBe(0);
});

it('can draw every stone that is sold', () => {
  const sold = PIECES.filter(({ slot }) => slot === 'stone');
  expect(sold.map(({ id }) => isDrawn(nameOf(id)))).toEqual(sold.map(() => true));
});
