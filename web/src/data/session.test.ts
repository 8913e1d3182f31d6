// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { draftOwner } from '#web/lib/drafts.ts';
import { getSessionState, onSessionChange, refreshSessionState } from './session.ts';
import { clearSessionBackup, readSessionBackup } from './session-backup.ts';
import { SESSION_KEY } from './stored-session.ts';

const HOUR_MS = 3_600_000;

function store(token: string, user: object = {}) {
  const stored = {
    access_token: token,
    refresh_token: 'r',
    expires_at: Date.now() / 1000 + 3600,
    user: { id: 'ana', email: 'ana@e.mx', email_confirmed_at: '2026-01-01', ...user },
  };
  localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
  refreshSessionState();
}

beforeEach(() => {
  localStorage.clear();
  refreshSessionState();
});

test('reads who is there from storage, without the accounts client', () => {
  store('t');
  expect(getSessionState()).toEqual({
    status: 'signed-in',
    user: { id: 'ana', email: 'ana@e.mx', emailConfirmedAt: '2026-01-01', isAnonymous: false },
  });
  expect(draftOwner()).toBe('ana');
});

test('a renewed token is news for nobody', () => {
  store('t');
  const before = getSessionState();
  const listener = vi.fn<() => void>();
  const end = onSessionChange(listener);
  store('t2');
  end();
  expect(listener).not.toHaveBeenCalled();
  expect(getSessionState()).toBe(before);
});

test('another tab that signs out is noticed', () => {
  store('t');
  localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  expect(getSessionState()).toEqual({ status: 'signed-out', left: false });
});

test('leaving on purpose is told from a session that ended', () => {
  store('t');
  clearSessionBackup();
  localStorage.removeItem(SESSION_KEY);
  refreshSessionState();
  expect(getSessionState()).toEqual({ status: 'signed-out', left: true });
});

test('the backup names the person for an hour, for recovery a day', () => {
  store('t');
  const now = Date.now();
  expect(readSessionBackup('sign-in', now + HOUR_MS - 1000)?.email).toBe('ana@e.mx');
  expect(readSessionBackup('sign-in', now + HOUR_MS + 1000)).toBeNull();
  expect(readSessionBackup('recovery', now + 23 * HOUR_MS)?.userId).toBe('ana');
  expect(readSessionBackup('recovery', now + 25 * HOUR_MS)).toBeNull();
});

test('a broken store is nobody', () => {
  localStorage.setItem(SESSION_KEY, '{"access_token":');
  refreshSessionState();
  expect(getSessionState().status).toBe('signed-out');
});
