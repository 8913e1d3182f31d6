import type { Pool, PoolClient } from 'pg';
import { factorsRemovedMail } from '#server/mail/templates/factor-removal.ts';
import { queueMail } from './queue-mail.ts';

/** How many are done in one run; the next run, a minute later, takes the others. */
const BATCH = 50;

interface Due {
  user_id: string;
  email: string | null;
}

/**
 * Factors, password, passkeys and sessions go: somebody else may know, have or have added them. The
 * mailbox, which asked for this, lets its owner in to choose another password. Linked identities
 * stay: of somebody who signs in through one it may be the only way in, and the mail asks to look
 * them through.
 */
async function removeFactors(client: PoolClient, { user_id: id }: Due): Promise<boolean> {
  const { rowCount } = await client.query('delete from auth.mfa_factors where user_id = $1', [id]);
  await client.query('delete from auth.factor_removals where user_id = $1', [id]);
  // They were removed meanwhile by who has them.
  if (rowCount === 0) return false;
  await client.query(
    'update auth.users set encrypted_password = null, updated_at = now() where id = $1',
    [id],
  );
  for (const table of ['webauthn_credentials', 'sessions', 'one_time_tokens', 'flow_state']) {
    // One connection answers one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await client.query(`delete from auth.${table} where user_id = $1`, [id]);
  }
  await client.query(
    `insert into public.security_events (user_id, event_type, event_details)
     values ($1, 'factor_removed', '{"by": "recovery"}')`,
    [id],
  );
  return true;
}

/** Removes the factors of those whose wait is over. Rows of another copy's run are left to it. */
export async function removeDueFactors(owner: Pool, siteUrl: string): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<Due>(
      `select r.user_id, u.email from auth.factor_removals r join auth.users u on u.id = r.user_id
        where r.due_at <= now() order by r.due_at limit ${BATCH} for update of r skip locked`,
    );
    for (const due of rows) {
      const removed = await removeFactors(client, due);
      if (removed && due.email !== null) {
        await queueMail(client, factorsRemovedMail(due.email, siteUrl));
      }
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
