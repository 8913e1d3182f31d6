import type { ChatEvent } from '#domain/contracts/chat.ts';

export interface NumberedEvent {
  /** Place in the answer, from 0: the `id` of the server-sent event. */
  id: number;
  event: ChatEvent;
}

/**
 * One answer under way. It goes on while nobody listens, so that a connection that breaks costs
 * no word; who comes back hears the rest from where it broke off. Only `stop` ends it early.
 */
export class LiveAnswer {
  readonly #events: ChatEvent[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #stopped = new AbortController();
  #ended = false;

  get signal(): AbortSignal {
    return this.#stopped.signal;
  }

  get ended(): boolean {
    return this.#ended;
  }

  get failed(): boolean {
    return this.#events.at(-1)?.type === 'error';
  }

  add(event: ChatEvent): void {
    this.#events.push(event);
    this.#wake();
  }

  /** The person does not want the rest. */
  stop(): void {
    this.#stopped.abort();
  }

  /** Nothing more will come. */
  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** What was said from `start` on, then what is being said, until its end or until `signal`. */
  async *from(start: number, signal: AbortSignal): AsyncGenerator<NumberedEvent, void, undefined> {
    for (let id = start; ; id += 1) {
      while (id >= this.#events.length && !this.#ended && !signal.aborted) await this.#news(signal);
      const event = this.#events[id];
      if (event === undefined || signal.aborted) return;
      yield { id, event };
    }
  }

  #wake(): void {
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }

  async #news(signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#listeners.add(resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}
