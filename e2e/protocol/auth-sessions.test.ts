import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

const PASSWORD = 'un rio tranquilo';
const MINUTE = 60_000;
let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget();
});
afterAll(() => auth.close());
afterEach(() => {
  auth.clock.ahead = 0;
});

async function person(): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  const { error } = await auth.client().signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  await auth.db.pools.owner.query(
    'update auth.users set email_confirmed_at = now() where email = $1',
    [email],
  );
  return email;
}

async function signedIn(email: string) {
  const client = auth.client();
  const { data, error } = await client.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { client, session: data.session! };
}

function refresh(token: string) {
  return auth.post('/token?grant_type=refresh_token', { refresh_token: token });
}

/** What another API of this server says to the token. */
async function whoami(token: string): Promise<number> {
  const url = auth.url.replace('/auth/v1', '/whoami');
  const headers = { apikey: auth.apikey, authorization: `Bearer ${token}` };
  return (await fetch(url, { headers })).status;
}

describe('refreshing', () => {
  it('gives new tokens of the same session', async () => {
    const { client, session } = await signedIn(await person());
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    const claims = await client.getClaims(data.session?.access_token);
    const before = await client.getClaims(session.access_token);
    expect(claims.data?.claims.session_id).toBe(before.data?.claims.session_id);
  });

  it('gives everybody who asks within ten seconds the same next token', async () => {
    const { session } = await signedIn(await person());
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refresh(session.refresh_token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    const next = answers[0]!.body.refresh_token;
    expect((await refresh(next)).status).toBe(200);
    auth.clock.ahead = 9_000;
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it('ends the whole family when a used token comes back later', async () => {
    const { session } = await signedIn(await person());
    const next = await refresh(session.refresh_token);
    auth.clock.ahead = 11_000;
    const stolen = await refresh(session.refresh_token);
    expect(stolen).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used' },
    });
    expect((await refresh(next.body.refresh_token)).body.error_code).toBe(
      'refresh_token_not_found',
    );
    expect(await whoami(next.body.access_token)).toBe(401);
  });

  it('ends a session that was idle for 180 minutes, and keeps one that was not', async () => {
    const { session } = await signedIn(await person());
    auth.clock.ahead = 179 * MINUTE;
    const kept = await refresh(session.refresh_token);
    expect(kept.status).toBe(200);
    auth.clock.ahead = 358 * MINUTE;
    const again = await refresh(kept.body.refresh_token);
    expect(again.status).toBe(200);
    auth.clock.ahead = 539 * MINUTE;
    expect((await refresh(again.body.refresh_token)).body.error_code).toBe('session_expired');
  });

  it('refuses a token that was never given, and a banned person', async () => {
    expect((await refresh('unknown')).body.error_code).toBe('refresh_token_not_found');
    expect((await refresh('')).body.error_code).toBe('validation_failed');
    const email = await person();
    const { session } = await signedIn(email);
    await auth.db.pools.owner.query(
      `update auth.users set banned_until = now() + interval '1 hour' where email = $1`,
      [email],
    );
    expect((await refresh(session.refresh_token)).body.error_code).toBe('user_banned');
    const signIn = await auth.client().signInWithPassword({ email, password: PASSWORD });
    expect(signIn.error?.code).toBe('user_banned');
  });
});

describe('access tokens', () => {
  it('end after an hour', async () => {
    const { session } = await signedIn(await person());
    expect(session.expires_in).toBe(3600);
    auth.clock.ahead = 61 * MINUTE;
    expect(await whoami(session.access_token)).toBe(401);
    const headers = { apikey: auth.apikey, authorization: `Bearer ${session.access_token}` };
    const user = await fetch(`${auth.url}/user`, { headers });
    expect(user.status).toBe(403);
    expect(await user.json()).toMatchObject({ error_code: 'bad_jwt' });
  });

  it('are asked for where somebody must be signed in', async () => {
    const answer = await fetch(`${auth.url}/user`, { headers: { apikey: auth.apikey } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error_code: 'no_authorization' });
    expect((await fetch(`${auth.url}/user`)).status).toBe(401);
  });
});

describe('signing out', () => {
  it('ends one, the others or all, at once and everywhere', async () => {
    const email = await person();
    const all = [await signedIn(email), await signedIn(email), await signedIn(email)];
    const alive = () => Promise.all(all.map(({ session }) => whoami(session.access_token)));
    expect(await alive()).toEqual([200, 200, 200]);

    expect((await all[0]!.client.signOut({ scope: 'local' })).error).toBeNull();
    expect(await alive()).toEqual([401, 200, 200]);
    expect((await refresh(all[0]!.session.refresh_token)).status).toBe(400);

    expect((await all[1]!.client.signOut({ scope: 'others' })).error).toBeNull();
    expect(await alive()).toEqual([401, 200, 401]);
    expect((await all[2]!.client.getUser()).error).not.toBeNull();

    expect((await all[1]!.client.signOut()).error).toBeNull();
    expect(await alive()).toEqual([401, 401, 401]);
  });

  it('knows no other scope', async () => {
    const { session } = await signedIn(await person());
    const headers = { authorization: `Bearer ${session.access_token}` };
    const answer = await auth.post('/logout?scope=everything', '', headers);
    expect(answer.body.error_code).toBe('validation_failed');
  });
});

describe('sessions at once', () => {
  it('are three: the oldest ends', async () => {
    const email = await person();
    const all = [];
    for (let count = 0; count < 4; count += 1) all.push(await signedIn(email));
    const alive = await Promise.all(all.map(({ session }) => whoami(session.access_token)));
    expect(alive).toEqual([401, 200, 200, 200]);
  });

  it('are three also when ten come at the same moment', async () => {
    const email = await person();
    await Promise.all(Array.from({ length: 10 }, () => signedIn(email)));
    const { rows } = await auth.db.pools.owner.query(
      `select count(*)::int as count from auth.sessions s join auth.users u on u.id = s.user_id
        where u.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ count: 3 }]);
  });
});

describe('what is stored', () => {
  it('has no token and no password that could be used', async () => {
    const email = await person();
    const { session } = await signedIn(email);
    await auth.client().resetPasswordForEmail(email);
    const link = await auth.link(email, 1);
    const token = link.searchParams.get('token') ?? 'none';
    for (const table of ['users', 'sessions', 'refresh_tokens', 'one_time_tokens', 'identities']) {
      const { rows } = await auth.db.pools.owner.query(`select * from auth.${table}`);
      const text = JSON.stringify(rows);
      for (const secret of [PASSWORD, session.refresh_token, session.access_token, token]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it('has a profile in the time zone of the sign-up, and the events of the account', async () => {
    const email = `${randomUUID()}@example.test`;
    const data = { time_zone: 'America/Bogota' };
    const { data: made } = await auth
      .client()
      .signUp({ email, password: PASSWORD, options: { data } });
    await auth.client().signInWithPassword({ email, password: 'wrong' });
    const id = made.user?.id;
    const profile = await auth.db.pools.owner.query(
      'select time_zone from public.profiles where user_id = $1',
      [id],
    );
    expect(profile.rows).toEqual([{ time_zone: 'America/Bogota' }]);
    const events = await auth.db.pools.owner.query(
      'select event_type from public.security_events where user_id = $1 order by created_at',
      [id],
    );
    expect(events.rows).toEqual([{ event_type: 'sign_up' }, { event_type: 'failed_login' }]);
  });
});
