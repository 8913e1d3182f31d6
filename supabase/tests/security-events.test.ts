import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withScope } from '#server/db/scope.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const CLIENT = { ip: '198.51.100.9', user_agent: 'the browser that the server saw' };
const log =
  (userId: string | null, type = 'failed_login', ip: string | null = '192.0.2.7') =>
  async (client: PoolClient) => {
    const { rows } = await client.query(
      'select public.log_security_event($1, $2, $3, $4, $5) as id',
      [userId, type, { path: '/signin' }, ip, 'x'.repeat(600)],
    );
    const { rows: kept } = await client.query(
      'select * from public.security_events where id = $1',
      [rows[0].id],
    );
    return kept[0];
  };
const asService = <T>(work: (client: PoolClient) => Promise<T>) =>
  withScope(db.pools, { role: 'service_role', claims: {} }, work);

describe('log_security_event', () => {
  it('keeps what happened, and from where the server saw it', async () => {
    const { id } = await db.createUser();
    const event = await db.asUser(id, async (client) => {
      await client.query("select set_config('request.client', $1, true)", [JSON.stringify(CLIENT)]);
      return log(id)(client);
    });
    expect(event).toMatchObject({
      user_id: id,
      event_type: 'failed_login',
      event_details: { path: '/signin' },
      ip_address: CLIENT.ip,
      user_agent: CLIENT.user_agent,
    });
  });

  it('believes no client about itself, and believes the service', async () => {
    const { id } = await db.createUser();
    expect(await db.asUser(id, log(id))).toMatchObject({ ip_address: null, user_agent: null });
    const event = await asService(log(id));
    expect(event).toMatchObject({ ip_address: '192.0.2.7' });
    expect(event.user_agent).toHaveLength(512);
  });

  it('keeps the event also when the address cannot be read', async () => {
    const { id } = await db.createUser();
    expect(await asService(log(id, 'rate_limit_hit', 'unknown, 10.0.0.1'))).toMatchObject({
      ip_address: null,
    });
  });

  it('nobody writes in the name of another person, except the service', async () => {
    const [me, other] = [await db.createUser(), await db.createUser()];
    await expect(db.asUser(me.id, log(other.id))).rejects.toMatchObject({
      message: 'security_event_of_another_person',
    });
    await expect(db.asUser(null, log(me.id))).rejects.toMatchObject({ code: '42501' });
    expect(await asService(log(other.id))).toMatchObject({ user_id: other.id });
  });

  it('an event without a person is the one who writes it, unless the service does', async () => {
    const { id } = await db.createUser();
    expect(await db.asUser(id, log(null))).toMatchObject({ user_id: id });
    expect(await asService(log(null))).toMatchObject({ user_id: null });
  });

  it('a person cannot flood the record', async () => {
    const { id } = await db.createUser();
    const already = (count: number) =>
      db.pools.owner.query(
        `insert into public.security_events (user_id, event_type)
         select $1, 'failed_login' from generate_series(1, $2::int)`,
        [id, count],
      );
    await already(199);
    expect(await db.asUser(id, log(id))).toMatchObject({ user_id: id });
    await already(1);
    await expect(db.asUser(id, log(id))).rejects.toMatchObject({ code: 'PT429' });
    expect(await asService(log(id))).toMatchObject({ user_id: id });
  });

  it.each([
    'admin_access_granted',
    'unauthorized_admin_attempt',
    'suspicious_activity',
    'account_locked',
    'password_changed',
  ])('a person cannot write the verdict %s', async (type) => {
    const { id } = await db.createUser();
    await expect(db.asUser(id, log(id, type))).rejects.toMatchObject({
      message: 'security_event_reserved',
    });
    expect(await asService(log(id, type))).toMatchObject({ event_type: type });
  });

  it.each(['', 'DROP TABLE', 'with-dash', `x${'y'.repeat(64)}`])(
    'refuses the type %j',
    async (type) => {
      const { id } = await db.createUser();
      await expect(db.asUser(id, log(id, type))).rejects.toMatchObject({ code: '23514' });
    },
  );
});
