import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, newAddress, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget({ TRUST_PROXY: 'true', LIMIT_SIGN_INS_PER_WINDOW: '5' });
});
afterAll(() => auth.close());

let last = 0;
/** An address of its own for each story, because events are counted by address too. */
function somewhere(): string {
  last += 1;
  return `10.7.${last}.1`;
}

async function events(ip: string): Promise<string[]> {
  const { rows } = await auth.db.pools.owner.query<{ event_type: string }>(
    'select event_type from public.security_events where ip_address = $1 order by created_at, id',
    [ip],
  );
  return rows.map((row) => row.event_type);
}

async function suspicions(ip: string) {
  const { rows } = await auth.db.pools.owner.query<{ event_details: object }>(
    `select event_details from public.security_events
      where ip_address = $1 and event_type = 'suspicious_activity'`,
    [ip],
  );
  return rows.map((row) => row.event_details);
}

const times = (count: number, type: string) => Array.from({ length: count }, () => type);

describe('what an account does is on record', () => {
  it('signing in, in and out', async () => {
    const { email } = await confirmed(auth);
    const ip = somewhere();
    const from = { 'x-forwarded-for': ip };
    const { body } = await auth.post(
      '/token?grant_type=password',
      { email, password: PASSWORD },
      from,
    );
    await auth.post(
      '/logout?scope=local',
      {},
      { ...from, authorization: `Bearer ${body.access_token}` },
    );
    expect(await events(ip)).toEqual(['sign_in', 'sign_out']);
  });

  it('a lockout, once, and what is suspicious at the fifth failure', async () => {
    const { email, session } = await confirmed(auth);
    const ip = somewhere();
    const wrong = () =>
      auth.post(
        '/token?grant_type=password',
        { email, password: 'wrong' },
        { 'x-forwarded-for': ip },
      );
    for (let tries = 0; tries < 4; tries += 1) await wrong();
    expect(await suspicions(ip)).toEqual([]);
    await wrong();
    expect(await suspicions(ip)).toEqual([{ of: 'failed_login', count: 5, threshold: 5 }]);
    expect((await wrong()).status).toBe(429);
    const all = await events(ip);
    expect(all.filter((type) => type === 'failed_login')).toHaveLength(5);
    expect(all.filter((type) => type === 'account_locked')).toHaveLength(1);
    expect(all.at(-1)).toBe('rate_limit_hit');
    const { rows } = await auth.db.pools.owner.query(
      `select distinct event_type from public.security_events where user_id = $1 and ip_address = $2`,
      [session.user.id, ip],
    );
    expect(rows.map((row) => row.event_type)).toEqual(
      expect.arrayContaining(['failed_login', 'account_locked', 'suspicious_activity']),
    );
  });

  it('what an administrator does', async () => {
    const { data } = await auth.admin().createUser({ email: newAddress() });
    const id = data.user?.id ?? '';
    await auth.admin().updateUserById(id, { user_metadata: { a: 1 } });
    await auth.admin().updateUserById(id, { ban_duration: '1h' });
    const { rows } = await auth.db.pools.owner.query(
      'select event_type from public.security_events where user_id = $1 order by created_at, id',
      [id],
    );
    expect(rows.map((row) => row.event_type)).toEqual([
      'admin_user_created',
      'admin_user_updated',
      'admin_user_banned',
    ]);
  });

  it('a changed password and a changed address', async () => {
    const { client, email, session } = await confirmed(auth);
    const next = newAddress();
    await client.updateUser({ password: 'otra orilla', current_password: PASSWORD });
    await client.updateUser({ email: next });
    for (const [address, since] of [
      [email, 1],
      [next, 0],
    ] as const) {
      const token = await auth.code(address, since);
      await client.verifyOtp({ email: address, token, type: 'email_change' });
    }
    const { rows } = await auth.db.pools.owner.query(
      `select event_type from public.security_events
        where user_id = $1 and event_type ~ 'change' order by created_at, id`,
      [session.user.id],
    );
    expect(rows.map((row) => row.event_type)).toEqual([
      'password_changed',
      'email_change_requested',
      'email_changed',
    ]);
  });
});

describe('where an event comes from', () => {
  it('is what the server saw, not what the client says', async () => {
    const { session } = await confirmed(auth);
    const ip = somewhere();
    const answer = await fetch(auth.url.replace('/auth/v1', '/rest/v1/rpc/log_security_event'), {
      method: 'POST',
      headers: {
        apikey: auth.apikey,
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
        'user-agent': 'Browser \u00e9 of this test',
        'x-forwarded-for': `6.6.6.6, ${ip}`,
      },
      body: JSON.stringify({
        p_user_id: session.user.id,
        p_event_type: 'odd_input',
        p_ip_address: '203.0.113.66',
        p_user_agent: 'somebody else',
      }),
    });
    expect(answer.status).toBe(200);
    const { rows } = await auth.db.pools.owner.query(
      `select host(ip_address) as ip, user_agent from public.security_events
        where user_id = $1 and event_type = 'odd_input'`,
      [session.user.id],
    );
    expect(rows).toEqual([{ ip, user_agent: 'Browser  of this test' }]);
  });
});

describe('thresholds of docs/specification.md §6', () => {
  it.each([
    [
      'admin_attempt',
      3,
      (from: object) =>
        auth.post('/invite', {}, { ...from, authorization: `Bearer ${auth.apikey}` }),
    ],
    ['invalid_request', 20, (from: object) => auth.post('/verify', 'no json', { ...from })],
    [
      'failed_code',
      10,
      (from: object) =>
        auth.post('/verify', { type: 'email', email: newAddress(), token: '000000' }, { ...from }),
    ],
  ] as const)('%s: one event at %i, none before, no second one', async (type, threshold, ask) => {
    const ip = somewhere();
    const from = { 'x-forwarded-for': ip };
    for (let count = 1; count < threshold; count += 1) await ask(from);
    expect(await events(ip)).toEqual(times(threshold - 1, type));
    await ask(from);
    await ask(from);
    expect(await suspicions(ip)).toEqual([{ of: type, count: threshold, threshold }]);
  });

  it('a flood writes no flood of rows', async () => {
    const ip = somewhere();
    for (let count = 0; count < 40; count += 1) {
      await auth.post('/verify', 'no json', { 'x-forwarded-for': ip });
    }
    expect(await events(ip)).toHaveLength(21);
  });

  it.each(['a key', 'a person'])(
    'attempts by %s at what is for administrators neither',
    async (by) => {
      const limit = 5;
      const own = await ownAuthTarget({ TRUST_PROXY: 'true', LIMIT_ADMIN_PER_HOUR: `${limit}` });
      try {
        const token = by === 'a key' ? own.apikey : (await confirmed(own)).session.access_token;
        const kept = async () => {
          const { rows } = await own.db.pools.owner.query(
            `select count(*)::int from public.security_events where event_type = 'admin_attempt'`,
          );
          return rows[0].count;
        };
        const ask = (ip: string) =>
          own.post('/invite', {}, { 'x-forwarded-for': ip, authorization: `Bearer ${token}` });
        for (let count = 0; count < 3 * limit; count += 1) {
          const { status } = await ask(by === 'a key' ? '10.8.0.1' : `10.8.1.${count}`);
          expect(status).toBe(403);
        }
        expect(await kept()).toBe(limit);
      } finally {
        await own.close();
      }
    },
  );

  it('counts an hour', async () => {
    const ip = somewhere();
    const ask = () =>
      auth.post('/invite', {}, { 'x-forwarded-for': ip, authorization: `Bearer ${auth.apikey}` });
    await ask();
    await ask();
    await auth.db.pools.owner.query(
      `update public.security_events set created_at = created_at - interval '61 minutes' where ip_address = $1`,
      [ip],
    );
    await ask();
    expect(await suspicions(ip)).toEqual([]);
  });
});
