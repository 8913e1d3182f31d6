import type { PostgrestClient } from '@supabase/postgrest-js';
import { isRecord } from '#web/lib/is-record.ts';
import { accessToken, renewedToken } from './auth.ts';
import { DataError, toDataError } from './data-error.ts';
import type { Database } from '#domain/database.types.ts';
import { loadPublicConfig } from './public-config.ts';

export type Backend = PostgrestClient<Database>;

let pending: Promise<Backend> | null = null;

/** The Data API as the person who is signed in (or as a visitor). @throws {DataError} */
export function loadBackend(): Promise<Backend> {
  pending ??= createBackend().catch((error: unknown) => {
    pending = null;
    throw toDataError(error);
  });
  return pending;
}

async function createBackend(): Promise<Backend> {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  return new PostgrestClient<Database>(`${location.origin}/rest/v1`, {
    fetch: authorizedFetch,
    // The query client repeats what is worth repeating; twice over would keep people waiting.
    retry: false,
  });
}

/** Adds who is asking. A refused token is renewed once; the second refusal stands. */
async function authorizedFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const { publishableKey } = await loadPublicConfig();
  const send = (token: string | null) => {
    const headers = new Headers(init.headers);
    headers.set('apikey', publishableKey);
    headers.set('Authorization', `Bearer ${token ?? publishableKey}`);
    return fetch(input, { ...init, headers });
  };
  const token = await accessToken();
  const response = await send(token);
  if (response.status !== 401 || token === null) return response;
  const renewed = await renewedToken(token);
  return renewed === null ? response : send(renewed);
}

/**
 * Calls one of our functions, for example `callFunction('consent', request)`. The answer is given
 * as it comes, so that a stream can be read as one.
 * @throws {DataError} when no answer came or the function refused
 */
export async function callFunction(
  path: string,
  body: unknown,
  init: RequestInit = {},
): Promise<Response> {
  let response: Response;
  try {
    const headers = new Headers(init.headers);
    headers.set('Content-Type', 'application/json');
    response = await authorizedFetch(`/functions/v1/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      ...init,
      headers,
    });
  } catch (error) {
    // An aborted request is not a network failure.
    if (init.signal?.aborted) throw error;
    throw toDataError(error);
  }
  if (response.ok) return response;
  const refusal: unknown = await response.json().catch(() => null);
  const { code, message } = isRecord(refusal) ? refusal : {};
  throw new DataError(
    typeof code === 'string' ? code : 'unknown',
    typeof message === 'string' ? message : response.statusText,
    response.status,
  );
}
