import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragment, SITE, trips } from './auth-oauth-trips.ts';
import type { TestProvider } from './auth-oidc-provider.ts';
import { confirmed, newAddress } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

interface Person {
  id: number;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

let auth: OwnTarget;
let github: Server;
let base = '';
const people = new Map<string, Person>();
const challenges = new Map<string, string>();
const { goOn, departure, userOf } = trips(
  () => auth,
  (): TestProvider => {
    throw new Error('not used here');
  },
);

/** GitHub's answers, as its documentation gives them. */
function answer(path: string, body: URLSearchParams, token: string): [number, unknown] {
  const person = people.get(token);
  if (path === '/login/oauth/access_token') {
    const code = body.get('code') ?? '';
    const made = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    return challenges.get(code) === made && body.get('client_secret') === 's'
      ? [200, { access_token: code, token_type: 'bearer', scope: 'user:email' }]
      : [200, { error: 'bad_verification_code', error_description: 'The code is incorrect' }];
  }
  if (!person) return [401, { message: 'Bad credentials' }];
  if (path === '/api/v3/user/emails') return [200, person.emails];
  const { id } = person;
  return [200, { id, login: 'ana', name: 'Ana', avatar_url: 'https://a.example/1', email: null }];
}

beforeAll(async () => {
  github = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
      const path = new URL(request.url ?? '', base).pathname;
      const [status, json] = answer(path, new URLSearchParams(body), token);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  github.listen(0, '127.0.0.1');
  await once(github, 'listening');
  const address = github.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  auth = await ownAuthTarget({
    SITE_URL: SITE,
    LIMIT_GENERIC_PER_HOUR: '1000',
    OAUTH_GITHUB_CLIENT_ID: 'c',
    OAUTH_GITHUB_CLIENT_SECRET: 's',
    OAUTH_GITHUB_URL: base,
  });
});
afterAll(async () => {
  await auth.close();
  github.close();
});

async function comeBack(person: Person): Promise<URL> {
  const to = await departure(auth.client(), 'x', { provider: 'github' });
  expect(to.href).toContain(`${base}/login/oauth/authorize`);
  expect(to.searchParams.get('scope')).toBe('user:email');
  const code = randomUUID();
  people.set(code, person);
  challenges.set(code, to.searchParams.get('code_challenge') ?? '');
  const url = new URL(`${SITE}/auth/v1/callback`);
  url.searchParams.set('code', code);
  url.searchParams.set('state', to.searchParams.get('state') ?? '');
  return goOn({ url, form: null });
}

let id = 1;
const having = (...emails: Person['emails']): Person => ({ id: (id += 1), emails });
const mail = (email: string, verified: boolean, primary = false) => ({ email, verified, primary });

describe('GitHub', () => {
  it('signs in with the primary verified address', async () => {
    const email = newAddress();
    const person = having(mail(newAddress(), true), mail(email, true, true));
    const user = await userOf(await comeBack(person));
    expect(user).toMatchObject({
      email,
      app_metadata: { provider: 'github' },
      user_metadata: { user_name: 'ana', full_name: 'Ana', provider_id: String(person.id) },
    });
    expect((await userOf(await comeBack(person)))?.id).toBe(user?.id);
  });

  it('finds an account by any address that it verified, never by another', async () => {
    const own = await confirmed(auth);
    const linked = await comeBack(having(mail(newAddress(), false, true), mail(own.email, true)));
    expect((await userOf(linked))?.id).toBe(own.session.user.id);
    const other = await comeBack(having(mail(own.email, false, true), mail(newAddress(), true)));
    expect((await userOf(other))?.id).not.toBe(own.session.user.id);
  });

  it('brings every failure home', async () => {
    for (const person of [
      { id: 7, emails: [] },
      { id: 0, emails: [mail('a@b.cd', true, true)] },
    ]) {
      const home = await comeBack(person);
      expect(fragment(home).get('error')).toBe('server_error');
    }
  });
});
