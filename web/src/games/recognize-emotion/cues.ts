import type { Cue } from '../contract.ts';
import type { RecogniseState } from './rules.ts';

/** Seen: two drops that rise. Not seen: one low, as friendly. Nothing sounds like a mistake. */
export function recogniseCues(before: RecogniseState, after: RecogniseState): readonly Cue[] {
  if (!after.revealed || before.revealed) return [];
  const right = after.answers.at(-1)?.right === 1;
  return [
    { type: 'note', voice: 'drop', hz: right ? [392, 523] : 294, seconds: 0.7, loudness: 0.35 },
    ...(right ? [{ type: 'touch', ms: 15 } as const] : []),
  ];
}
