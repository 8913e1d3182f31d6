import * as z from 'zod/mini';
import { HEADS, type StoredModel } from '../classifier/model.ts';
import { type ParameterName, shapesOf } from '../classifier/convolution.ts';
import { BrokenAsset, type Kind, openContainer, writeContainer } from './container.ts';

const WEIGHTS_FILE: Kind = { magic: 'RMGW', version: 1 };

const byHead = Object.fromEntries(HEADS.map((head) => [head, z.number()])) as Record<
  (typeof HEADS)[number],
  z.ZodMiniNumber
>;
export const barsSchema = {
  threshold: z.object({ ...byHead, together: z.number() }),
  harmless: z.number(),
};
const PARAMETERS = shapesOf({ scores: 0, words: 0, questions: 0 }).map(([name]) => name);
const headerSchema = z.object({
  ...barsSchema,
  scale: z.object(byHead),
  bias: z.object(byHead),
  words: z.string(),
  networkScale: z.object(
    Object.fromEntries(PARAMETERS.map((name) => [name, z.number()])) as Record<
      ParameterName,
      z.ZodMiniNumber
    >,
  ),
  /** Bytes of the weights; the network is the rest. */
  weights: z.int(),
});

/**
 * The reader of the browser, as its file holds it.
 * @throws BrokenAsset
 */
export function readWeightsFile(bytes: Uint8Array): StoredModel {
  const { header, body } = openContainer(bytes, WEIGHTS_FILE);
  const parsed = headerSchema.safeParse(header);
  if (!parsed.success) throw new BrokenAsset('has a header that is not of its version');
  const { weights, ...model } = parsed.data;
  return { ...model, weights: body.subarray(0, weights), network: body.subarray(weights) };
}

export function writeWeightsFile({ weights, network, ...model }: StoredModel): Uint8Array {
  const body = new Uint8Array(weights.length + network.length);
  body.set(weights);
  body.set(network, weights.length);
  return writeContainer(WEIGHTS_FILE, { header: { ...model, weights: weights.length }, body });
}
