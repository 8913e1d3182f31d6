import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAddress, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

const SECRET = 'the-secret';

const carrying = (captchaToken?: string) => (captchaToken === undefined ? {} : { captchaToken });

/** Answers as siteverify does: form fields in, each token good once, errors by name. */
class StandIn {
  readonly asked: Record<string, string>[] = [];
  readonly #good = new Set<string>();
  readonly #server: Server;
  mode: 'works' | 'breaks' | 'sends a page' = 'works';

  constructor() {
    this.#server = createServer((request, response) => {
      void this.#answer(request).then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body);
      });
    });
  }

  async #answer(request: IncomingMessage): Promise<[number, string]> {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    this.asked.push(fields);
    if (this.mode === 'breaks') return [500, 'no'];
    if (this.mode === 'sends a page') return [200, '<html></html>'];
    const refuse = (code: string): [number, string] => [
      200,
      JSON.stringify({ success: false, 'error-codes': [code] }),
    ];
    if (fields.secret !== SECRET) return refuse('invalid-input-secret');
    const token = fields.response ?? '';
    if (!token.startsWith('solved-')) return refuse('invalid-input-response');
    if (!this.#good.delete(token)) return refuse('timeout-or-duplicate');
    const at = new Date().toISOString();
    return [200, JSON.stringify({ success: true, challenge_ts: at, hostname: 'localhost' })];
  }

  solve(): string {
    const token = `solved-${randomUUID()}`;
    this.#good.add(token);
    return token;
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/siteverify`;
  }

  close() {
    this.#server.close();
  }
}

describe.each(['turnstile', 'hcaptcha'] as const)('captcha by %s', (provider) => {
  const standIn = new StandIn();
  let auth: OwnTarget;
  beforeAll(async () => {
    auth = await ownAuthTarget({
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: 'the-site',
      CAPTCHA_SECRET: SECRET,
      CAPTCHA_VERIFY_URL: await standIn.listen(),
    });
  });
  afterAll(async () => {
    standIn.close();
    await auth.close();
  });
  beforeEach(() => {
    standIn.mode = 'works';
  });

  const calls = {
    'sign-up': (captchaToken?: string) =>
      auth
        .client()
        .signUp({ email: newAddress(), password: PASSWORD, options: carrying(captchaToken) }),
    otp: (captchaToken?: string) =>
      auth.client().signInWithOtp({ email: newAddress(), options: carrying(captchaToken) }),
    recover: (captchaToken?: string) =>
      auth.client().resetPasswordForEmail(newAddress(), carrying(captchaToken)),
    resend: (captchaToken?: string) =>
      auth
        .client()
        .resend({ type: 'signup', email: newAddress(), options: carrying(captchaToken) }),
    'the question for a passkey': (captchaToken?: string) =>
      auth.client().passkey.startAuthentication({ options: carrying(captchaToken) }),
  };

  it.each(Object.entries(calls))('%s needs a token that was not used', async (_name, call) => {
    const without = await call();
    expect(without.error).toMatchObject({ code: 'captcha_failed', status: 400 });
    expect((await call('made up')).error?.message).toContain('invalid-input-response');
    const token = standIn.solve();
    expect((await call(token)).error).toBeNull();
    expect((await call(token)).error?.message).toContain('timeout-or-duplicate');
    expect(standIn.asked.at(-1)).toMatchObject({
      secret: SECRET,
      remoteip: '127.0.0.1',
      ...(provider === 'hcaptcha' ? { sitekey: 'the-site' } : {}),
    });
  });

  it('guards signing in with a password, not the refresh of a session', async () => {
    const email = newAddress();
    await auth.admin().createUser({ email, password: PASSWORD, email_confirm: true });
    const client = auth.client();
    const without = await client.signInWithPassword({ email, password: PASSWORD });
    expect(without.error?.code).toBe('captcha_failed');
    const options = { captchaToken: standIn.solve() };
    expect(
      (await client.signInWithPassword({ email, password: PASSWORD, options })).error,
    ).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
  });

  it('lets nobody in while the provider cannot be asked, and asks to try again', async () => {
    for (const mode of ['breaks', 'sends a page'] as const) {
      standIn.mode = mode;
      const answer = await auth.post('/recover', {
        email: newAddress(),
        gotrue_meta_security: { captcha_token: standIn.solve() },
      });
      expect([answer.status, answer.body.error_code]).toEqual([503, 'captcha_failed']);
    }
  });

  it('is told by the settings', async () => {
    const answer = await fetch(`${auth.url}/settings`, { headers: { apikey: auth.apikey } });
    expect(await answer.json()).toMatchObject({ captcha_enabled: true });
  });

  it('stays typed for what is no body', async () => {
    for (const body of ['', '{', '[]', 'null', '{"gotrue_meta_security": 1}']) {
      const answer = await auth.post('/otp', body);
      expect([answer.status, answer.body.error_code]).toEqual([400, 'captcha_failed']);
    }
  });
});
