import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { ask } from './ask.ts';

let db: TestDatabase;
let admin: TestUser;
beforeAll(async () => {
  db = await createTestDatabase();
  admin = await makeAdmin();
});
afterAll(() => db.drop());

async function makeAdmin(partial: Parameters<TestDatabase['createUser']>[0] = {}) {
  const person = await db.createUser(partial);
  await db.pools.owner.query('insert into private.admin_members (user_id) values ($1)', [
    person.id,
  ]);
  return person;
}

const verify = (client: PoolClient) => ask<boolean>(client, 'select public.verify_admin_access()');

const eventsOf = async (userId: string) => {
  const { rows } = await db.pools.owner.query(
    'select event_type from public.security_events where user_id = $1 order by id',
    [userId],
  );
  return rows.map((row) => row.event_type);
};

describe('verify_admin_access', () => {
  it('lets a member in and writes it down', async () => {
    expect(await db.commitAsUser(admin.id, verify)).toBe(true);
    expect(await eventsOf(admin.id)).toEqual(['admin_access_granted']);
  });

  it('keeps everybody else out and writes it down', async () => {
    const person = await db.createUser();
    expect(await db.commitAsUser(person.id, verify)).toBe(false);
    expect(await eventsOf(person.id)).toEqual(['unauthorized_admin_attempt']);
    await expect(db.asUser(null, verify)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    ['is anonymous', { anonymous: true }],
    ['has not confirmed the email', { confirmed: false }],
  ])('a member who %s stays out', async (_, partial) => {
    const person = await makeAdmin(partial);
    expect(await db.commitAsUser(person.id, verify)).toBe(false);
  });

  it.each([
    ['banned', "banned_until = now() + interval '1 day'"],
    ['deleted', 'deleted_at = now()'],
  ])('a %s member stays out', async (_, change) => {
    const person = await makeAdmin();
    await db.pools.owner.query(`update auth.users set ${change} where id = $1`, [person.id]);
    expect(await db.commitAsUser(person.id, verify)).toBe(false);
  });

  it('answers fifty requests an hour, the fifty-first is refused', async () => {
    const person = await makeAdmin();
    const answers: boolean[] = [];
    for (let request = 0; request < 51; request += 1) {
      answers.push(await db.commitAsUser(person.id, verify));
    }
    expect(answers.slice(0, 50).every(Boolean)).toBe(true);
    expect(answers[50]).toBe(false);
    await db.pools.owner.query(
      "update public.security_events set created_at = created_at - interval '61 minutes' where user_id = $1",
      [person.id],
    );
    expect(await db.commitAsUser(person.id, verify)).toBe(true);
  });

  it('writes down no more than those fifty, of whoever asks', async () => {
    const person = await db.createUser();
    for (let request = 0; request < 60; request += 1) await db.commitAsUser(person.id, verify);
    expect(await eventsOf(person.id)).toHaveLength(50);
  });

  it('writes down from where, as the server saw it', async () => {
    const person = await db.createUser();
    await db.commitAsUser(person.id, async (client) => {
      await client.query(`select set_config('request.client', '{"ip": "198.51.100.9"}', true)`);
      await verify(client);
    });
    const { rows } = await db.pools.owner.query(
      'select host(ip_address) as ip from public.security_events where user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ ip: '198.51.100.9' }]);
  });

  it('takes the hourly figure from the setting of the server', async () => {
    const person = await makeAdmin();
    const limited = async (client: PoolClient) => {
      await client.query("select set_config('app.limit_admin_per_hour', '2', true)");
      return await verify(client);
    };
    expect(await db.commitAsUser(person.id, limited)).toBe(true);
    expect(await db.commitAsUser(person.id, limited)).toBe(true);
    expect(await db.commitAsUser(person.id, limited)).toBe(false);
  });

  it('counts requests that come at the same time one after another', async () => {
    const person = await makeAdmin();
    const limited = async (client: PoolClient) => {
      await client.query("select set_config('app.limit_admin_per_hour', '3', true)");
      return await verify(client);
    };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => db.commitAsUser(person.id, limited)),
    );
    expect(answers.filter(Boolean)).toHaveLength(3);
  });
});
