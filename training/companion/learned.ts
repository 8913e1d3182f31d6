import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksumOf } from '#domain/safety/stored/checksum.ts';

export const WEIGHTS_FILE = join(
  import.meta.dirname,
  '../../domain/companion/understand/tone-weights.content.ts',
);
const LINES_FILE = join(import.meta.dirname, 'tones.txt');
/** Written when the weights are learned. */
export const LEARNED_FILE = join(import.meta.dirname, 'learned.json');

/** Checksums of the lines and of the weights: of one without the other somebody forgot to learn. */
export function learnedNow(): { lines: number; weights: number } {
  return {
    lines: checksumOf(readFileSync(LINES_FILE)),
    weights: checksumOf(readFileSync(WEIGHTS_FILE)),
  };
}
