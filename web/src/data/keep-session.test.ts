// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSecureItem, writeSecureItem } from '#web/lib/secure-items.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';
import type { DataError } from './data-error.ts';
import { queryClient } from './query-client.ts';
import { getSessionState, refreshSessionState } from './session.ts';
import { readSessionBackup } from './session-backup.ts';
import { keepSession } from './keep-session.ts';
import { signOut } from './sign-out.ts';
import { SESSION_KEY } from './stored-session.ts';

const MINUTE_MS = 60_000;
const auth = vi.hoisted(() => ({
  getUser: vi.fn<() => Promise<{ error: unknown }>>(),
  signOut: vi.fn<() => Promise<void>>(),
}));
const renewedToken = vi.hoisted(() => vi.fn<() => Promise<string | null>>());
vi.mock('./auth.ts', async (original) => ({
  ...(await original<typeof import('./auth.ts')>()),
  loadAuth: () => Promise.resolve(auth),
  renewedToken,
}));
const fetched = vi.fn<typeof fetch>();
let stop: () => void;

function store(minutes: number) {
  const expires = Math.floor((Date.now() + minutes * MINUTE_MS) / 1000);
  const user = { id: 'ana', email: 'ana@e.mx', email_confirmed_at: '2026-01-01' };
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({ access_token: 't', refresh_token: 'r', expires_at: expires, user }),
  );
  refreshSessionState();
}

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);

beforeEach(() => {
  vi.useFakeTimers();
  // The real one answers outside of the time that these tests pass.
  const locks = {
    request: (_name: string, _how: object, work: (lock: object) => unknown) => work({}),
  };
  vi.stubGlobal('navigator', { locks, userAgent: '' });
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async (input) =>
    input === '/config.json'
      ? Response.json({ publishableKey: 'k' })
      : new Response(null, { status: 204 }),
  );
  localStorage.clear();
  sessionStorage.clear();
  auth.getUser.mockReset().mockResolvedValue({ error: null });
  auth.signOut.mockReset().mockImplementation(async () => {
    localStorage.removeItem(SESSION_KEY);
    refreshSessionState();
  });
  renewedToken.mockReset().mockResolvedValue('new');
  refreshSessionState();
  stop = keepSession();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('asks every five minutes whether the session still stands', async () => {
  store(180);
  await pass(0.1);
  expect(auth.getUser).toHaveBeenCalledTimes(1);
  await pass(5);
  expect(auth.getUser).toHaveBeenCalledTimes(2);
  await pass(5);
  expect(auth.getUser).toHaveBeenCalledTimes(3);
  expect(renewedToken).not.toHaveBeenCalled();
});

test('renews when under thirty minutes remain', async () => {
  store(36);
  await pass(0.1);
  expect(renewedToken).not.toHaveBeenCalled();
  await pass(10);
  expect(renewedToken).toHaveBeenCalledWith('t');
});

test('nobody is asked about when nobody is signed in', async () => {
  await pass(20);
  expect(auth.getUser).not.toHaveBeenCalled();
});

test('a page that comes back into sight asks at once, but not twice within five minutes', async () => {
  store(180);
  await pass(0.1);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0.01);
  expect(auth.getUser).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 6 * MINUTE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0.01);
  expect(auth.getUser).toHaveBeenCalledTimes(2);
});

test('the backup is renewed while the session stands, and grows old without the server', async () => {
  store(180);
  await pass(55);
  expect(readSessionBackup('sign-in')?.userId).toBe('ana');
  auth.getUser.mockResolvedValue({ error: { name: 'AuthRetryableFetchError', status: 503 } });
  await pass(66);
  expect(readSessionBackup('sign-in')).toBeNull();
  expect(readSessionBackup('recovery')?.userId).toBe('ana');
  expect(getSessionState().status).toBe('signed-in');
});

test('a session that the server ended, ends here', async () => {
  store(180);
  auth.getUser.mockResolvedValue({ error: { code: 'user_banned', status: 403 } });
  await pass(0.1);
  expect(getSessionState()).toEqual({ status: 'signed-out', left: false });
});

test('a token that ran out under a wrong clock is renewed, not given up', async () => {
  store(180);
  auth.getUser.mockResolvedValue({ error: { code: 'bad_jwt', status: 403 } });
  await pass(0.1);
  expect(renewedToken).toHaveBeenCalledWith('t');
  expect(getSessionState().status).toBe('signed-in');
});

test('sign-out clears all that was kept of a person, at once, and not what they wrote', async () => {
  store(180);
  writeSecureItem('consent', true);
  localStorage.setItem(`${SESSION_KEY}-code-verifier`, 'v');
  sessionStorage.setItem('remanso.typed-email', 'ana@e.mx');
  writeDraft('chat', 'todavía no lo envié', 'ana');
  const clear = vi.spyOn(QueryClient.prototype, 'clear');
  const told = signOut();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(localStorage.getItem(`${SESSION_KEY}-code-verifier`)).toBeNull();
  expect(getSessionState()).toEqual({ status: 'signed-out', left: true });
  await told;
  await pass(0.01);
  expect(sessionStorage.length).toBe(0);
  expect(readSecureItem('consent', Boolean)).toBeNull();
  expect(readSessionBackup('recovery')).toBeNull();
  expect(clear.mock.contexts).toEqual([queryClient]);
  expect(readDraft('chat', 'ana')).toBe('todavía no lo envié');
  expect(fetched).toHaveBeenCalledWith('/auth/v1/logout?scope=local', expect.anything());
});

test('the same happens in a tab that only hears of it, also when it was asleep', async () => {
  store(180);
  sessionStorage.setItem('remanso.typed-email', 'ana@e.mx');
  localStorage.clear();
  window.dispatchEvent(new Event('pageshow'));
  await pass(0.01);
  expect(getSessionState()).toEqual({ status: 'signed-out', left: true });
  expect(sessionStorage.length).toBe(0);
});

test.each<[string, () => Promise<Response>, DataError['code'] | null]>([
  ['the server fails', () => Promise.resolve(new Response(null, { status: 500 })), 'unknown'],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['it had ended already', () => Promise.resolve(new Response(null, { status: 403 })), null],
])('when %s the person is out all the same', async (_name, answer, code) => {
  store(180);
  fetched.mockImplementation(async (input) =>
    input === '/config.json' ? Response.json({ publishableKey: 'k' }) : answer(),
  );
  const outcome = await signOut().catch((error: DataError) => error.code);
  expect(outcome ?? null).toBe(code);
  expect(getSessionState().status).toBe('signed-out');
});
