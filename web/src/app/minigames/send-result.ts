import { isRecord } from '#web/lib/is-record.ts';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { queryClient } from '#web/data/query-client.ts';
import type { GameResult } from '#web/games/contract.ts';
import { toast } from '#web/ui/toast.tsx';
import { MINIGAMES_TEXTS } from './texts.ts';

/**
 * Brings a finished game to the server, which stores it once and grants the day's token.
 * @throws {DataError} when it did not arrive; the outbox then keeps it
 */
export async function sendResult(result: GameResult): Promise<void> {
  const backend = await loadBackend();
  const answer = dataOf(
    await backend.rpc('finish_game', {
      p_id: result.id,
      p_game_id: result.gameId,
      p_level: result.level,
      p_duration_seconds: result.durationSeconds,
      ...(result.score !== null && { p_score: result.score }),
      ...(result.ratingBefore !== null && { p_rating_before: result.ratingBefore }),
      ...(result.ratingAfter !== null && { p_rating_after: result.ratingAfter }),
      ...(result.reflection !== '' && { p_reflection: result.reflection }),
    }),
  );
  void queryClient.invalidateQueries({ queryKey: ['game-progress'] });
  void queryClient.invalidateQueries({ queryKey: ['practice-ratings'] });
  if (!isRecord(answer) || answer['token_granted'] !== true) return;
  void queryClient.invalidateQueries({ queryKey: ['tokens'] });
  // Somebody who came to calm down, or worked on a safety plan, is not interrupted by rewards.
  if (result.quick || result.gameId === 'crisis-navigator') return;
  const endNotice = toast({
    title: MINIGAMES_TEXTS.tokenTitle,
    description: MINIGAMES_TEXTS.tokenDetail,
    tone: 'ok',
  });
  // It lies over pictures and choices: whoever goes on has seen it.
  document.addEventListener('click', endNotice, { once: true });
}
