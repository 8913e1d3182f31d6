import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { createKeys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { announceDeletions, deleteDueAccounts } from './account-deletions.ts';
import { startWorker } from './worker.ts';

let db: TestDatabase;
let owner: Pool;
beforeAll(async () => {
  db = await createTestDatabase();
  owner = db.pools.owner;
  // Makes the tables of the queue; stopped, so that what is queued can be looked at.
  const transport = { send: async () => {}, close: () => {} };
  const parts = {
    pools: db.pools,
    log: createLog('error', () => {}),
    config: loadConfig({}),
    keys: createKeys(),
    transport,
  };
  await (await startWorker(parts)).stop();
});
afterAll(() => db.drop());

async function queued(): Promise<{ to: string; subject: string }[]> {
  const { rows } = await owner.query<{ mail: { to: string; subject: string } }>(
    `select j.payload -> 'mail' as mail from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'send_mail' order by j.id`,
  );
  await owner.query('delete from graphile_worker._private_jobs');
  return rows.map(({ mail: { to, subject } }) => ({ to, subject }));
}

const exists = async (id: string) =>
  (await owner.query('select from auth.users where id = $1', [id])).rowCount === 1;

async function asking() {
  const person = await db.createUser();
  await db.giveConsent(person.id);
  await db.commitAsUser(person.id, (client) =>
    client.query(`insert into public.mood_entries (emotion, intensity) values ('calma', 1)`),
  );
  await owner.query(
    `update auth.sessions set confirmed_until = now() + interval '1 minute' where user_id = $1`,
    [person.id],
  );
  await db.commitAsUser(person.id, (client) =>
    client.query('select public.request_account_deletion()'),
  );
  return person;
}

describe('account deletions', () => {
  it('are confirmed by mail once, with the day', async () => {
    const { id, email } = await asking();
    await announceDeletions(owner, 'https://remanso.example');
    await announceDeletions(owner, 'https://remanso.example');
    const mails = await queued();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe(email);
    expect(mails[0]?.subject).toMatch(/se borrará el \d+ de [a-z]+ de \d{4}$/);
    await deleteDueAccounts(owner);
    expect(await exists(id)).toBe(true);
  });

  it('happen when the week is over, with all that was kept, and say so', async () => {
    const [due, waiting] = [await asking(), await asking()];
    await owner.query(
      `update public.account_deletions
          set requested_at = now() - interval '8 days', due_at = now() where user_id = $1`,
      [due.id],
    );
    await deleteDueAccounts(owner);
    expect(await exists(due.id)).toBe(false);
    expect(await exists(waiting.id)).toBe(true);
    const left = await owner.query('select from public.mood_entries where user_id = $1', [due.id]);
    expect(left.rowCount).toBe(0);
    expect(await queued()).toEqual([
      { to: due.email, subject: expect.stringContaining('está borrada') },
    ]);
  });

  it('leave no row anywhere that names the person', async () => {
    const { rows } = await owner.query<{ table: string; rule: string }>(
      `select conrelid::regclass::text as table, confdeltype as rule from pg_constraint
        where contype = 'f' and confrelid = 'auth.users'::regclass and confdeltype not in ('c', 'n')`,
    );
    expect(rows).toEqual([]);
  });
});
