import { mixCaption } from '#domain/ambient/captions.content.ts';
import { PRODUCT } from '#domain/product.ts';
import { fileDay } from '#web/lib/files/file-day.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { SAVED_TEXTS } from '../texts.ts';
import type { KeptMix } from './kept-mix.ts';

/** All of one's own mixes as a file: for people in words, for programs in numbers. */
export function exportMixes(rows: readonly KeptMix[]): void {
  const mixes = rows.map(({ name, mix, keptAt }) => ({
    name,
    heard: mixCaption(mix),
    keptAt,
    mix,
  }));
  const file = `${PRODUCT.toLowerCase()}-${SAVED_TEXTS.fileName}-${fileDay(new Date())}.json`;
  saveFile(file, `${JSON.stringify({ mixes }, null, 2)}\n`, 'application/json');
}
