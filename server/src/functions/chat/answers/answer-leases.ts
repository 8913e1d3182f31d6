import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '#server/log.ts';
import { derivedId } from './derived-id.ts';
import type { LiveAnswer } from './live-answer.ts';

/** A copy that died is waited for this long before another answers in its place. */
export const LEASE_SECONDS = 10;
const RENEW_EVERY_MS = 3000;
/** How soon a stop that was pressed on another copy is seen here. */
const POLL_INTERVAL_MS = 500;
/** How soon an answer that another copy gives is seen here. */
const ASK_EVERY_MS = 250;
/** A copy that was asked to stop has this long to store what was said. */
const STOP_WITHIN_MS = 2000;

interface AnswerKey {
  userId: string;
  messageId: string;
  conversationId: string;
}

/** An answer as it is stored. */
export interface StoredAnswer {
  text: string;
  status: 'complete' | 'stopped';
}

/**
 * The leases of this copy of the server (`private.answer_leases`). A message's lease is taken with
 * the message itself and ends with its answer, so that a single copy pays nothing for them but one
 * small query every POLL_INTERVAL_MS while it answers. Polled, never listened for: that also works
 * behind a pooler that lends connections by the transaction.
 */
export class AnswerLeases {
  /** This copy, in the database. */
  readonly copy: string = crypto.randomUUID();
  readonly #owner: Pool;
  readonly #log: Log;
  readonly #held = new Map<string, LiveAnswer>();
  #looking = false;

  constructor(owner: Pool, log: Log) {
    this.#owner = owner;
    this.#log = log;
  }

  /** Keeps a lease of this copy alive, and stops its answer when somebody asks for that. */
  hold({ userId, messageId }: AnswerKey, answer: LiveAnswer): void {
    this.#held.set(`${userId} ${messageId}`, answer);
    if (!this.#looking) void this.#look();
  }

  /** The answer ended. Where storing it did not end the lease, it ends here. */
  async release({ userId, messageId }: AnswerKey): Promise<void> {
    this.#held.delete(`${userId} ${messageId}`);
    await this.#owner.query({
      name: 'answer-lease-let-go',
      text: `delete from private.answer_leases
              where user_id = $1 and message_id = $2 and copy = $3`,
      values: [userId, messageId, this.copy],
    });
  }

  /**
   * Waits for the answer that another copy is giving.
   * @returns the answer as it was stored; null when that copy gave it up, or died, before its end
   *   and this copy holds the lease now. Null too when `answer` was stopped meanwhile.
   */
  async awaitAnswer(key: AnswerKey, answer: LiveAnswer): Promise<StoredAnswer | null> {
    const { userId, messageId, conversationId } = key;
    while (!answer.signal.aborted) {
      const { held, stopping, stored } = await this.#state(key);
      if (stored?.status === 'complete') return stored;
      // It was stopped there: it is not begun again here.
      if (stopping) answer.stop();
      else if (!held) {
        const { rows } = await this.#owner.query<{ taken: boolean }>(
          'select private.take_answer_lease($1, $2, $3, $4, $5) as taken',
          [userId, messageId, conversationId, this.copy, LEASE_SECONDS],
        );
        if (rows[0]?.taken) {
          // Stored and released between the two queries.
          const last = await this.#state(key);
          return last.stored?.status === 'complete' ? last.stored : null;
        }
      }
      await sleep(ASK_EVERY_MS, undefined, { signal: answer.signal }).catch(() => {});
    }
    return null;
  }

  /**
   * Asks whichever copy answers to stop, and waits until what was said is stored, for a while.
   * @param what one message, or every answer of a talk but that to one message
   */
  async stopElsewhere(
    userId: string,
    what: { messageId: string } | { conversationId: string; except: string },
  ): Promise<void> {
    const [where, ...ids] =
      'messageId' in what
        ? ['message_id = $2', what.messageId]
        : ['conversation_id = $2 and message_id <> $3', what.conversationId, what.except];
    const until = performance.now() + STOP_WITHIN_MS;
    for (;;) {
      const { rowCount } = await this.#owner.query(
        `update private.answer_leases set stop_requested = true
          where user_id = $1 and ${where} and expires_at > clock_timestamp()`,
        [userId, ...ids],
      );
      if (rowCount === 0) return;
      if (performance.now() > until) break;
      await sleep(ASK_EVERY_MS);
    }
    // That copy hangs: what it says from now on is not stored any more.
    await this.#owner.query(`delete from private.answer_leases where user_id = $1 and ${where}`, [
      userId,
      ...ids,
    ]);
  }

  async #state({ userId, messageId }: AnswerKey) {
    const { rows } = await this.#owner.query<{
      held: boolean;
      stopping: boolean;
      content: string | null;
      status: StoredAnswer['status'] | 'unsaved' | null;
    }>({
      name: 'answer-lease-state',
      text: `select l.copy is not null as held, coalesce(l.stop_requested, false) as stopping,
                    m.content, m.status
               from (values (1)) as one
               left join private.answer_leases l
                 on l.user_id = $1 and l.message_id = $2 and l.expires_at > clock_timestamp()
               left join public.messages m on m.id = $3 and m.user_id = $1`,
      values: [userId, messageId, derivedId('answer', messageId)],
    });
    const { held = false, stopping = false, content, status } = rows[0] ?? {};
    const stored: StoredAnswer | null =
      content != null && status != null && status !== 'unsaved' ? { text: content, status } : null;
    return { held, stopping, stored };
  }

  /** Runs while there is something to look after; never throws. */
  async #look(): Promise<void> {
    this.#looking = true;
    let renewed = performance.now();
    while (this.#held.size > 0) {
      await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
      try {
        const renews = performance.now() - renewed > RENEW_EVERY_MS;
        await (renews ? this.#renew() : this.#stopAsked());
        if (renews) renewed = performance.now();
      } catch (error) {
        this.#log.warn('the leases of answers could not be looked after', { error });
      }
    }
    this.#looking = false;
  }

  async #stopAsked(): Promise<void> {
    const { rows } = await this.#owner.query<{ key: string }>({
      name: 'answer-lease-stops',
      text: `select user_id || ' ' || message_id as key from private.answer_leases
              where copy = $1 and stop_requested`,
      values: [this.copy],
    });
    for (const { key } of rows) this.#held.get(key)?.stop();
  }

  async #renew(): Promise<void> {
    const before = [...this.#held];
    const { rows } = await this.#owner.query<{ key: string; stopping: boolean }>({
      name: 'answer-lease-renew',
      text: `update private.answer_leases
                set expires_at = clock_timestamp() + make_interval(secs => $2)
              where copy = $1
             returning user_id || ' ' || message_id as key, stop_requested as stopping`,
      values: [this.copy, LEASE_SECONDS],
    });
    const mine = new Map(rows.map(({ key, stopping }) => [key, stopping]));
    // A lease that is gone was taken by a newer message: nobody waits for this answer.
    for (const [key, answer] of before) if (mine.get(key) !== false) answer.stop();
  }
}
