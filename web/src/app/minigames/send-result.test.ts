// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { practicesKey } from '#web/data/practices/practices-key.ts';
import { queryClient } from '#web/data/query-client.ts';
import type { GameResult } from '#web/games/contract.ts';
import { sendResult } from './send-result.ts';

const { end, toast } = vi.hoisted(() => {
  const ends = vi.fn<() => void>();
  return { end: ends, toast: vi.fn<() => () => void>(() => ends) };
});
vi.mock('#web/ui/toast.tsx', () => ({ toast }));
vi.mock('#web/data/backend.ts', () => ({
  loadBackend: () =>
    Promise.resolve({
      rpc: () => Promise.resolve({ data: { stored: true, token_granted: true }, error: null }),
    }),
}));
beforeEach(() => vi.clearAllMocks());

const RESULT: GameResult = {
  id: 'a',
  gameId: 'breathing',
  level: 1,
  durationSeconds: 60,
  score: null,
  ratingBefore: 3,
  ratingAfter: 6,
  reflection: '',
  quick: false,
};

it('lets the ledger of what helps be read anew', async () => {
  const key = [...practicesKey('ana'), 'newest'];
  queryClient.setQueryData(key, []);
  await sendResult(RESULT);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

it('tells of a token until whoever has seen it goes on', async () => {
  await sendResult(RESULT);
  expect(toast).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
  document.body.click();
  expect(end).toHaveBeenCalledOnce();
});

it('tells nobody of a token in a bad moment, nor after a safety plan', async () => {
  await sendResult({ ...RESULT, quick: true });
  await sendResult({ ...RESULT, gameId: 'crisis-navigator' });
  expect(toast).not.toHaveBeenCalled();
});
