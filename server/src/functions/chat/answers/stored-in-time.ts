import { setTimeout as sleep } from 'node:timers/promises';
import { LoggableError } from '#server/log.ts';
import { ApiError } from '#server/http/errors/api-error.ts';

/** Milliseconds between one attempt to store and the next, and that the last one gets. */
const RETRY_DELAYS_MS = [250, 750, 1500, 2500] as const;

/**
 * Runs `work` until it succeeds, a few times, for as long as somebody can be kept waiting (2.5 s
 * where each attempt fails at once, at most 5 s). One attempt that does not answer is waited for,
 * not doubled. `work` must be safe to repeat.
 * @param signal aborts when nobody waits any more: no further attempt is made then
 * @throws the last failure; at once a refusal (ApiError), which another attempt would not change
 */
export async function storedInTime<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const settle = (attempt: Promise<T>) =>
    attempt.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
  let failure: unknown = new LoggableError('the database did not answer in time');
  let running: ReturnType<typeof settle> | undefined;
  for (const wait of RETRY_DELAYS_MS) {
    running ??= settle(work());
    const pause = sleep(wait, undefined, { ref: false, ...(signal && { signal }) }).catch(
      () => undefined,
    );
    const outcome = await Promise.race([running, pause]);
    if (outcome && 'value' in outcome) return outcome.value;
    if (signal?.aborted) break;
    if (outcome === undefined) continue;
    failure = outcome.error;
    if (failure instanceof ApiError) break;
    running = undefined;
    if (wait !== RETRY_DELAYS_MS.at(-1)) await pause;
  }
  throw failure;
}
