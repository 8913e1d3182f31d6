import { Classifier } from './classifier/model.ts';
import { WEIGHTS } from './classifier/weights.content.ts';
import { createGuard, type Guard } from './guard.ts';
import { TABLES } from './recurrent/tables.content.ts';
import { wholeReader } from './recurrent/whole-reader.ts';

const once = (make: () => Guard) => {
  let made: Guard | undefined;
  return () => (made ??= make());
};

export const browserGuard = once(() => createGuard({ learned: new Classifier(WEIGHTS) }));
export const serverGuard = once(() => createGuard({ learned: wholeReader(WEIGHTS, TABLES) }));

/** The guard where it runs: what must hold of one must hold of the other. */
export const GUARDS = [
  ['browser', browserGuard],
  ['server', serverGuard],
] as const;
