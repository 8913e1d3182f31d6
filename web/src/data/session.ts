import { useSyncExternalStore } from 'react';
import { setDraftOwner } from '#web/lib/drafts.ts';
import { hasSessionBackup, writeSessionBackup } from './session-backup.ts';
import { readStoredSession, SESSION_KEY, storedSessionText, type User } from './stored-session.ts';

export type SessionState =
  | { status: 'loading' }
  /** `left`: the person chose to go, in this tab or another; otherwise the session ended by itself. */
  | { status: 'signed-out'; left: boolean }
  /** Signed in, but without the second factor that is required: treated as signed out. */
  | { status: 'second-step'; user: User }
  | { status: 'signed-in'; user: User };

const LOADING: SessionState = { status: 'loading' };

type Listener = (next: SessionState, previous: SessionState) => void;
const listeners = new Set<Listener>();

let state: SessionState = LOADING;
let seen: string | null | undefined;

/** Looks again at what is stored and tells everyone if who is signed in has changed. */
export function refreshSessionState(): void {
  const text = storedSessionText();
  if (text === seen) return;
  seen = text;
  const stored = readStoredSession();
  const next: SessionState = stored
    ? { status: stored.secondStep ? 'second-step' : 'signed-in', user: stored.user }
    : { status: 'signed-out', left: 'user' in state && !hasSessionBackup() };
  // A refreshed token is news for nobody: the same person keeps the same object.
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  const previous = state;
  state = next;
  if (next.status === 'signed-in') writeSessionBackup(next.user);
  setDraftOwner(next.status === 'signed-in' ? next.user.id : null);
  for (const listener of listeners) listener(next, previous);
}

export function getSessionState(): SessionState {
  return state;
}

/**
 * Calls back when a person signs in or out, in this tab or another. Returns a function that
 * unsubscribes.
 */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (typeof window !== 'undefined') {
  refreshSessionState();
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === SESSION_KEY) refreshSessionState();
  });
  // A page restored from the back-forward cache may have missed a sign-out.
  window.addEventListener('pageshow', refreshSessionState);
}

/** Who is signed in. `loading` only in prerendered pages, until the browser takes over. */
export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, getSessionState, () => LOADING);
}

/** The person behind a guarded page. @throws outside of the guard, which is a mistake of ours. */
export function useUser(): User {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useUser needs a guarded route');
  return session.user;
}

export type { User };
