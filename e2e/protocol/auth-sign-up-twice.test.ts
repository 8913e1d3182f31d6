import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { follow, newAddress, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

const OTHER = 'chosen by somebody else';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget();
});
afterAll(() => auth.close());
afterEach(() => {
  auth.clock.ahead = 0;
});

const signUp = (email: string, password: string) => auth.client().signUp({ email, password });
const opens = async (email: string, password: string) =>
  (await auth.client().signInWithPassword({ email, password })).error?.code ?? 'opens';

/** Opens the newest mail of several. */
const confirm = async (email: string, since: number) =>
  new URLSearchParams((await follow(await auth.link(email, since))).hash.slice(1));

describe('signing up again before the address was confirmed', () => {
  it.each([
    ['the owner first', PASSWORD, OTHER],
    ['a stranger first', OTHER, PASSWORD],
  ])('gives the account to neither password: %s', async (_order, first, second) => {
    const email = newAddress();
    const once = await signUp(email, first);
    const twice = await signUp(email, second);
    expect(twice.error).toBeNull();
    expect(Object.keys(twice.data.user ?? {})).toEqual(Object.keys(once.data.user ?? {}));
    const earlier = await auth.link(email);
    const tokens = await confirm(email, 1);
    expect(await opens(email, first)).toBe('invalid_credentials');
    expect(await opens(email, second)).toBe('invalid_credentials');
    expect((await follow(earlier)).hash).toContain('otp_expired');

    // Whoever opened the mail is in, and chooses.
    const client = auth.client();
    await client.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect((await client.updateUser({ password: 'chosen at last' })).error).toBeNull();
    expect(await opens(email, 'chosen at last')).toBe('opens');
  });

  it('keeps a password that is typed twice', async () => {
    const email = newAddress();
    await signUp(email, PASSWORD);
    await signUp(email, PASSWORD);
    await confirm(email, 1);
    expect(await opens(email, PASSWORD)).toBe('opens');
  });

  it('stays in doubt, however often it is tried', async () => {
    const email = newAddress();
    await signUp(email, PASSWORD);
    await signUp(email, OTHER);
    await signUp(email, OTHER);
    await confirm(email, 2);
    expect(await opens(email, OTHER)).toBe('invalid_credentials');
  });

  it('is in doubt too while a code that somebody asked for may come', async () => {
    const email = newAddress();
    await auth.client().signInWithOtp({ email });
    await signUp(email, OTHER);
    await confirm(email, 1);
    expect(await opens(email, OTHER)).toBe('invalid_credentials');
  });

  it('begins anew once what was sent before has expired', async () => {
    const email = newAddress();
    await signUp(email, OTHER);
    auth.clock.ahead = 25 * 3_600_000;
    await signUp(email, PASSWORD);
    await confirm(email, 1);
    expect(await opens(email, OTHER)).toBe('invalid_credentials');
    expect(await opens(email, PASSWORD)).toBe('opens');
  });

  it('is said in the mail, also when it is sent again', async () => {
    const email = newAddress();
    await signUp(email, PASSWORD);
    await signUp(email, OTHER);
    await auth.client().resend({ type: 'signup', email });
    const texts = await auth.texts(email, 3);
    expect(texts.filter((text) => text.includes('todavía no tiene contraseña'))).toHaveLength(2);
  });
});
