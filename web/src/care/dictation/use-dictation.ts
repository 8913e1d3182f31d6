import { useCallback, useEffect, useRef, useState } from 'react';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import type { Words } from '../writing/words.ts';
import type { DictationState, Listening } from './listen.ts';
import { recognitionClass } from './recognition.ts';

export interface Dictation {
  state: DictationState;
  toggle: () => void;
}

const canListen = () => recognitionClass() !== undefined;

export function isListening(state: DictationState): boolean {
  return state === 'starting' || state === 'listening' || state === 'listening-here';
}

/**
 * Speaking instead of writing. Null where the browser cannot listen. What listens is fetched when
 * it is wanted.
 * @param most characters that the field holds; without it what is too long stays, and is counted
 */
export function useDictation(words: Words, most = Infinity): Dictation | null {
  const isAvailable = useBrowserValue(canListen, false);
  const [state, setState] = useState<DictationState>('off');
  const listening = useRef<Listening | null>(null);
  const latest = useRef(words);
  /** Counts what was asked for: an answer to an earlier wish is none. */
  const wish = useRef(0);

  useEffect(() => {
    latest.current = words;
  });
  useEffect(() => listening.current?.saw(words.text), [words.text]);
  useEffect(
    () => () => {
      wish.current += 1;
      listening.current?.leave();
    },
    [],
  );

  const start = useCallback(async () => {
    const asked = (wish.current += 1);
    setState('starting');
    try {
      const { listen } = await import('./listen.ts');
      if (asked !== wish.current) return;
      listening.current = listen({
        before: latest.current.text,
        write: (text) => latest.current.write(text),
        most,
        onState: setState,
      });
    } catch {
      setState('failed');
    }
  }, [most]);

  const toggle = useCallback(() => {
    if (!isListening(state)) return void start();
    wish.current += 1;
    listening.current?.stop();
    setState('off');
  }, [state, start]);

  return isAvailable ? { state, toggle } : null;
}
