import { useEffect, useRef, useState } from 'react';
import { assess, type Finding, isGuardWhole, NOTHING_FOUND } from './guard.ts';

/** A pause in the typing: nobody is read in the middle of a word. */
const PAUSE_MS = 400;

/** Until the whole guard is here its rules answer, and the same words are read again. */
const AGAIN_MS = 2000;
/** Where it has not come after so many times it will hardly come. */
const MAX_READINGS = 15;
let isWhole = false;

/**
 * What the guard says of the words in a field, soon after the typing pauses. The guard is fetched
 * with the first words. What was found stays until the next reading; an empty field asks for nothing.
 * @param previous earlier texts of the same person in the same talk, oldest first
 */
export function useFinding(text: string, previous: readonly string[] = []): Finding {
  const [finding, setFinding] = useState(NOTHING_FOUND);
  const isBlank = text.trim() === '';
  // What comes next is another text: nothing of this one may stand beside it.
  if (isBlank && finding !== NOTHING_FOUND) setFinding(NOTHING_FOUND);
  const talk = useRef(previous);
  useEffect(() => {
    talk.current = previous;
  });

  useEffect(() => {
    if (isBlank) return undefined;
    let isCurrent = true;
    const read = async (readings: number) => {
      const wasWhole = isWhole || (await isGuardWhole());
      isWhole = wasWhole;
      const found = await assess(text, { previous: talk.current });
      if (!isCurrent) return;
      setFinding(found);
      if (wasWhole || readings === MAX_READINGS) return;
      timer = setTimeout(() => void read(readings + 1), AGAIN_MS);
    };
    let timer = setTimeout(() => void read(1), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, isBlank]);

  return finding;
}
