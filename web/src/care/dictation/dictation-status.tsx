import { CARE_TEXTS } from '../texts.ts';
import type { Dictation } from './use-dictation.ts';

const TEXTS = CARE_TEXTS.dictation;

/** That the browser listens, where the audio goes, and what went wrong: on screen, and read aloud. */
export function DictationStatus({ dictation: { state } }: { dictation: Dictation }) {
  return (
    <output className="block text-sm text-ink-soft empty:hidden">
      {state === 'off' ? '' : state === 'listening-here' ? TEXTS.listeningHere : TEXTS[state]}
    </output>
  );
}
