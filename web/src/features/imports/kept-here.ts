import { type KeptHere, keptUnder } from '#web/data/own-data/kept-here.ts';

/**
 * What imports keep on this device: which rows to take back and the name of their file, no word of
 * the rows.
 */
export const KEPT_BY_IMPORTS: readonly KeptHere[] = [
  keptUnder('what the last import stored', ['remanso.import']),
];
