// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from './stored-session.ts';

type Answering = (request: Request) => Response | Promise<Response>;
const HOUR_S = 3600;
let answers: Record<string, Answering>;
let calls: string[];

const session = (token: string, over: object = {}) => ({
  access_token: token,
  refresh_token: `r-${token}`,
  token_type: 'bearer',
  expires_in: HOUR_S,
  expires_at: Math.floor(Date.now() / 1000) + HOUR_S,
  user: { id: 'ana', email: 'ana@e.mx', email_confirmed_at: '2026-01-01' },
  ...over,
});
const endsIn = (seconds: number) => ({ expires_at: Math.floor(Date.now() / 1000) + seconds });
const keep = (value: object) => localStorage.setItem(SESSION_KEY, JSON.stringify(value));
const kept = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
const refuse = (code: string, status: number) => () =>
  Response.json({ code, error_code: code, msg: code }, { status });

beforeEach(() => {
  localStorage.clear();
  calls = [];
  answers = { '/config.json': () => Response.json({ publishableKey: 'sb_publishable_1' }) };
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const request = new Request(new URL(input, 'http://localhost'), init);
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    const answer = answers[pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(request);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The module as a page that has just been loaded has it: another tab is another load. */
async function openTab() {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockReturnValue();
  const auth = await import('./auth.ts');
  const { refreshSessionState, getSessionState } = await import('./session.ts');
  refreshSessionState();
  return { ...auth, getSessionState };
}

const refreshes = () => calls.filter((path) => path === '/auth/v1/token').length;

test('a fresh token is read from storage and nothing is asked', async () => {
  const tab = await openTab();
  keep(session('t'));
  expect(await tab.accessToken()).toBe('t');
  expect(calls).toEqual([]);
});

test('a token that is about to end is renewed once for all who ask', async () => {
  keep(session('old', endsIn(30)));
  answers['/auth/v1/token'] = () => Response.json(session('new'));
  const tab = await openTab();
  const asked = await Promise.all([tab.accessToken(), tab.accessToken(), tab.renewedToken('old')]);
  expect(asked).toEqual(['new', 'new', 'new']);
  expect(refreshes()).toBe(1);
});

test('what another tab has renewed is taken from storage', async () => {
  keep(session('theirs'));
  const tab = await openTab();
  expect(await tab.renewedToken('mine')).toBe('theirs');
  expect(refreshes()).toBe(0);
});

test('another tab that was quicker never ends the session', async () => {
  keep(session('old'));
  answers['/auth/v1/token'] = () => {
    keep(session('theirs'));
    return Response.json(session('ours'));
  };
  const tab = await openTab();
  expect(await tab.renewedToken('old')).toBe('theirs');
  expect(tab.getSessionState().status).toBe('signed-in');
});

test('a refusal that comes after a new sign-in does not touch it', async () => {
  keep(session('old'));
  answers['/auth/v1/token'] = () => {
    keep(session('another'));
    return refuse('refresh_token_not_found', 400)();
  };
  const tab = await openTab();
  expect(await tab.renewedToken('old')).toBe('another');
});

test.each([
  ['refresh_token_not_found', 400],
  ['refresh_token_already_used', 400],
  ['session_expired', 400],
  ['user_banned', 403],
])('%s ends the session here', async (code, status) => {
  keep(session('old'));
  answers['/auth/v1/token'] = refuse(code, status);
  answers['/auth/v1/logout'] = () => new Response(null, { status: 204 });
  const tab = await openTab();
  expect(await tab.renewedToken('old')).toBeNull();
  expect(tab.getSessionState().status).toBe('signed-out');
});

test('a limit does not end the session', async () => {
  keep(session('old'));
  answers['/auth/v1/token'] = refuse('over_request_rate_limit', 429);
  const tab = await openTab();
  await tab.renewedToken('old');
  expect(kept().access_token).toBe('old');
});

test.each([502, 503, 504, 0])('%d is asked again after 200 ms, doubling', async (status) => {
  vi.useFakeTimers();
  keep(session('old', endsIn(30)));
  const at: number[] = [];
  answers['/auth/v1/token'] = () => {
    at.push(Date.now());
    if (at.length > 4) return Response.json(session('new'));
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response('', { status });
  };
  const tab = await openTab();
  const token = tab.accessToken();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await token).toBe('new');
  expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([200, 400, 800, 1600]);
});

test('without network a session stays, and the call fails as the network, not as a visitor', async () => {
  vi.useFakeTimers();
  keep(session('old', endsIn(-10)));
  const tab = await openTab();
  const outcome = tab.accessToken().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toMatchObject({ code: 'network', status: 0 });
  expect(tab.getSessionState().status).toBe('signed-in');

  answers['/auth/v1/token'] = () => Response.json(session('new'));
  window.dispatchEvent(new Event('online'));
  expect(await tab.accessToken()).toBe('new');
});

test('a clock that is hours ahead does not renew at every call', async () => {
  vi.useFakeTimers({ now: Date.now() + 5 * HOUR_S * 1000, toFake: ['Date'] });
  const theirEnd = Math.floor(Date.now() / 1000) - 4 * HOUR_S;
  keep(session('old', { expires_at: theirEnd }));
  answers['/auth/v1/token'] = () => Response.json(session('new', { expires_at: theirEnd }));
  const tab = await openTab();
  expect(await tab.accessToken()).toBe('new');
  expect(await tab.accessToken()).toBe('new');
  expect(refreshes()).toBe(1);
});

test('a browser that keeps nothing has a session for as long as the page', async () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  answers['/auth/v1/token'] = () => Response.json(session('t'));
  const tab = await openTab();
  const auth = await tab.loadAuth();
  const { error } = await auth.signInWithPassword({ email: 'ana@e.mx', password: 'x' });
  expect(error).toBeNull();
  expect(tab.getSessionState().status).toBe('signed-in');
  expect(await tab.accessToken()).toBe('t');
});

test('a full browser does not go back to a session that was replaced', async () => {
  keep(session('old', endsIn(30)));
  answers['/auth/v1/token'] = () => Response.json(session('new'));
  const tab = await openTab();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await tab.accessToken()).toBe('new');
  expect(await tab.accessToken()).toBe('new');
});
