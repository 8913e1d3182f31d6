import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds to wait before each word. */
export type Pace = (word: string) => number;

/** About the speed of unhurried reading; a breath after a full stop. */
export const SPOKEN_PACE: Pace = (word) => (/[.?!…]\s*$/u.test(word) ? 120 : 28);

/** Fixed safety words are sent faster. */
export const URGENT_PACE: Pace = () => 6;

/** A text word by word, each with the space that follows it; ends quietly when aborted. */
export async function* paced(
  text: string,
  pace: Pace,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  let wait = 0;
  for (const [word] of text.matchAll(/\S+\s*/gu)) {
    if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    yield word;
    wait = pace(word);
  }
}
