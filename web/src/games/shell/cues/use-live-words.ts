import { useCallback, useState } from 'react';

/** Words that appear by themselves. The number changes whenever they are said, the same ones too. */
export interface LiveWords {
  number: number;
  text: string;
}

/** Words to show or to read aloud again and again, whether or not they are the same as before. */
export function useLiveWords(): readonly [LiveWords, (text: string) => void] {
  const [words, setWords] = useState<LiveWords>({ number: 0, text: '' });
  const say = useCallback(
    (text: string) => setWords(({ number }) => ({ number: number + 1, text })),
    [],
  );
  return [words, say];
}

/** Several things that are said at one moment, as one: each is a sentence of its own. */
export function joinedWords(said: readonly string[]): string {
  return said
    .map((text, at) => (at < said.length - 1 && !/[.!?…:]$/.test(text) ? `${text}.` : text))
    .join(' ');
}
