import * as z from 'zod/mini';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

const answerSchema = z.object({
  status: z.enum(['bought', 'owned', 'not_enough', 'not_for_sale']),
  balance: z.number(),
});

export type BuyAnswer = z.infer<typeof answerSchema>;

/** @param id made here, and the same for a repeated try: it is bought once. @throws {DataError} */
export async function buyPiece(id: string, pieceId: string): Promise<BuyAnswer> {
  const backend = await loadBackend();
  const answer = await backend.rpc('buy_piece', { p_id: id, p_piece_id: pieceId });
  return answerSchema.parse(dataOf(answer));
}
