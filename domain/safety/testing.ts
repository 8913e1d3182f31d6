import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Classifier } from './classifier/model.ts';
import { createGuard, type Guard } from './guard.ts';
import { wholeReader } from './recurrent/whole-reader.ts';
import { readTablesFile } from './stored/tables-file.ts';
import { readWeightsFile } from './stored/weights-file.ts';

const file = (path: string) => readFileSync(join(import.meta.dirname, path));
export const storedWeights = () => readWeightsFile(file('classifier/weights.bin'));
const storedTables = () => readTablesFile(file('recurrent/tables.bin'));

const once = (make: () => Guard) => {
  let made: Guard | undefined;
  return () => (made ??= make());
};

export const browserGuard = once(() => createGuard({ learned: new Classifier(storedWeights()) }));
export const serverGuard = once(() =>
  createGuard({ learned: wholeReader(storedWeights(), storedTables()) }),
);

/** The guard where it runs: what must hold of one must hold of the other. */
export const GUARDS = [
  ['browser', browserGuard],
  ['server', serverGuard],
] as const;
