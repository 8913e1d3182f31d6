// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { refreshSessionState } from '#web/data/session.ts';
import { SESSION_KEY } from '#web/data/stored-session.ts';
import { noteAskedMail } from './asked-mail.ts';

const ANA = { id: 'ana', email: 'ana@e.mx', email_confirmed_at: '2026-01-01' };
const STRANGER = { id: 'stranger', email: 'otra@e.mx', email_confirmed_at: '2026-01-01' };
let calls: string[];
let owner: typeof ANA;

const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
const token = (name: string, seconds = 3600) =>
  `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ sub: name, exp: Math.floor(Date.now() / 1000) + seconds })}.${btoa(name).replaceAll('=', '')}`;
const kept = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
const signedInAs = (user: typeof ANA) => {
  const session = { access_token: token('here'), refresh_token: 'r', user };
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at }));
  refreshSessionState();
};

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  calls = [];
  owner = ANA;
  refreshSessionState();
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(input, 'http://localhost');
    calls.push(`${init?.method ?? 'GET'} ${pathname}`);
    if (pathname === '/config.json') return Response.json({ publishableKey: 'k' });
    if (pathname === '/auth/v1/user') return Response.json(owner);
    if (pathname === '/auth/v1/verify') {
      return Response.json({
        access_token: token('link'),
        refresh_token: 'r2',
        expires_in: 3600,
        token_type: 'bearer',
        user: owner,
      });
    }
    return Response.json({ error_code: 'validation_failed', msg: 'x' }, { status: 400 });
  });
});

const arrive = async (
  arrival: Parameters<typeof import('./confirm-arrival.ts').confirmArrival>[0],
) => (await import('./confirm-arrival.ts')).confirmArrival(arrival);
const link = (type: 'magiclink' | null) =>
  ({ kind: 'tokens', accessToken: token('link'), refreshToken: 'r2', type }) as const;

test('a link that was asked for here opens the account', async () => {
  await noteAskedMail(' Ana@e.mx');
  expect(await arrive(link('magiclink'))).toBe('done');
  expect(kept().user.id).toBe('ana');
});

test.each([
  ['of tokens', link('magiclink')],
  ['of a hash', { kind: 'token-hash', tokenHash: 'h', type: 'magiclink' } as const],
])('a link %s that nobody asked for here is said before it opens anything', async (_, arrival) => {
  await noteAskedMail('ana@e.mx');
  owner = STRANGER;
  const brought = await arrive(arrival);
  expect(brought).toMatchObject({ userId: 'stranger', email: 'otra@e.mx' });
  expect(kept()).toBeNull();
  const { enter } = await import('./confirm-arrival.ts');
  if (typeof brought === 'object') await enter(brought);
  expect(kept().user.id).toBe('stranger');
});

test('a link of somebody else does not push the person out who is here', async () => {
  await noteAskedMail('otra@e.mx');
  signedInAs(ANA);
  owner = STRANGER;
  expect(await arrive(link('magiclink'))).toMatchObject({ userId: 'stranger' });
  expect(kept().user.id).toBe('ana');
});

test('tokens that no mail brought are not even looked at', async () => {
  await expect(arrive(link(null))).rejects.toMatchObject({ code: 'provider_failed' });
  expect(calls.filter((call) => call.includes('/auth/v1'))).toEqual([]);
  expect(kept()).toBeNull();
});

test('a code that this browser did not set off for opens nothing', async () => {
  await expect(arrive({ kind: 'code', code: 'c' })).rejects.toMatchObject({
    code: 'provider_failed',
  });
  expect(kept()).toBeNull();
});

test('what is on its way to another service can be redeemed here only', async () => {
  const { boundToThisBrowser } = await import('#web/data/accounts/other-ways.ts');
  const { data } = await boundToThisBrowser((auth) =>
    auth.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } }),
  );
  expect(new URL(data.url ?? '').searchParams.get('code_challenge_method')).toBe('s256');
  expect(localStorage.getItem(`${SESSION_KEY}-code-verifier`)).not.toBeNull();
});
