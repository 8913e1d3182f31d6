import type { Queryable } from '#server/db/pools.ts';
import type { Mail } from '#server/mail/mail.ts';

/** The queue waits e^attempt seconds, at most six hours, between attempts: 30 are five days. */
export const MAIL_ATTEMPTS = 30;

/** Puts a mail in the queue; within a transaction it goes out if and only if that one commits. */
export async function queueMail(db: Queryable, mail: Mail): Promise<void> {
  await db.query(`select graphile_worker.add_job('send_mail', $1::json, max_attempts => $2)`, [
    JSON.stringify({ mail }),
    MAIL_ATTEMPTS,
  ]);
}
