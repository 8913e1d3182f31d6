import { isRecord } from '#web/lib/is-record.ts';
import { accessToken } from '../auth.ts';
import { DataError, toDataError } from '../data-error.ts';
import { loadPublicConfig } from '../public-config.ts';

/** Removal of the second factors of a person who lost all of them and asked by mail. */
export interface FactorRemoval {
  /** When they go; null while nobody asked. */
  dueAt: string | null;
  /** Whether this session may keep them. */
  cancellable: boolean;
}

/** A call of our own server that the official client does not have. @throws {DataError} */
async function call(method: 'GET' | 'POST' | 'DELETE'): Promise<FactorRemoval> {
  const [{ publishableKey }, token] = await Promise.all([loadPublicConfig(), accessToken()]);
  const response = await fetch('/auth/v1/factors/removal', {
    method,
    headers: { apikey: publishableKey, Authorization: `Bearer ${token ?? publishableKey}` },
  }).catch((error: unknown) => {
    throw toDataError(error);
  });
  const body: unknown = await response.json().catch(() => null);
  const fields = isRecord(body) ? body : {};
  if (response.ok) {
    const { due_at: due, cancellable } = fields;
    return { dueAt: typeof due === 'string' ? due : null, cancellable: cancellable === true };
  }
  const { error_code: code, msg: message } = fields;
  throw new DataError(
    typeof code === 'string' ? code : 'unknown',
    typeof message === 'string' ? message : response.statusText,
    response.status,
  );
}

export const loadFactorRemoval = () => call('GET');
/** Only a session of a recovery mail may: `reauthentication_needed` else. */
export const requestFactorRemoval = () => call('POST');
export const keepFactors = () => call('DELETE');
