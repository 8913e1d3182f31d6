import type { Log } from '#server/log.ts';
import { LiveAnswer } from './live-answer.ts';

/** How long an answer that ended can still be heard again from the middle. */
const KEPT_MS = 2 * 60_000;

interface Running {
  answer: LiveAnswer;
  conversationId: string;
  ended: Promise<void>;
}

/** The answers of this process, by person and message. Elsewhere the stored answer serves. */
export class LiveAnswers {
  readonly #running = new Map<string, Running>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  get(key: string): LiveAnswer | undefined {
    return this.#running.get(key)?.answer;
  }

  /**
   * Begins an answer, unless the same one already runs. Nobody waits for `work`: where it throws
   * all the same, its answer ends with an error, and nothing else does.
   */
  begin(
    key: string,
    conversationId: string,
    work: (answer: LiveAnswer) => Promise<void>,
  ): LiveAnswer {
    const known = this.get(key);
    if (known) return known;
    const answer = new LiveAnswer();
    const ended = (async () => {
      try {
        await work(answer);
      } catch (error) {
        this.#log.error('an answer ended before its end', { error });
        answer.add({ type: 'error', code: 'internal' });
      }
      answer.end();
      // Asked again after a failure, it is answered anew instead of failing once more.
      if (answer.failed) this.#forget(key, answer);
      else setTimeout(() => this.#forget(key, answer), KEPT_MS).unref();
    })();
    this.#running.set(key, { answer, conversationId, ended });
    return answer;
  }

  /** The person wants it no more, or wants it anew: it ends and is forgotten. */
  async stop(key: string): Promise<void> {
    const running = this.#running.get(key);
    if (!running) return;
    running.answer.stop();
    await running.ended;
    this.#forget(key, running.answer);
  }

  /**
   * Writing the next message ends the answer to the one before, stored as far as it got.
   * @param except the answer to what is written now, which may be under way already
   */
  async stopIn(conversationId: string, except: string): Promise<void> {
    for (const [key, running] of this.#running) {
      const isOther = running.conversationId === conversationId && key !== except;
      if (isOther && !running.answer.ended) await this.stop(key);
    }
  }

  /** Only this answer: another may have begun under the same key since. */
  #forget(key: string, answer: LiveAnswer): void {
    if (this.get(key) === answer) this.#running.delete(key);
  }

  /** Ends all of them and waits until what was said is stored: the server is about to close. */
  async stopAll(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((key) => this.stop(key)));
  }
}
