import type { Cue } from '../contract.ts';
import { caseOf, type DetectiveState } from './rules.ts';
import { CLUE_TEXTS } from './texts.ts';

/** A clue is read aloud as it opens; the word of the case sounds like a window that opens. */
export function detectiveCues(before: DetectiveState, after: DetectiveState): readonly Cue[] {
  const clue = after.opened.at(-1);
  if (clue && after.at === before.at && after.opened.length > before.opened.length) {
    const text = `${CLUE_TEXTS[clue]}: ${caseOf(after).clues[clue]}`;
    return [
      { type: 'tone', fromHz: 220, toHz: 247, seconds: 0.5 },
      { type: 'say', text },
    ];
  }
  if (after.revealed && !before.revealed) {
    return [{ type: 'tone', fromHz: 262, toHz: 330, seconds: 1.2 }];
  }
  return [];
}
