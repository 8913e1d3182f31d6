import { loadClassifier } from './assess.ts';
import { loadWholeGuard } from './recurrent/load-whole-guard.ts';

/** The guard where it runs: what must hold of one must hold of the other. */
export const GUARDS = [
  ['browser', () => loadClassifier()],
  ['server', loadWholeGuard],
] as const;
