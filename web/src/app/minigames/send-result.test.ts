import { expect, it, vi } from 'vitest';
import { practicesKey } from '#web/data/practices/practices-key.ts';
import { queryClient } from '#web/data/query-client.ts';
import { sendResult } from './send-result.ts';

vi.mock('#web/data/backend.ts', () => ({
  loadBackend: () =>
    Promise.resolve({
      rpc: () => Promise.resolve({ data: { stored: true, token_granted: false }, error: null }),
    }),
}));

it('lets the ledger of what helps be read anew', async () => {
  const key = [...practicesKey('ana'), 'newest'];
  queryClient.setQueryData(key, []);
  await sendResult({
    id: 'a',
    gameId: 'breathing',
    level: 1,
    durationSeconds: 60,
    score: null,
    ratingBefore: 3,
    ratingAfter: 6,
    reflection: '',
    quick: false,
  });
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});
