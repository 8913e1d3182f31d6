import { LoggableError } from '#server/log.ts';

/** How long a person waits for a model, in milliseconds. */
export interface ModelClock {
  /** Until the first sentence that may be read, whatever happens before it. */
  firstWordsMs: number;
  /** Between one sentence and the next. */
  silenceMs: number;
  totalMs: number;
}

/**
 * Guided mode is ready with an answer at once, so nobody is kept waiting for another one: four
 * seconds is about as long as a silence in a talk that is still listening.
 */
const FIRST_WORDS_MS = 4000;
export const MODEL_CLOCK: ModelClock = {
  firstWordsMs: FIRST_WORDS_MS,
  silenceMs: 8000,
  totalMs: 60_000,
};

/**
 * What `words` yields, for as long as it keeps to the clock. It measures what reaches the person:
 * a connection that hangs, a server that asks to come back later, thoughts, comments and empty
 * pieces are all silence.
 * @throws LoggableError as soon as the clock runs out; it does not wait for `words` to end then
 */
export async function* onTheClock(
  words: AsyncIterable<string>,
  clock: ModelClock,
): AsyncGenerator<string, void, undefined> {
  const source = words[Symbol.asyncIterator]();
  const end = performance.now() + clock.totalMs;
  let timeoutMs = performance.now() + clock.firstWordsMs;
  let ended = false;
  try {
    for (;;) {
      const next = await before(Math.min(timeoutMs, end), source.next());
      if (next.done) {
        ended = true;
        return;
      }
      if (next.value.trim() === '') continue;
      yield next.value;
      timeoutMs = performance.now() + clock.silenceMs;
    }
  } finally {
    // Not awaited: a source that hangs would hold the answer after all.
    if (!ended) source.return?.().catch(() => {});
  }
}

async function before<T>(moment: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new LoggableError('the model took too long')),
    Math.max(0, moment - performance.now()),
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
