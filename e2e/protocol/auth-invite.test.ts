import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, follow, newAddress, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget();
});
afterAll(() => auth.close());

describe('an invitation', () => {
  it('makes an account that its link opens', async () => {
    const email = newAddress();
    const { data, error } = await auth
      .admin()
      .inviteUserByEmail(email, { data: { team: 'norte' } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { team: 'norte' } });
    expect(data.user?.invited_at).toBeDefined();
    const arrival = await follow(await auth.link(email));
    const tokens = new URLSearchParams(arrival.hash.slice(1));
    expect(tokens.get('type')).toBe('invite');
    const client = auth.client();
    await client.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
    expect(
      (await auth.client().signInWithPassword({ email, password: PASSWORD })).error,
    ).toBeNull();
  });

  it('takes the code, and the newest mail only', async () => {
    const email = newAddress();
    await auth.admin().inviteUserByEmail(email);
    const old = await auth.link(email);
    await auth.admin().inviteUserByEmail(email);
    const token = await auth.code(email, 1);
    expect((await follow(old)).hash).toContain('otp_expired');
    const { data, error } = await auth.client().verifyOtp({ email, token, type: 'invite' });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeDefined();
  });

  it('is not for somebody who is here already', async () => {
    const { email } = await confirmed(auth);
    const { error } = await auth.admin().inviteUserByEmail(email);
    expect(error).toMatchObject({ code: 'email_exists', status: 422 });
  });

  it('is for the secret key only', async () => {
    const { session } = await confirmed(auth);
    for (const [bearer, status, code] of [
      [auth.apikey, 403, 'not_admin'],
      [session.access_token, 403, 'not_admin'],
      ['nonsense', 403, 'bad_jwt'],
    ] as const) {
      const { error } = await auth.admin(bearer).inviteUserByEmail(newAddress());
      expect(error).toMatchObject({ status, code });
    }
    const none = await auth.post('/invite', { email: newAddress() });
    expect([none.status, none.body.error_code]).toEqual([401, 'no_authorization']);
  });
});
