import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, follow, newAddress, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget();
});
afterAll(() => auth.close());

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('signing in with a code or a link', () => {
  it('makes an account for a new address, which the code opens', async () => {
    const email = newAddress();
    const client = auth.client();
    const asked = await client.signInWithOtp({ email, options: { data: { nickname: 'Ana' } } });
    expect(asked.error).toBeNull();
    expect(asked.data).toEqual({ user: null, session: null, messageId: undefined });
    const code = await auth.code(email);
    const { data, error } = await client.verifyOtp({ email, token: ` ${code} `, type: 'email' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { nickname: 'Ana' } });
    expect(data.user?.email_confirmed_at).toBeDefined();
    const again = await client.verifyOtp({ email, token: code, type: 'email' });
    expect(again.error).toMatchObject({ code: 'otp_expired', status: 403 });
    // What stands for the same mail is used up together.
    expect((await follow(await auth.link(email))).hash).toContain('otp_expired');
  });

  it.each(['magiclink', 'email'] as const)('takes a code of somebody known as %s', async (type) => {
    const { email } = await confirmed(auth);
    const client = auth.client();
    await client.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const token = await auth.code(email, 1);
    const { data, error } = await client.verifyOtp({ email, token, type });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  it('takes the link, and by PKCE the code of the link', async () => {
    const { email } = await confirmed(auth);
    const plain = auth.client();
    await plain.signInWithOtp({ email });
    const arrival = await follow(await auth.link(email, 1));
    expect(new URLSearchParams(arrival.hash.slice(1)).get('type')).toBe('magiclink');

    const pkce = auth.client({ flowType: 'pkce' });
    await pkce.signInWithOtp({ email });
    const back = await follow(await auth.link(email, 2));
    const { data } = await pkce.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(data.session?.user.email).toBe(email);
  });

  it('burns a code after five wrong guesses, not the link', async () => {
    const email = newAddress();
    const client = auth.client();
    await client.signInWithOtp({ email });
    const code = await auth.code(email);
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await client.verifyOtp({ email, token: wrongCode(code), type: 'email' });
      expect(wrong.error?.code).toBe('otp_expired');
    }
    expect((await client.verifyOtp({ email, token: code, type: 'email' })).error?.code).toBe(
      'otp_expired',
    );
    expect((await follow(await auth.link(email))).hash).toContain('access_token');
  });

  it('counts guesses that come at the same moment', async () => {
    const email = newAddress();
    const client = auth.client();
    await client.signInWithOtp({ email });
    const code = await auth.code(email);
    const wrong = wrongCode(code);
    await Promise.all(
      Array.from({ length: 12 }, () =>
        auth.post('/verify', { email, token: wrong, type: 'email' }),
      ),
    );
    const { rows } = await auth.db.pools.owner.query(
      'select attempts from auth.one_time_tokens where relates_to = $1',
      [email],
    );
    expect(rows).toEqual([{ attempts: 5 }]);
  });

  it('ends guessing for a day when mail after mail is asked for, from many networks', async () => {
    const target = await ownAuthTarget({ TRUST_PROXY: 'true', LIMIT_MAILS_PER_HOUR: '100' });
    try {
      const email = newAddress();
      let network = 0;
      const guess = (token: string) => {
        network += 1;
        const headers = { 'x-forwarded-for': `198.51.100.${network}` };
        return target.post('/verify', { email, token, type: 'email' }, headers);
      };
      const statuses = [];
      for (let mail = 0; mail < 5; mail += 1) {
        await target.client().signInWithOtp({ email });
        const wrong = wrongCode(await target.code(email, mail));
        for (let tries = 0; tries < 5; tries += 1) statuses.push((await guess(wrong)).status);
      }
      expect(statuses).toEqual([...Array(20).fill(403), ...Array(5).fill(429)]);
      expect((await guess(await target.code(email, 4))).status).toBe(429);
      // Whoever reads the mailbox is not locked out.
      expect((await follow(await target.link(email, 4))).hash).toContain('access_token');
    } finally {
      await target.close();
    }
  });

  it('lets a code live for an hour', async () => {
    const email = newAddress();
    await auth.client().signUp({ email, password: PASSWORD });
    const code = await auth.code(email);
    auth.clock.ahead = 61 * 60_000;
    try {
      const late = await auth.client().verifyOtp({ email, token: code, type: 'signup' });
      expect(late.error?.code).toBe('otp_expired');
      expect((await follow(await auth.link(email))).hash).toContain('access_token');
    } finally {
      auth.clock.ahead = 0;
    }
  });

  it('keeps the purposes apart: a magic link is no recovery, a code is only for its address', async () => {
    const { email } = await confirmed(auth);
    await auth.client().signInWithOtp({ email });
    const token = await auth.code(email, 1);
    const other = auth.client();
    for (const attempt of [
      { email, token, type: 'recovery' },
      { email, token, type: 'email_change' },
      { email: newAddress(), token, type: 'email' },
    ] as const) {
      expect((await other.verifyOtp(attempt)).error?.code).toBe('otp_expired');
    }
    expect((await other.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
  });

  it.each([
    ['signup', 'signup'],
    ['recovery', 'recovery'],
  ] as const)('takes the code of a %s mail too', async (mail, type) => {
    const email = newAddress();
    await auth.client().signUp({ email, password: PASSWORD });
    if (mail === 'recovery') await auth.client().resetPasswordForEmail(email);
    const token = await auth.code(email, mail === 'recovery' ? 1 : 0);
    const { data, error } = await auth.client().verifyOtp({ email, token, type });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  it('does not let a password in that was typed before the address was confirmed', async () => {
    const email = newAddress();
    await auth.client().signUp({ email, password: 'of an intruder' });
    await auth.client().signInWithOtp({ email });
    const token = await auth.code(email, 1);
    expect((await auth.client().verifyOtp({ email, token, type: 'email' })).error).toBeNull();
    const intruder = await auth.client().signInWithPassword({ email, password: 'of an intruder' });
    expect(intruder.error?.code).toBe('invalid_credentials');
  });

  it('stores neither code nor token', async () => {
    const email = newAddress();
    await auth.client().signInWithOtp({ email });
    const code = await auth.code(email);
    const token = (await auth.link(email)).searchParams.get('token') ?? '';
    const { rows } = await auth.db.pools.owner.query(
      'select * from auth.one_time_tokens where relates_to = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    const kept = Object.values(rows[0]).map(String);
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(token);
  });
});

describe('who has an account is not told', () => {
  const calls = {
    otp: (email: string) => auth.post('/otp', { email, create_user: false }),
    magiclink: (email: string) => auth.post('/magiclink', { email, create_user: false }),
    recover: (email: string) => auth.post('/recover', { email }),
    resend: (email: string) => auth.post('/resend', { type: 'signup', email }),
    'resend of a change': (email: string) => auth.post('/resend', { type: 'email_change', email }),
  };

  it.each(Object.entries(calls))('%s: same status, same body, same time', async (_name, call) => {
    const known: number[] = [];
    const unknown: number[] = [];
    const { email } = await confirmed(auth);
    for (let round = 0; round < 6; round += 1) {
      for (const [times, address] of [
        [known, email],
        [unknown, newAddress()],
      ] as const) {
        const start = performance.now();
        const { status, body } = await call(address);
        times.push(performance.now() - start);
        expect([status, body]).toEqual([200, {}]);
      }
    }
    expect(Math.min(...known, ...unknown)).toBeGreaterThanOrEqual(78);
    // The quickest of each: a busy machine only adds.
    expect(Math.abs(Math.min(...known) - Math.min(...unknown))).toBeLessThan(15);
  });

  it('makes nobody when nobody is to be made', async () => {
    const email = newAddress();
    const asked = await auth
      .client()
      .signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(asked.error).toBeNull();
    const { rows } = await auth.db.pools.owner.query('select from auth.users where email = $1', [
      email,
    ]);
    expect(rows).toEqual([]);
    expect(await auth.mails(email)).toBe(0);
  });

  it('answers a wrong code the same for everybody', async () => {
    const { email } = await confirmed(auth);
    await auth.client().signInWithOtp({ email });
    const answers = await Promise.all(
      [email, newAddress()].map((address) =>
        auth.post('/verify', { email: address, token: '000000', type: 'email' }),
      ),
    );
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});

describe('what is no code', () => {
  it.each([
    [{ type: 'email' }, 'validation_failed'],
    [{ token: '123456' }, 'validation_failed'],
    [{ type: 'email', token: '123456' }, 'validation_failed'],
    [{ type: 'email', token_hash: 'x', email: 'a@example.test' }, 'validation_failed'],
    [{ type: 'sorcery', token_hash: 'x' }, 'validation_failed'],
    [{ type: 'sms', token: '1', phone: 'no number' }, 'validation_failed'],
    [{ type: 'email', token: '', token_hash: '' }, 'validation_failed'],
  ])('%j → %s', async (body, code) => {
    const answer = await auth.post('/verify', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error_code).toBe(code);
  });

  it('refuses types that are not for sending again', async () => {
    const email = newAddress();
    expect((await auth.post('/resend', { type: 'recovery', email })).body.error_code).toBe(
      'validation_failed',
    );
    expect((await auth.post('/resend', { type: 'sms', phone: '1' })).body.error_code).toBe(
      'phone_provider_disabled',
    );
  });
});
