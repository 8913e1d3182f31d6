import { useEffect, useState } from 'react';
import { speak, stopSpeaking, useHasVoice } from '#web/lib/speech/voice.ts';
import type { Block } from '../lesson/lesson.ts';
import { spokenOf } from '../lesson/spoken.ts';

/** Reads a lesson aloud, passage by passage, and says which one is being read. */
export function useReadingAloud(blocks: readonly Block[]) {
  const hasVoice = useHasVoice();
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    const block = at === null ? undefined : blocks[at];
    if (!block) return undefined;
    let current = true;
    const goOn = () => {
      if (current) setAt(at === null || at + 1 >= blocks.length ? null : at + 1);
    };
    const words = spokenOf(block);
    if (words === '') goOn();
    else speak(words, goOn);
    return () => {
      current = false;
      stopSpeaking();
    };
  }, [at, blocks]);
  return {
    hasVoice,
    /** Id of the passage that is being read; null while nothing is. */
    passage: at === null ? null : (blocks[at]?.id ?? null),
    /** Begins at a passage, or stops. */
    toggle(from: string | null) {
      if (at !== null) setAt(null);
      else
        setAt(
          Math.max(
            0,
            blocks.findIndex(({ id }) => id === from),
          ),
        );
    },
  };
}
