export interface Result {
  readonly isFinal: boolean;
  readonly 0: { readonly transcript: string; readonly confidence?: number };
}

interface Heard {
  results: ArrayLike<Result>;
}

/** The part of the browser's speech recognition that we use; TypeScript's library lacks it. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Newer browsers: the audio is read on the device or not at all. */
  processLocally?: boolean;
  addEventListener(type: 'result', listener: (event: Heard) => void): void;
  addEventListener(type: 'error', listener: (event: { error: string }) => void): void;
  addEventListener(type: 'start' | 'end', listener: () => void): void;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionClass {
  new (): Recognition;
  available?(wanted: { langs: string[]; processLocally: boolean }): Promise<string>;
}

/** Undefined where the browser cannot listen. */
export function recognitionClass(): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}
