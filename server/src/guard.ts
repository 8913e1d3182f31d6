import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGuard, type Guard } from '#domain/safety/guard.ts';
import { wholeReader } from '#domain/safety/recurrent/whole-reader.ts';
import { BrokenAsset } from '#domain/safety/stored/container.ts';
import { readTablesFile } from '#domain/safety/stored/tables-file.ts';
import { readWeightsFile } from '#domain/safety/stored/weights-file.ts';
import { StartError, systemCode } from '#server/db/embedded/start-error.ts';

const SAFETY = join(import.meta.dirname, '../../domain/safety');
export const GUARD_FILES = {
  weights: join(SAFETY, 'classifier/weights.bin'),
  tables: join(SAFETY, 'recurrent/tables.bin'),
};

/**
 * The guard with all its readers, ready for the first message: once a process.
 * @throws StartError where a file is missing, cut short or changed: without it the guard hears less
 */
export function loadGuard({ weights, tables } = GUARD_FILES): Guard {
  const learned = wholeReader(open(weights, readWeightsFile), open(tables, readTablesFile));
  const guard = createGuard({ learned });
  guard.warmUp();
  return guard;
}

function open<Stored>(file: string, read: (bytes: Uint8Array) => Stored): Stored {
  try {
    return read(readFileSync(file));
  } catch (error) {
    const code = systemCode(error);
    if (!(error instanceof BrokenAsset) && code === undefined) throw error;
    const what = error instanceof BrokenAsset ? error.message : `cannot be read (${code})`;
    throw new StartError(
      `The safety guard cannot start: ${file} ${what}. Install this version of Remanso anew.`,
    );
  }
}
