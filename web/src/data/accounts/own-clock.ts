import { isRecord } from '#web/lib/is-record.ts';

/**
 * `fetch` for the accounts client. A session says when it ends by the server's clock and how long
 * it lasts; on a device whose clock is hours off only the second is true, so the first is dropped
 * and auth-js counts from now.
 */
export async function fetchOnOwnClock(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.ok || init?.method !== 'POST') return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (!isRecord(body) || typeof body['expires_in'] !== 'number') return response;
  const { expires_at: _byTheirClock, ...session } = body;
  return Response.json(session, { status: response.status });
}
