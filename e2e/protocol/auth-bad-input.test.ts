import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let auth: OwnTarget;
let token = '';
beforeAll(async () => {
  auth = await ownAuthTarget({ LIMIT_AUTH_PER_IP_PER_HOUR: '100000' });
  const email = 'ana@example.test';
  await auth.client().signUp({ email, password: 'un rio tranquilo' });
  await auth.db.pools.owner.query('update auth.users set email_confirmed_at = now()');
  const { data } = await auth.client().signInWithPassword({ email, password: 'un rio tranquilo' });
  token = data.session?.access_token ?? '';
});
afterAll(() => auth.close());

const POSTS = [
  '/signup',
  '/token?grant_type=password',
  '/token?grant_type=refresh_token',
  '/token?grant_type=pkce',
  '/verify',
  '/recover',
  '/resend',
];

const Refusal = z.object({
  code: z.int().min(400).max(499),
  error_code: z.string().regex(/^[a-z_]+$/),
  msg: z.string().min(1),
});

function isTyped({ status, body }: { status: number; body: unknown }): boolean {
  if (status < 400) return true;
  const refusal = Refusal.safeParse(body);
  return refusal.success && refusal.data.code === status;
}

/** Every endpoint of routes.ts, with something in the place of each parameter. */
function endpoints(parameter: string): { method: string; path: string }[] {
  const all = auth.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+/g, parameter) }));
  return [...new Map(all.map((each) => [`${each.method} ${each.path}`, each])).values()];
}

async function ask(method: string, path: string, bearer: string, body: string | undefined) {
  const answer = await fetch(`${auth.url}${path}`, {
    method,
    headers: { apikey: auth.apikey, authorization: `Bearer ${bearer}` },
    redirect: 'manual',
    ...(body === undefined || method === 'GET' ? {} : { body }),
  });
  const text = await answer.text();
  const json = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, body: json ? JSON.parse(text) : text };
}

describe('every endpoint of the table', () => {
  it('is there', () => {
    expect(endpoints('x').length).toBeGreaterThan(30);
  });

  it('answers what makes no sense with a typed refusal', async () => {
    const fields = [
      'email',
      'new_email',
      'phone',
      'password',
      'nonce',
      'data',
      'type',
      'token',
      'token_hash',
      'refresh_token',
      'auth_code',
      'code_verifier',
      'code_challenge',
      'code_challenge_method',
      'current_password',
      'gotrue_meta_security',
      'create_user',
      'provider',
      'id_token',
      'code',
      'challenge_id',
      'factor_type',
      'friendly_name',
      'domain',
      'provider_id',
      'redirect_to',
      'user_metadata',
      'app_metadata',
      'ban_duration',
      'password_hash',
      'id',
      'role',
      'should_soft_delete',
      'metadata_xml',
      'domains',
      'attribute_mapping',
      'credential',
    ];
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('signup', 'totp', 'magiclink', 's256', '\ud800', '\0', 'x'.repeat(300)),
      fc.string({ unit: 'binary' }),
    );
    const body = fc.oneof(
      fc.dictionary(fc.constantFrom(...fields), value).map((each) => JSON.stringify(each)),
      fc.constantFrom('', '{', 'null', '[]', '1', '"\\u0000"', '\0'),
    );
    const parameter = fc.constantFrom('0191e7d8-0000-7000-8000-000000000000', '%00', '..%2f', 'x');
    const query = fc.constantFrom(
      '',
      '?page=x',
      '?grant_type=%00',
      '?scope=%ff',
      '?redirect_to=//x',
    );
    // Calls that would end the story for the ones after them.
    const harmful = new Set(['POST /logout']);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        parameter,
        query,
        fc.constantFrom('person', 'secret', 'nobody'),
        body,
        async (index, given, search, who, text) => {
          const all = endpoints(given).filter(
            ({ method, path }) => !harmful.has(`${method} ${path}`),
          );
          const { method, path } = all[index % all.length]!;
          const bearer = { person: token, secret: auth.secretKey, nobody: 'x.y.z' }[who] ?? '';
          const answer = await ask(method, `${path}${search}`, bearer, text);
          expect(answer.status, `${method} ${path} ${text}`).toBeLessThan(500);
          expect(answer.status >= 400 && !isTyped(answer) ? [method, path, answer] : []).toEqual(
            [],
          );
        },
      ),
      { numRuns: 500 },
    );
    expect(auth.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  }, 120_000);

  it('refuses a megabyte', async () => {
    const huge = JSON.stringify({ email: 'x'.repeat(1_000_000) });
    for (const { method, path } of endpoints('0191e7d8-0000-7000-8000-000000000000')) {
      if (method === 'GET') continue;
      const answer = await ask(method, path, token, huge);
      expect([413, 404]).toContain(answer.status);
      expect(isTyped(answer)).toBe(true);
    }
  }, 60_000);
});

describe('bad input gets a typed answer, never a 500', () => {
  it.each(POSTS)('%s: what is not a JSON object', async (path) => {
    for (const body of ['', '{', 'null', '[]', '"text"', '1', '\0', '{"email": "a\\u0000b"}']) {
      const answer = await auth.post(path, body);
      expect(answer.status).toBe(400);
      expect(isTyped(answer)).toBe(true);
    }
    const huge = await auth.post(path, { email: 'x'.repeat(1_000_000) });
    expect(huge.status).toBe(413);
    expect(isTyped(huge)).toBe(true);
    const deep = await auth.post(path, `{"data": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    expect(deep.status).toBe(400);
  });

  it('any JSON in any field', async () => {
    const fields = [
      'email',
      'phone',
      'password',
      'data',
      'type',
      'token',
      'token_hash',
      'refresh_token',
      'auth_code',
      'code_verifier',
      'code_challenge',
      'code_challenge_method',
      'current_password',
      'gotrue_meta_security',
    ];
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('ana@example.test', 'signup', 'recovery', 's256', '\ud800', 'x'.repeat(300)),
      fc.string({ unit: 'binary' }),
    );
    const body = fc.dictionary(fc.constantFrom(...fields), value);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...POSTS), body, async (path, json) => {
        expect(isTyped(await auth.post(path, json))).toBe(true);
      }),
      { numRuns: 150 },
    );
    expect(auth.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  it.each(['/signup', '/otp', '/recover'])(
    '%s: an address that looks like another',
    async (path) => {
      for (const email of ['аna@example.test', 'ana@exаmple.test', 'a\u200bna@example.test']) {
        const answer = await auth.post(path, { email, password: 'un rio tranquilo' });
        expect([answer.status, answer.body.error_code]).toEqual([400, 'email_address_invalid']);
      }
    },
  );

  it('finds a person under any form of the address', async () => {
    for (const email of [' ANA@Example.TEST ', 'ａｎａ@example.test']) {
      const password = 'un rio tranquilo';
      const answer = await auth.post('/token?grant_type=password', { email, password });
      expect(answer.status).toBe(200);
    }
  });

  it('any JSON as data of a person', async () => {
    const property = fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (data) => {
      const answer = await fetch(`${auth.url}/user`, {
        method: 'PUT',
        headers: { apikey: auth.apikey, authorization: `Bearer ${token}` },
        body: JSON.stringify({ data }),
      });
      return isTyped({ status: answer.status, body: await answer.json() });
    });
    await expect(fc.assert(property, { numRuns: 60 })).resolves.toBeUndefined();
  });

  it.each([
    ['GET', '/verify', 302],
    ['GET', '/verify?token=%00&type=%00&redirect_to=%00', 302],
    ['GET', '/verify?type=constructor&token=x', 302],
    ['GET', '/verify?type=signup&token=x&redirect_to=javascript:alert(1)', 302],
    ['POST', '/token', 400],
    ['POST', '/token?grant_type=client_credentials', 400],
    ['GET', '/nothing', 404],
    ['DELETE', '/user', 404],
    ['POST', '/factors', 401],
  ])('%s %s → %i', async (method, path, status) => {
    const answer = await fetch(`${auth.url}${path}`, {
      method,
      headers: { apikey: auth.apikey },
      redirect: 'manual',
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    expect(answer.status).toBe(status);
    const target = status === 302 ? /^http:\/\/localhost:3000\/?#error=/ : /^$/;
    expect(answer.headers.get('location') ?? '').toMatch(target);
    expect(answer.headers.get('x-request-id')).toBeTruthy();
  });

  it('odd headers', async () => {
    const answer = await fetch(`${auth.url}/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey: auth.apikey,
        'user-agent': `\u00ff\u00fe${'x'.repeat(2000)}`,
        'x-forwarded-for': 'nobody',
        'x-supabase-api-version': 'tomorrow',
        'content-type': 'text/plain',
      },
      body: JSON.stringify({ email: 'ana@example.test', password: 'un rio tranquilo' }),
    });
    expect(answer.status).toBe(200);
  });
});
