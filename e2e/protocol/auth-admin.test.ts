import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, follow, newAddress, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let auth: OwnTarget;
let admin: ReturnType<OwnTarget['admin']>;
beforeAll(async () => {
  auth = await ownAuthTarget();
  admin = auth.admin();
});
afterAll(() => auth.close());

const signIn = (email: string, password = PASSWORD) =>
  auth.client().signInWithPassword({ email, password });

async function whoami(token: string) {
  const answer = await fetch(`${auth.url.replace('/auth/v1', '')}/whoami`, {
    headers: { apikey: auth.apikey, authorization: `Bearer ${token}` },
  });
  return answer.status;
}

describe('who may', () => {
  it.each([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${randomUUID()}`],
    ['PUT', `/admin/users/${randomUUID()}`],
    ['DELETE', `/admin/users/${randomUUID()}`],
    ['GET', `/admin/users/${randomUUID()}/factors`],
    ['DELETE', `/admin/users/${randomUUID()}/factors/${randomUUID()}`],
    ['POST', '/admin/generate_link'],
    ['GET', '/admin/anything'],
  ])('%s %s: the secret key only', async (method, path) => {
    const { session } = await confirmed(auth);
    const ask = async (bearer?: string) => {
      const answer = await fetch(`${auth.url}${path}`, {
        method,
        headers: {
          apikey: auth.apikey,
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        },
        ...(method === 'POST' || method === 'PUT' ? { body: '{}' } : {}),
      });
      const body: { error_code?: string } = await answer.json();
      return [answer.status, body.error_code];
    };
    expect(await ask()).toEqual([401, 'no_authorization']);
    expect(await ask('nonsense')).toEqual([403, 'bad_jwt']);
    expect(await ask(auth.apikey)).toEqual([403, 'not_admin']);
    expect(await ask(session.access_token)).toEqual([403, 'not_admin']);
    const [status] = await ask(auth.secretKey);
    expect([200, 400, 404]).toContain(status);
    const { rows } = await auth.db.pools.owner.query(
      `select count(*)::int from public.security_events
        where event_type = 'admin_attempt' and user_id = $1`,
      [session.user.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('people', () => {
  it('are made, found, changed and deleted', async () => {
    const email = newAddress();
    const made = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { nickname: 'Ana' },
      app_metadata: { plan: 'libre' },
    });
    expect(made.error).toBeNull();
    expect(made.data.user).toMatchObject({
      email,
      user_metadata: { nickname: 'Ana', email_verified: true },
      app_metadata: { provider: 'email', providers: ['email'], plan: 'libre' },
    });
    const id = made.data.user!.id;
    expect((await signIn(email)).error).toBeNull();
    expect(await auth.mails(email)).toBe(0);

    const next = newAddress();
    const changed = await admin.updateUserById(id, {
      email: next,
      user_metadata: { nickname: 'Eva' },
      app_metadata: { plan: null, team: 'sur' },
    });
    expect(changed.data.user).toMatchObject({ email: next, user_metadata: { nickname: 'Eva' } });
    expect(changed.data.user?.app_metadata).toEqual({
      provider: 'email',
      providers: ['email'],
      team: 'sur',
    });
    expect((await signIn(next)).error).toBeNull();
    expect((await admin.getUserById(id)).data.user?.email).toBe(next);

    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({
      code: 'user_not_found',
      status: 404,
    });
    expect((await signIn(next)).error?.code).toBe('invalid_credentials');
  });

  it('get another address, and links to the one of before end', async () => {
    const { email } = await confirmed(auth);
    await auth.client().resetPasswordForEmail(email);
    const link = await auth.link(email, 1);
    const { data } = await signIn(email);
    const moved = await admin.updateUserById(data.user!.id, { email: newAddress() });
    expect(moved.error).toBeNull();
    expect((await follow(link)).hash).toContain('otp_expired');
  });

  it('may have an id of their own, and one address each', async () => {
    const id = randomUUID();
    const email = newAddress();
    const made = await admin.createUser({ id, email });
    expect(made.data.user?.id).toBe(id);
    expect(made.data.user?.email_confirmed_at).toBeUndefined();
    const twice = await admin.createUser({ email: email.toUpperCase() });
    expect(twice.error).toMatchObject({ code: 'email_exists', status: 422 });
    const other = await admin.createUser({ email: newAddress() });
    const moved = await admin.updateUserById(other.data.user!.id, { email });
    expect(moved.error?.code).toBe('email_exists');
  });

  it('are listed by pages', async () => {
    const own = await ownAuthTarget();
    try {
      for (let index = 0; index < 5; index += 1) {
        await own.admin().createUser({ email: `p${index}@example.test` });
      }
      const first = await own.admin().listUsers({ page: 1, perPage: 2 });
      expect(first.error).toBeNull();
      expect(first.data).toMatchObject({
        aud: 'authenticated',
        total: 5,
        nextPage: 2,
        lastPage: 3,
      });
      const last = await own.admin().listUsers({ page: 3, perPage: 2 });
      expect(last.data.users.map(({ email }) => email)).toEqual(['p0@example.test']);
      expect(last.data).toMatchObject({ nextPage: null, lastPage: 3 });
      expect((await own.admin().listUsers()).data.users).toHaveLength(5);
      expect((await own.admin().listUsers({ page: 9, perPage: 2 })).data.users).toEqual([]);
      expect((await own.admin().listUsers({ page: -1 })).error?.code).toBe('validation_failed');
    } finally {
      await own.close();
    }
  });

  it('deleted softly leave only their id, and their address is free', async () => {
    const { email, session } = await confirmed(auth);
    expect((await admin.deleteUser(session.user.id, true)).error).toBeNull();
    expect(await whoami(session.access_token)).toBe(401);
    const kept = await admin.getUserById(session.user.id);
    expect(kept.data.user).toMatchObject({ user_metadata: {}, identities: [] });
    expect(kept.data.user?.deleted_at).toBeDefined();
    expect(JSON.stringify(kept.data)).not.toContain(email);
    expect((await admin.createUser({ email })).error).toBeNull();
  });

  it('with another password are signed out everywhere', async () => {
    const { session, email } = await confirmed(auth);
    await admin.updateUserById(session.user.id, { password: 'otra orilla' });
    expect(await whoami(session.access_token)).toBe(401);
    expect((await signIn(email, 'otra orilla')).error).toBeNull();
  });

  it.each([
    [{}, 'validation_failed', 400],
    [{ email: 'nobody' }, 'validation_failed', 400],
    [{ email: 'a@example.test', password: '123' }, 'weak_password', 422],
    [{ email: 'a@example.test', role: 'service_role' }, 'validation_failed', 400],
    [{ email: 'a@example.test', ban_duration: 'soon' }, 'validation_failed', 400],
    [{ email: 'a@example.test', password_hash: 'md5' }, 'validation_failed', 400],
    [{ phone: '123' }, 'phone_provider_disabled', 400],
    [{ id: 'no uuid', email: 'a@example.test' }, 'validation_failed', 400],
  ])('made of %j → %s', async (body, code, status) => {
    const answer = await auth.post('/admin/users', body, {
      authorization: `Bearer ${auth.secretKey}`,
    });
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  });
});

describe('a ban', () => {
  it('counts at once, for sign-in, refresh and tokens that are out; and can be lifted', async () => {
    const { client, email, session } = await confirmed(auth);
    expect(await whoami(session.access_token)).toBe(200);
    const banned = await admin.updateUserById(session.user.id, { ban_duration: '24h' });
    expect(banned.data.user?.banned_until).toBeDefined();
    expect(await whoami(session.access_token)).toBe(401);
    expect((await client.getUser()).error).toMatchObject({ code: 'user_banned', status: 403 });
    expect((await signIn(email)).error?.code).toBe('user_banned');
    const refresh = await auth.post('/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    });
    expect(refresh.body.error_code).toBe('user_banned');

    await admin.updateUserById(session.user.id, { ban_duration: 'none' });
    expect(await whoami(session.access_token)).toBe(200);
    expect((await signIn(email)).error).toBeNull();
  });
});

describe('links for an administrator to hand over', () => {
  it.each(['signup', 'invite', 'magiclink', 'recovery'] as const)('%s', async (type) => {
    const known = type === 'recovery' || type === 'magiclink';
    const email = known ? (await confirmed(auth)).email : newAddress();
    const mails = await auth.mails(email);
    const wanted = { type, email, password: PASSWORD, options: { redirectTo: '/inicio' } };
    const { data, error } = await admin.generateLink(wanted);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(data.properties).toMatchObject({
      verification_type: type,
      email_otp: expect.stringMatching(/^\d{6}$/),
      hashed_token: expect.stringMatching(/^[0-9a-f]{56}$/),
    });
    const link = new URL(data.properties!.action_link);
    expect(link.searchParams.get('token')).toBe(data.properties?.hashed_token);
    expect(await auth.mails(email)).toBe(mails);
    const token = data.properties?.email_otp ?? '';
    const verified = await auth.client().verifyOtp({ email, token, type });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.email).toBe(email);
  });

  it('makes an account for a magic link to somebody unknown', async () => {
    const email = newAddress();
    const { data } = await admin.generateLink({ type: 'magiclink', email });
    expect(data.properties?.verification_type).toBe('signup');
    const { error } = await auth
      .client()
      .verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type: 'signup' });
    expect(error).toBeNull();
  });

  it('changes an address with both links', async () => {
    const { email, session } = await confirmed(auth);
    const newEmail = newAddress();
    const current = await admin.generateLink({ type: 'email_change_current', email, newEmail });
    const next = await admin.generateLink({ type: 'email_change_new', email, newEmail });
    const here = (given: string) =>
      new URL(`${auth.url}${given.slice(given.indexOf('/auth/v1') + 8)}`);
    await follow(here(current.data.properties!.action_link));
    await follow(here(next.data.properties!.action_link));
    expect((await admin.getUserById(session.user.id)).data.user?.email).toBe(newEmail);
  });

  it('says who is unknown and who is here already', async () => {
    const unknown = await admin.generateLink({ type: 'recovery', email: newAddress() });
    expect(unknown.error).toMatchObject({ code: 'user_not_found', status: 404 });
    const { email } = await confirmed(auth);
    const taken = await admin.generateLink({ type: 'signup', email, password: PASSWORD });
    expect(taken.error).toMatchObject({ code: 'email_exists', status: 422 });
    const body = { type: 'sorcery', email };
    const answer = await auth.post('/admin/generate_link', body, {
      authorization: `Bearer ${auth.secretKey}`,
    });
    expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed']);
  });
});

describe('factors', () => {
  it('are listed and removed', async () => {
    const { session } = await confirmed(auth);
    const userId = session.user.id;
    const { rows } = await auth.db.pools.owner.query<{ id: string }>(
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status)
       values ($1, 'Teléfono', 'totp', 'verified') returning id`,
      [userId],
    );
    const id = rows[0]?.id ?? '';
    const listed = await admin.mfa.listFactors({ userId });
    expect(listed.data?.factors).toMatchObject([
      { id, friendly_name: 'Teléfono', factor_type: 'totp', status: 'verified' },
    ]);
    const gone = await admin.mfa.deleteFactor({ userId, id });
    expect(gone.error).toBeNull();
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);
    const missing = await admin.mfa.deleteFactor({ userId, id });
    expect(missing.error).toMatchObject({ code: 'mfa_factor_not_found', status: 404 });
  });
});

describe('signing somebody out', () => {
  it('takes her own token', async () => {
    const { session } = await confirmed(auth);
    expect((await admin.signOut(session.access_token, 'global')).error).toBeNull();
    expect(await whoami(session.access_token)).toBe(401);
  });
});
