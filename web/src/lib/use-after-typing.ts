import { useEffect, useState } from 'react';

const DELAY_MS = 400;

/**
 * What `judge` says of a text, soon after the typing pauses; until then, and when it fails, what
 * was there before.
 * @param judge the same function each time: a new one judges anew
 */
export function useAfterTyping<T>(
  text: string,
  judge: (text: string) => Promise<T>,
  initial: T,
): T {
  const [verdict, setVerdict] = useState(initial);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      judge(text).then(
        (found) => current && setVerdict(() => found),
        () => undefined,
      );
    }, DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, judge]);

  return verdict;
}
