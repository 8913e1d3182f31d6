import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

const PASSWORD = 'un rio tranquilo';
let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget({
    LIMIT_SIGN_INS_PER_WINDOW: '',
    LIMIT_SIGN_UPS_PER_HOUR: '',
    LIMIT_AUTH_PER_IP_PER_HOUR: '',
    LIMIT_MAILS_PER_HOUR: '',
    TRUST_PROXY: 'true',
  });
});
afterAll(() => auth.close());

function part(): number {
  return Math.floor(Math.random() * 250) + 1;
}

let from = '';
beforeEach(() => {
  from = `10.${part()}.${part()}.${part()}`;
});
afterEach(() => {
  auth.clock.ahead = 0;
});

function post(path: string, body: unknown, ip = from) {
  return auth.post(path, body, { 'x-forwarded-for': ip });
}

function signIn(email: string, password: string, ip = from) {
  return post('/token?grant_type=password', { email, password }, ip);
}

const newAddress = () => `${randomUUID()}@example.test`;

function signUp() {
  return post('/signup', { email: newAddress(), password: PASSWORD });
}

async function person(): Promise<string> {
  const email = newAddress();
  await post('/signup', { email, password: PASSWORD }, '172.16.0.1');
  await auth.db.pools.owner.query(
    'update auth.users set email_confirmed_at = now() where email = $1',
    [email],
  );
  await auth.db.pools.owner.query('delete from auth.rate_limits');
  return email;
}

describe('limits of docs/specification.md §9', () => {
  it('refuse the sixth try at a password within 15 minutes, also the right one', async () => {
    const email = await person();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await signIn(email, 'wrong')).body.error_code).toBe('invalid_credentials');
    }
    const refused = await signIn(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.body.error_code).toBe('over_request_rate_limit');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(930);
    expect((await signIn(email, PASSWORD, '10.9.9.9')).status).toBe(200);
    auth.clock.ahead = (wait + 1) * 1000;
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('count only failures: somebody who gets in may do so often', async () => {
    const email = await person();
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await signIn(email, PASSWORD)).status).toBe(200);
    }
  });

  it('stop many guesses at once: hardly more than the limit are even looked at', async () => {
    const email = await person();
    const guesses = Array.from({ length: 40 }, (_, index) => signIn(email, `guess ${index}`));
    const answers = await Promise.all(guesses);
    const looked = answers.filter(({ body }) => body.error_code === 'invalid_credentials');
    expect(looked).toHaveLength(5);
  });

  it('stop one network that tries many accounts', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await signIn(newAddress(), 'wrong')).status).toBe(400);
    }
    expect((await signIn(newAddress(), 'wrong')).status).toBe(429);
  });

  it('allow three sign-ups an hour from one network', async () => {
    for (let count = 0; count < 3; count += 1) expect((await signUp()).status).toBe(200);
    const refused = await signUp();
    expect(refused).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    auth.clock.ahead = 62 * 60_000;
    expect((await signUp()).status).toBe(200);
  });

  it('send four mails an hour to one address, whether or not it has an account', async () => {
    for (const email of [await person(), newAddress()]) {
      for (let count = 0; count < 4; count += 1) {
        expect((await post('/recover', { email }, `10.1.1.${count}`)).status).toBe(200);
      }
      expect(await post('/recover', { email }, '10.1.1.9')).toMatchObject({
        status: 429,
        body: { error_code: 'over_email_send_rate_limit' },
      });
    }
  });

  it('do not count a refresh', async () => {
    const { body } = await signIn(await person(), PASSWORD);
    let token = body.refresh_token;
    for (let count = 0; count < 15; count += 1) {
      const next = await post('/token?grant_type=refresh_token', { refresh_token: token });
      expect(next.status).toBe(200);
      token = next.body.refresh_token;
    }
  });

  it('are on record', async () => {
    const { rows } = await auth.db.pools.owner.query(
      `select distinct event_type from public.security_events where event_type = 'rate_limit_hit'`,
    );
    expect(rows).toHaveLength(1);
  });
});
