import type { ChatEvent } from '#domain/contracts/chat.ts';

export interface NumberedEvent {
  /** The `id` of the server-sent event: what `from` takes to go on behind it. */
  id: string;
  event: ChatEvent;
}

interface Told {
  event: ChatEvent;
  /** UTF-16 units of the answer's words up to and with this event, and a fingerprint of them. */
  said: number;
  mark: number;
}

/** Place in an answer, units said by then, their fingerprint, and which version of the answer. */
const PLACE = /^(\d{1,6})\.(\d{1,7})\.(\d{1,10})\.([0-9a-f]{8})$/;

/**
 * One answer under way. It goes on while nobody listens, so that a broken connection loses nothing;
 * a client that returns gets the rest from where it broke off, also on another copy of the server.
 * Only `stop` ends it early.
 */
export class LiveAnswer {
  readonly #told: Told[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #stopped = new AbortController();
  /** Two versions of one answer have their events in different places. */
  readonly #telling = crypto.randomUUID().slice(0, 8);
  #from: 'stored' | 'anew' | null = null;
  #ended = false;

  get signal(): AbortSignal {
    return this.#stopped.signal;
  }

  get ended(): boolean {
    return this.#ended;
  }

  get failed(): boolean {
    return this.#told.at(-1)?.event.type === 'error';
  }

  add(event: ChatEvent): void {
    const before = this.#told.at(-1) ?? { said: 0, mark: EMPTY };
    const delta = event.type === 'text-delta' ? event.delta : '';
    this.#told.push({
      event,
      said: before.said + delta.length,
      mark: fingerprint(delta, before.mark),
    });
    this.#wake();
  }

  /**
   * Says whether the words are the stored ones, and complete, or are made now: only then can a
   * client that got a part of them elsewhere be told where to go on.
   */
  setOrigin(from: 'stored' | 'anew'): void {
    this.#from = from;
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

  /**
   * What was said behind the event that was heard last, then what is being said, until its end or
   * until `signal`. The id of the very first event is "0": the answer is told from its beginning.
   * @param lastEventId null: nothing was heard, or its id is none of ours
   */
  async *from(
    lastEventId: string | null,
    signal: AbortSignal,
  ): AsyncGenerator<NumberedEvent, void, undefined> {
    const [start, heard] = await this.#start(lastEventId, signal);
    for (let at = start; ; at += 1) {
      while (at >= this.#told.length && !this.#ended && !signal.aborted) await this.#news(signal);
      const told = this.#told[at];
      if (told === undefined || signal.aborted) return;
      const { event, said, mark } = told;
      const id = at === 0 ? '0' : `${at}.${said}.${mark}.${this.#telling}`;
      const skip = heard - (this.#told[at - 1]?.said ?? 0);
      const inside = event.type === 'text-delta' && skip > 0;
      yield { id, event: inside ? { ...event, delta: event.delta.slice(skip) } : event };
    }
  }

  /** The first event that was not heard, and how many units of the words were. */
  async #start(lastEventId: string | null, signal: AbortSignal): Promise<[number, number]> {
    const [, place, said, mark, telling] = PLACE.exec(lastEventId ?? '') ?? [];
    if (telling === this.#telling) return [Number(place) + 1, 0];
    const heard = Number(said ?? 0);
    if (heard === 0) return [0, 0];
    while (this.#from === null && !this.#ended && !signal.aborted) await this.#news(signal);
    if (this.#from !== 'stored' || this.#markAt(heard) !== Number(mark)) return [0, 0];
    const next = this.#told.findIndex((told) => told.said > heard);
    const last = this.#told.findLastIndex(({ event }) => event.type === 'text-delta');
    return [next < 0 ? last + 1 : next, heard];
  }

  #markAt(length: number): number {
    const words = this.#told.map(({ event }) => (event.type === 'text-delta' ? event.delta : ''));
    return fingerprint(words.join('').slice(0, length), EMPTY);
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

/** FNV-1a of 32 bits, which goes on from what came before. */
const EMPTY = 2166136261;
function fingerprint(text: string, before: number): number {
  let hash = before;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  }
  return hash >>> 0;
}
