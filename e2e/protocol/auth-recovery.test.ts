import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, follow, newAddress, PASSWORD } from './auth-person.ts';
import { type AuthTarget, authTarget } from './auth-target.ts';

let auth: AuthTarget;
beforeAll(async () => {
  auth = await authTarget();
});
afterAll(() => auth.close());

describe('forgotten password', () => {
  it('lets a person choose another one once, without the old one', async () => {
    const { email } = await confirmed(auth);
    const client = auth.client();
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const arrival = await follow(await auth.link(email, 1));
    const tokens = new URLSearchParams(arrival.hash.slice(1));
    expect(tokens.get('type')).toBe('recovery');
    await client.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect((await client.updateUser({ password: PASSWORD })).error?.code).toBe('same_password');
    expect((await client.updateUser({ password: 'otra orilla' })).error).toBeNull();
    expect((await client.updateUser({ password: 'una mas' })).error?.code).toBe(
      'current_password_required',
    );
    const signIn = (password: string) => auth.client().signInWithPassword({ email, password });
    expect((await signIn('otra orilla')).error).toBeNull();
    expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials');
  });

  it('answers an address without an account in the same way, and sends nothing', async () => {
    const { email } = await confirmed(auth);
    const unknown = newAddress();
    const times: number[] = [];
    for (const address of [email, unknown]) {
      const start = performance.now();
      const answer = await auth.post('/recover', { email: address });
      times.push(performance.now() - start);
      expect(answer).toMatchObject({ status: 200, body: {} });
    }
    // Neither answer leaves before the time in which both kinds of work are done.
    expect(Math.min(...times)).toBeGreaterThan(70);
    await auth.link(email, 1);
    expect(await auth.mails(unknown)).toBe(0);
  });
});

describe('the account', () => {
  it('changes the password with the current one, and ends the other sessions', async () => {
    const { client, email } = await confirmed(auth);
    const other = auth.client();
    await other.signInWithPassword({ email, password: PASSWORD });
    const change = (current?: string) =>
      client.updateUser({
        password: 'otra orilla',
        ...(current ? { current_password: current } : {}),
      });
    expect((await change()).error?.code).toBe('current_password_required');
    expect((await change('wrong')).error?.code).toBe('current_password_invalid');
    expect((await change(PASSWORD)).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
    expect((await other.getUser()).data.user).toBeNull();
    expect((await other.refreshSession()).error).not.toBeNull();
  });

  it('keeps data of the person, and no more than a token can carry', async () => {
    const { client } = await confirmed(auth);
    const { data } = await client.updateUser({ data: { display: 'Ana', plan: 'x' } });
    expect(data.user?.user_metadata).toMatchObject({ display: 'Ana', plan: 'x' });
    await client.updateUser({ data: { plan: null } });
    const { data: read } = await client.getUser();
    expect(read.user?.user_metadata).toMatchObject({ display: 'Ana' });
    expect(read.user?.user_metadata).not.toHaveProperty('plan');
    const long = await client.updateUser({ data: { story: 'x'.repeat(5000) } });
    expect(long.error?.code).toBe('validation_failed');
  });
});
