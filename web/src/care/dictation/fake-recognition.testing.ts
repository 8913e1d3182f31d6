import type { Result } from './recognition.ts';

type Say = { isGuess?: boolean; confidence?: number };

/**
 * Speech recognition as Chromium does it: everything arrives later and in order, results are one
 * list that grows and whose last guess changes, a stop still gives what was said, an abort gives an
 * error and no words, starting twice throws, and a second one in the page ends the first.
 */
export class FakeRecognition extends EventTarget {
  static all: FakeRecognition[] = [];
  static available: ((wanted: unknown) => Promise<string>) | undefined;
  /** What the browser answers instead of listening, such as `not-allowed`. */
  static trouble: string | null = null;

  static get last(): FakeRecognition {
    const last = FakeRecognition.all.at(-1);
    if (!last) throw new Error('nobody listens');
    return last;
  }

  static reset(): void {
    Object.assign(FakeRecognition, { all: [], available: undefined, trouble: null });
  }

  lang = '';
  continuous = false;
  interimResults = false;
  processLocally = false;
  isActive = false;
  /** The microphone is open. */
  isHearing = false;
  #results: Result[] = [];

  constructor() {
    super();
    FakeRecognition.all.push(this);
  }

  start(): void {
    if (this.isActive) throw new DOMException('already started', 'InvalidStateError');
    for (const other of FakeRecognition.all) if (other !== this) other.abort();
    this.isActive = true;
    this.#results = [];
    queueMicrotask(() => {
      if (!this.isActive) return;
      if (FakeRecognition.trouble) return this.fail(FakeRecognition.trouble);
      this.isHearing = true;
      this.dispatchEvent(new Event('start'));
      this.dispatchEvent(new Event('audiostart'));
    });
  }

  say(transcript: string, { isGuess = false, confidence = 0.9 }: Say = {}): void {
    if (!this.isHearing) return;
    if (this.#results.at(-1)?.isFinal === false) this.#results.pop();
    this.#results.push({ isFinal: !isGuess, 0: { transcript, confidence } });
    this.#tell();
  }

  stop(): void {
    if (!this.isActive) return;
    this.isHearing = false;
    queueMicrotask(() => {
      const guess = this.#results.at(-1);
      if (this.isActive && guess?.isFinal === false) {
        this.#results.splice(-1, 1, { ...guess, isFinal: true });
        this.#tell();
      }
      this.#end();
    });
  }

  abort(): void {
    if (this.isActive) this.fail('aborted');
  }

  fail(error: string): void {
    this.isHearing = false;
    this.dispatchEvent(Object.assign(new Event('error'), { error, message: '' }));
    this.#end();
  }

  #tell(): void {
    const resultIndex = this.#results.length - 1;
    const results = [...this.#results];
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex, results }));
  }

  #end(): void {
    if (!this.isActive) return;
    this.isActive = false;
    this.isHearing = false;
    this.dispatchEvent(new Event('end'));
  }
}
