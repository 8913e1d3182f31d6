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

/**
 * The Data API as this person and nobody else: what waited on the device is never sent with the
 * session of whoever signed in meanwhile; that is answered 401. @throws {DataError}
 */
export async function loadBackendOf(owner: string): Promise<Backend> {
  return await createBackend(owner).catch((error: unknown) => {
    throw toDataError(error);
  });
}

async function createBackend(owner?: string): Promise<Backend> {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  return new PostgrestClient<Database>(`${location.origin}/rest/v1`, {
    fetch: (input, init) => authorizedFetch(input, init, owner),
    // The query client repeats what is worth repeating; twice over would keep people waiting.
    retry: false,
  });
}

/** Adds who is asking. A refused token is renewed once; the second refusal stands. */
async function authorizedFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
  owner?: string,
): Promise<Response> {
  const { publishableKey } = await loadPublicConfig();
  const send = async (token: string | null) => {
    if (owner !== undefined && personOf(token) !== owner) return anotherPerson();
    const headers = new Headers(init.headers);
    headers.set('apikey', publishableKey);
    headers.set('Authorization', `Bearer ${token ?? publishableKey}`);
    return await fetch(input, { ...init, headers });
  };
  const token = await accessToken();
  const response = await send(token);
  if (response.status !== 401 || token === null) return response;
  const renewed = await renewedToken(token);
  return renewed === null ? response : send(renewed);
}

/** Whose token it is; null where it says nothing. Only the server can tell whether it is true. */
function personOf(token: string | null): string | null {
  try {
    const claims = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const said: unknown = JSON.parse(atob(claims));
    return isRecord(said) && typeof said['sub'] === 'string' ? said['sub'] : null;
  } catch {
    return null;
  }
}

function anotherPerson(): Response {
  const body = { code: 'another_person', message: 'Somebody else is signed in.' };
  return Response.json(body, { status: 401 });
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
