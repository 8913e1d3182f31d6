import type { Pool, PoolClient } from 'pg';
import {
  deletionDoneMail,
  deletionRequestedMail,
} from '#server/mail/templates/account-deletion.ts';
import { queueMail } from './queue-mail.ts';

/** How many are done in one run; the next run, a minute later, takes the others. */
const BATCH = 50;

interface Deletion {
  user_id: string;
  due_at: Date;
  email: string | null;
  time_zone: string | null;
}

/** Rows that another copy of the server is working on are left to it. */
async function inTransaction(
  owner: Pool,
  condition: string,
  work: (client: PoolClient, deletion: Deletion) => Promise<void>,
): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<Deletion>(
      `select d.user_id, d.due_at, u.email, p.time_zone
         from public.account_deletions d
         join auth.users u on u.id = d.user_id
         left join public.profiles p on p.user_id = d.user_id
        where ${condition} order by d.due_at limit ${BATCH} for update of d skip locked`,
    );
    for (const deletion of rows) await work(client, deletion);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

function dayOf({ due_at: due, time_zone: timeZone }: Deletion): string {
  return new Intl.DateTimeFormat('es', {
    dateStyle: 'long',
    timeZone: timeZone ?? 'America/Mexico_City',
  }).format(due);
}

/** Writes to who has asked to delete the account, once. */
export async function announceDeletions(owner: Pool, siteUrl: string): Promise<void> {
  await inTransaction(owner, 'd.announced_at is null', async (client, deletion) => {
    if (deletion.email !== null) {
      const mail = { when: dayOf(deletion), link: `${siteUrl}/settings` };
      await queueMail(client, deletionRequestedMail(deletion.email, mail));
    }
    await client.query(
      'update public.account_deletions set announced_at = now() where user_id = $1',
      [deletion.user_id],
    );
  });
}

/** Deletes whose week is over; what belongs to them goes with the account. */
export async function deleteDueAccounts(owner: Pool): Promise<void> {
  await inTransaction(owner, 'd.due_at <= now()', async (client, { user_id: id, email }) => {
    await client.query('delete from auth.users where id = $1', [id]);
    await client.query(
      `insert into public.security_events (event_type) values ('account_deleted')`,
    );
    if (email !== null) await queueMail(client, deletionDoneMail(email));
  });
}
