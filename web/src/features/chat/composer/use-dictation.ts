import { useCallback, useEffect, useRef, useState } from 'react';

interface Result {
  readonly isFinal: boolean;
  readonly 0: { readonly transcript: string };
}

interface Heard {
  resultIndex: number;
  results: ArrayLike<Result>;
}

/** The part of the browser's speech recognition that we use; TypeScript's library lacks it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  addEventListener(type: 'result', listener: (event: Heard) => void): void;
  addEventListener(type: 'error', listener: (event: { error: string }) => void): void;
  addEventListener(type: 'end', listener: () => void): void;
  start(): void;
  abort(): void;
}

type RecognitionClass = new () => Recognition;

function recognitionClass(): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export type DictationState = 'off' | 'listening' | 'denied' | 'failed';

export interface Dictation {
  state: DictationState;
  toggle: () => void;
}

/**
 * Writes what is said into the field, after what stands there. Null where the browser cannot.
 * @param read what stands in the field @param write puts words in it
 */
export function useDictation(read: () => string, write: (text: string) => void): Dictation | null {
  const [state, setState] = useState<DictationState>('off');
  const [available] = useState(() => recognitionClass() !== undefined);
  const running = useRef<Recognition | null>(null);
  const ends = useRef({ read, write });
  useEffect(() => {
    ends.current = { read, write };
  });
  useEffect(() => () => running.current?.abort(), []);

  const toggle = useCallback(() => {
    const Recognizer = recognitionClass();
    if (running.current || !Recognizer) {
      running.current?.abort();
      running.current = null;
      setState('off');
      return;
    }
    const recognition = new Recognizer();
    const before = ends.current.read().trimEnd();
    const finals: string[] = [];
    recognition.lang = navigator.language.startsWith('es') ? navigator.language : 'es-MX';
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.addEventListener('result', ({ resultIndex, results }) => {
      let interim = '';
      for (let index = resultIndex; index < results.length; index += 1) {
        const result = results[index];
        if (result?.isFinal) finals.push(result[0].transcript.trim());
        else interim += result?.[0].transcript ?? '';
      }
      ends.current.write([before, ...finals, interim.trim()].filter(Boolean).join(' '));
    });
    recognition.addEventListener('error', ({ error }) => {
      if (error !== 'no-speech' && error !== 'aborted') {
        setState(error === 'not-allowed' ? 'denied' : 'failed');
      }
    });
    recognition.addEventListener('end', () => {
      if (running.current === recognition) running.current = null;
      setState((now) => (now === 'listening' ? 'off' : now));
    });
    running.current = recognition;
    setState('listening');
    recognition.start();
  }, []);

  return available ? { state, toggle } : null;
}
