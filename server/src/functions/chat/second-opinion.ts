import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '#domain/companion/message.ts';
import { atLeast, type SafetyLevel } from '#domain/safety/levels.ts';
import type { Log } from '#server/log.ts';
import type { Provider } from './providers/provider.ts';

interface OpinionRequest {
  provider: Provider;
  messages: readonly Message[];
  /** What the guard found; only what is higher counts. */
  level: SafetyLevel;
  log: Log;
  /** Milliseconds to wait for an opinion once everything was said. */
  graceMs: number;
  signal: AbortSignal;
  /** Called at once when it is higher, while the answer may still run. */
  onRaise(level: SafetyLevel): void;
  /** Says the answer; `until` aborts when an opinion of risk or more cuts it short. */
  speak(until: AbortSignal): Promise<void>;
}

/**
 * Lets a model read the message beside the guard, while the answer is already being said. It can
 * raise the level, never lower it, and nobody waits for it before help or words appear.
 * @returns the raised level, or null
 */
export async function higherOpinion(request: OpinionRequest): Promise<SafetyLevel | null> {
  const { provider, messages, level, signal } = request;
  if (!provider.opinion) {
    await request.speak(signal);
    return null;
  }
  const cut = new AbortController();
  const over = new AbortController();
  let raised: SafetyLevel | null = null;
  const opinion = provider
    .opinion(messages, AbortSignal.any([signal, over.signal]))
    .then((read) => {
      if (read === null || atLeast(level, read) || over.signal.aborted) return;
      raised = read;
      request.onRaise(read);
      if (atLeast(read, 'risk')) cut.abort();
    })
    .catch((error: unknown) => {
      if (!over.signal.aborted && !signal.aborted) {
        request.log.warn('no second opinion', { error });
      }
    });
  try {
    await request.speak(AbortSignal.any([signal, cut.signal]));
    await Promise.race([opinion, sleep(request.graceMs, undefined, { signal, ref: false })]).catch(
      () => {},
    );
  } finally {
    over.abort();
  }
  return raised;
}
