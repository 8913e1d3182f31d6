import * as z from 'zod/mini';
import type { Slot } from '#domain/store/piece.ts';
import { loadBackend } from '#web/data/backend.ts';
import { DataError, dataOf } from '#web/data/data-error.ts';

const answerSchema = z.object({ status: z.enum(['worn', 'not_owned', 'not_wearable']) });

/** Puts a piece on in its place. @throws {DataError} also where it is not the person's to wear */
export async function wearPiece(pieceId: string, choice: string | null): Promise<void> {
  const backend = await loadBackend();
  const call = { p_piece_id: pieceId, ...(choice !== null && { p_choice: choice }) };
  const { status } = answerSchema.parse(dataOf(await backend.rpc('wear_piece', call)));
  if (status !== 'worn') throw new DataError(status, pieceId, 409);
}

/** @throws {DataError} */
export async function takeOff(slot: Slot): Promise<void> {
  const backend = await loadBackend();
  dataOf(await backend.from('worn_pieces').delete().eq('slot', slot));
}
