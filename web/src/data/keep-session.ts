import { endLostSession, loadAuth, renewedToken } from './auth.ts';
import { getSessionState, onSessionChange, type SessionState } from './session.ts';
import { writeSessionBackup } from './session-backup.ts';
import { forgetPerson } from './sign-out.ts';
import { readStoredSession } from './stored-session.ts';

const BEAT_MS = 5 * 60 * 1000;
const REFRESH_BELOW_MS = 30 * 60 * 1000;
/** The first beat waits until the page has settled. */
const FIRST_BEAT_MS = 3000;

/**
 * Keeps a session alive and honest while the site is open (docs/specification.md §9): every five
 * minutes it renews the token when less than thirty minutes remain, otherwise asks the server
 * whether the session still stands. Also clears up when a person leaves. Started once, by the root;
 * returns its end.
 */
export function keepSession(): () => void {
  let lastBeat = 0;

  async function beat() {
    lastBeat = Date.now();
    // One tab speaks for all; the others read what it stored.
    if (!('locks' in navigator)) return checkSession();
    return navigator.locks.request('remanso.session', { ifAvailable: true }, async (lock) => {
      if (lock) await checkSession();
    });
  }

  const startBeat = () => void beat().catch(() => undefined);
  const beatIfDue = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastBeat >= BEAT_MS) startBeat();
  };

  const first = setTimeout(startBeat, FIRST_BEAT_MS);
  const interval = setInterval(startBeat, BEAT_MS);
  const forget = onSessionChange(followPerson);
  document.addEventListener('visibilitychange', beatIfDue);
  window.addEventListener('online', beatIfDue);

  return () => {
    clearTimeout(first);
    clearInterval(interval);
    forget();
    document.removeEventListener('visibilitychange', beatIfDue);
    window.removeEventListener('online', beatIfDue);
  };
}

function idOf(state: SessionState): string | null {
  return 'user' in state ? state.user.id : null;
}

function followPerson(next: SessionState, previous: SessionState): void {
  if (idOf(previous) !== null && idOf(next) !== idOf(previous))
    void forgetPerson().catch(() => undefined);
}

/** Without network nothing changes: the session is looked at again at the next beat. */
async function checkSession(): Promise<void> {
  const stored = readStoredSession();
  if (!stored) return;
  // auth-js repeats a refresh that got no answer after 200 ms, doubling.
  if (stored.expiresAt - Date.now() < REFRESH_BELOW_MS) await renewedToken(stored.accessToken);
  else if (!(await stillStands(stored.accessToken))) return;
  const state = getSessionState();
  if (state.status === 'signed-in') writeSessionBackup(state.user);
}

/** Asks the server. False when it did not confirm. */
async function stillStands(token: string): Promise<boolean> {
  const auth = await loadAuth();
  const { error } = await auth.getUser();
  // A token that has run out without our noticing: the clock was put back. It can be renewed.
  if (error?.code === 'bad_jwt') return (await renewedToken(token)) !== null;
  await endLostSession(auth, error, token);
  return error === null;
}
