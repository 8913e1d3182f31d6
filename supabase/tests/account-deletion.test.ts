import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { ask } from './ask.ts';
import { describePolicies } from './policy-matrix.ts';

describePolicies({
  table: 'public.account_deletions',
  row: async () => ({ announced_at: null }),
  insert: false,
  delete: false,
  needsConsent: false,
});

const request = (client: PoolClient) =>
  ask<Date>(client, 'select public.request_account_deletion()');
const cancel = (client: PoolClient) =>
  ask<boolean>(client, 'select public.cancel_account_deletion()');

describe('request_account_deletion', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());

  const confirm = (id: string, until: string) =>
    db.pools.owner.query(
      'update auth.sessions set confirmed_until = now() + $2::interval where user_id = $1',
      [id, until],
    );

  it('needs a session that was confirmed a moment ago, unless nothing could confirm it', async () => {
    const { id } = await db.createUser();
    const needed = { code: '42501', message: 'reauthentication_needed' };
    await expect(db.commitAsUser(id, request)).rejects.toMatchObject(needed);
    await confirm(id, '-1 second');
    await expect(db.commitAsUser(id, request)).rejects.toMatchObject(needed);
    await confirm(id, '1 minute');
    await db.pools.owner.query('insert into auth.sessions (user_id) values ($1)', [id]);
    await expect(db.commitAsUser(id, request)).rejects.toMatchObject(needed);
    const { id: anonymous } = await db.createUser({ anonymous: true });
    expect(await db.commitAsUser(anonymous, request)).toBeInstanceOf(Date);
  });

  it('says when, a week from now, without consent; asking again changes nothing', async () => {
    const { id } = await db.createUser();
    await confirm(id, '1 minute');
    const due = await db.commitAsUser(id, request);
    expect(Math.round((due.getTime() - Date.now()) / 3_600_000)).toBe(7 * 24);
    expect(await db.commitAsUser(id, request)).toEqual(due);
    const seen = await db.asUser(id, (client) =>
      ask<Date>(client, 'select due_at from public.account_deletions'),
    );
    expect(seen).toEqual(due);
  });

  it('can be taken back, once', async () => {
    const { id } = await db.createUser();
    await confirm(id, '1 minute');
    await db.commitAsUser(id, request);
    expect(await db.commitAsUser(id, cancel)).toBe(true);
    expect(await db.commitAsUser(id, cancel)).toBe(false);
    const { rows } = await db.pools.owner.query(
      'select event_type from public.security_events where user_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { event_type: 'account_deletion_requested' },
      { event_type: 'account_deletion_cancelled' },
    ]);
  });

  it('is nothing for a visitor', async () => {
    await expect(db.asUser(null, request)).rejects.toMatchObject({ code: '42501' });
    await expect(db.asUser(null, cancel)).rejects.toMatchObject({ code: '42501' });
  });
});
