import { outboxKind } from '#web/data/outbox/the-outbox.ts';
import type { GameResult } from '#web/games/contract.ts';
import { isGameResult } from './game-result.ts';

/** Games that were played to their end: stored once under the id of the result. */
export const results = outboxKind<GameResult>({
  kind: 'game',
  schema: (payload) => (isGameResult(payload) ? payload : null),
  send: async (result) => (await import('./send-result.ts')).sendResult(result),
});
