import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragment, type ProviderTarget, targetWithProvider } from './auth-oauth-trips.ts';
import { newAddress, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

async function settingsOf(auth: OwnTarget) {
  const answer = await fetch(`${auth.url}/settings`, { headers: { apikey: auth.apikey } });
  return answer.json();
}

describe('with sign-ups off', () => {
  let target: ProviderTarget;
  let { auth, person, comeBack } = {} as ProviderTarget;
  beforeAll(async () => {
    target = await targetWithProvider({ SIGN_UPS: 'off', ANONYMOUS_SIGN_INS: 'on' });
    ({ auth, person, comeBack } = target);
  });
  afterAll(() => target.close());

  const people = async () => (await auth.admin().listUsers()).data.users.length;

  it('nobody signs up, by password, without a name or through others', async () => {
    const before = await people();
    const { error } = await auth.client().signUp({ email: newAddress(), password: PASSWORD });
    expect(error).toMatchObject({
      code: 'signup_disabled',
      status: 422,
      message: 'Signups not allowed for this instance',
    });
    expect((await auth.client().signInAnonymously()).error?.code).toBe('signup_disabled');
    for (const claims of [{}, { email_verified: false }]) {
      const arrival = await comeBack(person(claims).hint);
      expect(fragment(arrival).get('access_token')).toBeNull();
      expect(fragment(arrival).get('error')).toBe('access_denied');
    }
    expect(await people()).toBe(before);
    expect(await settingsOf(auth)).toMatchObject({ disable_signup: true });
  });

  it('a code by mail makes no account, and does not tell', async () => {
    const email = newAddress();
    const before = await people();
    const { error } = await auth.client().signInWithOtp({ email });
    expect(error).toBeNull();
    expect(await people()).toBe(before);
  });

  it('who is here comes in, and administrators add people', async () => {
    const { hint, email } = person();
    const { error } = await auth.admin().createUser({ email, email_confirm: true });
    expect(error).toBeNull();
    await auth.client().signInWithOtp({ email });
    const token = await auth.code(email);
    const { data } = await auth.client().verifyOtp({ email, token, type: 'email' });
    expect(data.user?.email).toBe(email);
    expect(fragment(await comeBack(hint)).get('access_token')).toBeTruthy();
    expect((await auth.admin().inviteUserByEmail(newAddress())).error).toBeNull();
  });
});

describe('with accounts that open without a mail', () => {
  let auth: OwnTarget;
  beforeAll(async () => {
    auth = await ownAuthTarget({ SIGN_UP_AUTOCONFIRM: 'true' });
  });
  afterAll(() => auth.close());

  it('signing up signs in', async () => {
    const email = newAddress();
    const client = auth.client();
    const { data, error } = await client.signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session?.user.email_confirmed_at).toBeTruthy();
    expect(data.user?.identities).toHaveLength(1);
    expect((await client.getUser()).data.user?.email).toBe(email);
    expect(await auth.mails(email)).toBe(0);
    expect(await settingsOf(auth)).toMatchObject({ mailer_autoconfirm: true });
  });

  it('says when somebody is here already, and lets in who never confirmed', async () => {
    const email = newAddress();
    await auth.client().signUp({ email, password: PASSWORD });
    const again = await auth.client().signUp({ email, password: PASSWORD });
    expect(again.error).toMatchObject({ code: 'user_already_exists', status: 422 });

    const waiting = newAddress();
    await auth.client().signInWithOtp({ email: waiting });
    const { data } = await auth.client().signUp({ email: waiting, password: PASSWORD });
    expect(data.session?.user.email).toBe(waiting);
  });
});
