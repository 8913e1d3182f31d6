import * as z from 'zod/mini';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

const answerSchema = z.object({
  status: z.enum(['refunded', 'already_refunded', 'not_found']),
  balance: z.number(),
});

export type RefundAnswer = z.infer<typeof answerSchema>;

/** Gives a purchase back, exactly once; asking again changes nothing. @throws {DataError} */
export async function refundPiece(purchaseId: string): Promise<RefundAnswer> {
  const backend = await loadBackend();
  return answerSchema.parse(dataOf(await backend.rpc('refund_piece', { p_id: purchaseId })));
}
