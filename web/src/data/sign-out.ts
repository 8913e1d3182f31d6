import { clearSecureItems } from '#web/lib/secure-items.ts';
import { itemKeys, removeItem } from '#web/lib/safe-storage.ts';
import { DataError, toDataError } from './data-error.ts';
import { loadPublicConfig } from './public-config.ts';
import { refreshSessionState } from './session.ts';
import { clearSessionBackup } from './session-backup.ts';
import { readStoredSession, SESSION_KEY } from './stored-session.ts';
import { clearTabItems } from './tab-storage.ts';

const PATIENCE_MS = 8000;

/**
 * Leaves on purpose. This device, in every tab, forgets the person at once; then the server is told.
 * @throws {DataError} when the server could not be told; the person is out all the same
 */
export async function signOut(): Promise<void> {
  const stored = readStoredSession();
  // Without a backup, every tab knows that this end was wanted.
  clearSessionBackup();
  removeItem(SESSION_KEY);
  // What auth-js keeps beside it for ways that were begun and not finished.
  for (const key of itemKeys(`${SESSION_KEY}-`)) removeItem(key);
  refreshSessionState();
  if (stored) await endOnServer(stored.accessToken);
}

async function endOnServer(token: string): Promise<void> {
  const { publishableKey } = await loadPublicConfig();
  const response = await fetch('/auth/v1/logout?scope=local', {
    method: 'POST',
    headers: { apikey: publishableKey, Authorization: `Bearer ${token}` },
    // It goes on even if the tab is closed now.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw toDataError(error);
  });
  // A session that is unknown there has ended already.
  if (response.ok || [401, 403, 404].includes(response.status)) return;
  throw new DataError('unknown', response.statusText, response.status);
}

/**
 * docs/specification.md §4: what goes when a person goes, in each tab. Drafts stay: they are kept
 * under the person's own key and wait for the next sign-in.
 */
export async function forgetPerson(): Promise<void> {
  clearSecureItems();
  clearTabItems();
  // Public pages come without the query cache; only a guarded page has filled it.
  const { queryClient } = await import('./query-client.ts');
  queryClient.clear();
  const { forgetAnswers } = await import('./answers/kept-answers.ts');
  await forgetAnswers();
}
