import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, follow, newAddress, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget({ ANONYMOUS_SIGN_INS: 'on' });
});
afterAll(() => auth.close());

describe('another address', () => {
  it.each(['current first', 'new first'])('needs both to agree: %s', async (order) => {
    const { client, email } = await confirmed(auth);
    const next = newAddress();
    const asked = await client.updateUser({ email: next });
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ email, new_email: next });
    expect(asked.data.user?.email_change_sent_at).toBeDefined();
    const links = [await auth.link(email, 1), await auth.link(next)];
    if (order === 'new first') links.reverse();

    const first = await follow(links[0]!);
    expect(new URLSearchParams(first.hash.slice(1)).get('message')).toBe(HALF);
    expect((await client.getUser()).data.user?.email).toBe(email);
    expect((await follow(links[0]!)).hash).toContain('otp_expired');

    const second = await follow(links[1]!);
    expect(new URLSearchParams(second.hash.slice(1)).get('type')).toBe('email_change');
    const { data } = await client.getUser();
    expect(data.user?.email).toBe(next);
    expect(data.user?.new_email).toBeUndefined();
    expect(data.user?.user_metadata).toMatchObject({ email: next, email_verified: true });
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', email: next, identity_data: { email: next, email_verified: true } },
    ]);
    const signIn = (address: string) =>
      auth.client().signInWithPassword({ email: address, password: PASSWORD });
    expect((await signIn(next)).error).toBeNull();
    expect((await signIn(email)).error?.code).toBe('invalid_credentials');
  });

  it('takes the codes of both mails', async () => {
    const { client, email } = await confirmed(auth);
    const next = newAddress();
    await client.updateUser({ email: next });
    const verify = async (address: string, since: number) =>
      auth.post('/verify', {
        type: 'email_change',
        email: address,
        token: await auth.code(address, since),
      });
    const first = await verify(email, 1);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ code: '200', msg: HALF });
    const second = await verify(next, 0);
    expect(second.body).toMatchObject({ token_type: 'bearer', user: { email: next } });
  });

  it('goes on by PKCE with a code', async () => {
    const { email } = await confirmed(auth);
    const client = auth.client({ flowType: 'pkce' });
    await client.signInWithPassword({ email, password: PASSWORD });
    const next = newAddress();
    await client.updateUser({ email: next });
    const first = await follow(await auth.link(email, 1));
    expect(first.searchParams.get('message')).toBe(HALF);
    const second = await follow(await auth.link(next));
    const { data, error } = await client.exchangeCodeForSession(
      second.searchParams.get('code') ?? '',
    );
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(next);
  });

  it('starts over with resend, and the links before are of no use', async () => {
    const { client, email } = await confirmed(auth);
    const next = newAddress();
    await client.updateUser({ email: next });
    const old = await auth.link(next);
    await follow(await auth.link(email, 1));
    expect((await client.resend({ type: 'email_change', email })).error).toBeNull();
    const [current, fresh] = [await auth.link(email, 2), await auth.link(next, 1)];
    expect((await follow(old)).hash).toContain('otp_expired');
    expect((await follow(fresh)).hash).toContain('message=');
    expect((await follow(current)).hash).toContain('access_token');
  });

  it('does not tell that an address belongs to somebody, nor writes to her', async () => {
    const { email: taken } = await confirmed(auth);
    const { client, email } = await confirmed(auth);
    const asked = await client.updateUser({ email: taken });
    expect(asked.error).toBeNull();
    expect(asked.data.user?.new_email).toBe(taken);
    await auth.link(email, 1);
    expect(await auth.mails(taken)).toBe(1);
  });

  it('refuses when somebody else has taken the address meanwhile', async () => {
    const { client, email } = await confirmed(auth);
    const next = newAddress();
    await client.updateUser({ email: next });
    const [current, fresh] = [await auth.link(email, 1), await auth.link(next)];
    await auth.admin().createUser({ email: next, email_confirm: true });
    await follow(current);
    expect((await follow(fresh)).hash).toContain('email_exists');
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  it('does nothing for the same address, and refuses what is none', async () => {
    const { client, email } = await confirmed(auth);
    expect((await client.updateUser({ email: email.toUpperCase() })).error).toBeNull();
    expect(await auth.mails(email)).toBe(1);
    expect((await client.updateUser({ email: 'nothing' })).error?.code).toBe('validation_failed');
    expect((await client.updateUser({ phone: '+34600000000' })).error?.code).toBe(
      'phone_provider_disabled',
    );
  });
});

describe('an anonymous person', () => {
  it('is signed in at once and becomes a permanent one', async () => {
    const client = auth.client();
    const { data, error } = await client.signInAnonymously({
      options: { data: { theme: 'dark' } },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      identities: [],
      app_metadata: {},
      user_metadata: { theme: 'dark' },
    });
    const { data: claims } = await client.getClaims();
    expect(claims?.claims).toMatchObject({
      is_anonymous: true,
      amr: [{ method: 'anonymous', timestamp: expect.any(Number) }],
    });
    const alone = await client.updateUser({ password: PASSWORD });
    expect(alone.error).toMatchObject({ code: 'validation_failed', status: 422 });

    const email = newAddress();
    expect((await client.updateUser({ email, password: PASSWORD })).error).toBeNull();
    expect((await follow(await auth.link(email))).hash).toContain('access_token');
    await client.refreshSession();
    const after = (await client.getUser()).data.user;
    expect(after).toMatchObject({
      id: data.user?.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect(after?.identities).toHaveLength(1);
    const signIn = await auth.client().signInWithPassword({ email, password: PASSWORD });
    expect(signIn.error).toBeNull();
  });

  it('is not let in where the operator does not allow it', async () => {
    const closed = await ownAuthTarget();
    try {
      const { error } = await closed.client().signInAnonymously();
      expect(error).toMatchObject({ code: 'anonymous_provider_disabled', status: 422 });
    } finally {
      await closed.close();
    }
  });
});
