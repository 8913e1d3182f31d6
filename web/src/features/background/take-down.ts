import { DEFAULT_BACKGROUND } from '#domain/backgrounds/background-setting.ts';
import { pieceOf } from '#domain/backgrounds/piece-of.ts';
import { outbox } from '#web/data/outbox/the-outbox.ts';
import { queryClient } from '#web/data/query-client.ts';
import { backgroundQuery } from './api/load-background.ts';
import { choices, THE_CHOICE } from './choices.ts';
import { keepBackground, keptBackground } from './kept-background.ts';

/**
 * The default takes the place of a background whose piece was given back: on this device at once, also
 * for its next first paint. The account did the same when it took the piece.
 */
export function takeDown(userId: string, pieceId: string): void {
  const { queryKey } = backgroundQuery(userId);
  const chosen = keptBackground(userId) ?? queryClient.getQueryData(queryKey);
  if (chosen && pieceOf(chosen) === pieceId) {
    // What still waits to be sent is this very choice.
    outbox.discard(userId, choices.kind, THE_CHOICE);
    keepBackground(userId, DEFAULT_BACKGROUND);
    queryClient.setQueryData(queryKey, DEFAULT_BACKGROUND);
  }
  void queryClient.invalidateQueries({ queryKey });
}
