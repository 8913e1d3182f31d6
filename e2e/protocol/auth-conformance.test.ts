import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, newAddress, PASSWORD, reauthenticated } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget({ SAML_ENABLED: 'true' });
});
afterAll(() => auth.close());

const get = (path: string, bearer?: string) =>
  fetch(`${auth.url}${path}`, {
    headers: { apikey: auth.apikey, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
  });

describe('what an administrator gives', () => {
  it('stays as it is until an address is confirmed', async () => {
    const user_metadata = { colour: 'green' };
    const fields = { email: newAddress(), password: PASSWORD, user_metadata };
    const made = await auth.admin().createUser(fields);
    expect(made.data.user?.user_metadata).toEqual(user_metadata);
    expect(made.data.user).not.toHaveProperty('confirmation_sent_at');
    const changed = await auth.admin().updateUserById(made.data.user!.id, {
      user_metadata: { size: 'small' },
    });
    expect(changed.data.user?.user_metadata).toEqual({ colour: 'green', size: 'small' });
  });

  it('does not show when she signs up herself', async () => {
    const [invited, nobody] = [newAddress(), newAddress()];
    await auth.admin().inviteUserByEmail(invited, { data: {} });
    const answers = await Promise.all(
      [invited, nobody].map((email) => auth.post('/signup', { email, password: PASSWORD })),
    );
    const [one, other] = answers.map(({ body }) => Object.keys(body.user_metadata).toSorted());
    expect(one).toEqual(other);
  });

  it('names its way back in the link as it was written', async () => {
    const redirectTo = 'http://localhost:9999/welcome?a=1&b=2#c';
    const { data } = await auth.admin().generateLink({
      type: 'signup',
      email: newAddress(),
      password: PASSWORD,
      options: { redirectTo, data: { colour: 'green' } },
    });
    expect(data.user?.user_metadata).toEqual({ colour: 'green' });
    const link = data.properties?.action_link ?? '';
    expect(link).toContain('&redirect_to=http://localhost:9999/welcome%3Fa');
    expect(new URL(link).searchParams.get('redirect_to')).toBe(redirectTo);
  });
});

describe('the audit log', () => {
  it('shows the security events in the words of the protocol, newest first', async () => {
    const { session, client } = await confirmed(auth);
    await client.signOut();
    const answer = await get('/admin/audit?page=1&per_page=2', auth.secretKey);
    expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThan(1);
    expect(answer.headers.get('link')).toContain('page=2');
    const entries = await answer.json();
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      payload: {
        actor_id: session.user.id,
        actor_username: session.user.email,
        actor_via_sso: false,
        action: 'logout',
        log_type: 'account',
        traits: { scope: 'global' },
      },
      ip_address: expect.stringContaining('127.0.0.1'),
    });
    expect((await get('/admin/audit', session.access_token)).status).toBe(403);
    expect((await get('/admin/audit?page=0', auth.secretKey)).status).toBe(400);
  });
});

describe('the published document', () => {
  it('has other paths for some calls', async () => {
    const { session, email } = await confirmed(auth);
    const before = await auth.mails(email);
    const authorization = `Bearer ${session.access_token}`;
    const asked = await auth.post('/reauthenticate', {}, { authorization });
    expect(asked.status).toBe(200);
    expect(await auth.code(email, before)).toMatch(/^\d{6}$/);
    const metadata = await get('/saml/metadata?download=true');
    expect(metadata.headers.get('content-disposition')).toContain('attachment');
    expect(await metadata.text()).toContain('/auth/v1/sso/saml/acs');
    const acs = await fetch(`${auth.url}/saml/acs`, { method: 'POST', redirect: 'manual' });
    expect(acs.status).toBe(302);
    expect(acs.headers.get('location')).toContain('error_code=');
  });

  it('has the options of a security key beside its challenge', async () => {
    const { client, session } = await confirmed(auth);
    await reauthenticated(client);
    const enrolled = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'llave' });
    const answer = await auth.post(
      `/factors/${enrolled.data?.id}/challenge`,
      {},
      { authorization: `Bearer ${session.access_token}` },
    );
    expect(answer.body.credential_options).toEqual(answer.body.webauthn.credential_options);
  });
});

describe('what is not offered', () => {
  it.each([
    ['GET', '/oauth/authorizations/x'],
    ['POST', '/oauth/token'],
    ['GET', '/user/oauth/grants'],
    ['GET', '/admin/oauth/clients'],
    ['GET', '/admin/custom-providers'],
  ])('is not there: %s %s', async (method, path) => {
    const headers = { apikey: auth.apikey, authorization: `Bearer ${auth.secretKey}` };
    const answer = await fetch(`${auth.url}${path}`, { method, headers });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error_code: 'not_found' });
  });

  it('is refused in words that clients look for', async () => {
    const client = auth.client();
    const web3 = await auth.post('/token?grant_type=web3', { chain: 'solana' });
    expect(web3.status).toBe(422);
    expect(web3.body).toMatchObject({
      error_code: 'web3_provider_disabled',
      msg: 'Web3 provider is disabled',
    });
    expect(web3.headers.get('x-sb-error-code')).toBe('web3_provider_disabled');
    const strange = { provider: 'constructor', id_token: 'x' };
    const asked = await auth.post('/token?grant_type=id_token', strange);
    expect(asked.body.msg).toBe('Custom OIDC provider "constructor" not allowed');
    const { error } = await client.signInWithIdToken({ provider: 'google', token: 'x' });
    expect(error?.message).toBe('Provider (issuer "https://accounts.google.com") is not enabled');
  });

  it.each([
    ['15555551212', 403, 'Token has expired or is invalid'],
    ['+1 555 555 1212', 403, 'Token has expired or is invalid'],
    ['1555-invalid', 400, 'Invalid phone number format (E.164 required)'],
  ])('a code for the telephone %s', async (phone, status, message) => {
    const { error } = await auth.client().verifyOtp({ phone, token: '123456', type: 'sms' });
    expect(error).toMatchObject({ status, message });
  });
});
