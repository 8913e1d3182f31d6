import * as z from 'zod/mini';
import type { StoredLargerReader } from '../recurrent/panel.ts';
import { type TableName, tablesFor } from '../recurrent/shape.ts';
import { BrokenAsset, type Kind, openContainer, writeContainer } from './container.ts';
import { barsSchema } from './weights-file.ts';

const TABLES_FILE: Kind = { magic: 'RMGT', version: 1 };

const TABLES = tablesFor(0).map(([name]) => name);
const headerSchema = z.object({
  ...barsSchema,
  words: z.string(),
  /** Of each reader in turn: how much a step of each table is. Their steps lie one after another, equally long. */
  scales: z
    .array(
      z.object(
        Object.fromEntries(TABLES.map((name) => [name, z.number()])) as Record<
          TableName,
          z.ZodMiniNumber
        >,
      ),
    )
    .check(z.minLength(1)),
});

/**
 * The larger readers of the server, as their file holds them. What they read lies in `bytes`: keep it.
 * @throws BrokenAsset
 */
export function readTablesFile(bytes: Uint8Array): StoredLargerReader {
  const { header, body } = openContainer(bytes, TABLES_FILE);
  const parsed = headerSchema.safeParse(header);
  if (!parsed.success) throw new BrokenAsset('has a header that is not of its version');
  const { scales, ...panel } = parsed.data;
  const length = body.length / scales.length;
  if (!Number.isInteger(length)) throw new BrokenAsset('has readers of different lengths');
  const readers = scales.map((scale, at) => ({
    scale,
    steps: new Int8Array(body.buffer, body.byteOffset + at * length, length),
  }));
  return { ...panel, readers };
}

export function writeTablesFile({ readers, ...panel }: StoredLargerReader): Uint8Array {
  const length = readers[0]?.steps.length ?? 0;
  const body = new Uint8Array(readers.length * length);
  for (const [at, { steps }] of readers.entries())
    body.set(new Uint8Array(steps.buffer, steps.byteOffset, steps.length), at * length);
  return writeContainer(TABLES_FILE, {
    header: { ...panel, scales: readers.map(({ scale }) => scale) },
    body,
  });
}
