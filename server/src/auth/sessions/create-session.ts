import { randomUUID } from 'node:crypto';
import type { Queryable } from '#server/db/pools.ts';
import type { PartsInside } from '../parts.ts';
import type { Caller } from '../request/caller.ts';
import type { AmrEntry, AuthMethod } from '../tokens/access-token.ts';
import { newRefreshToken, refreshTokenHash } from '../tokens/refresh-token.ts';
import type { UserRow } from '../users/find-user.ts';
import { type SessionJson, sessionJson } from './session-json.ts';

/** Methods of sign-in whose `amr` entry names the identity provider. */
const THROUGH_OTHERS: readonly AuthMethod[] = ['oauth', 'sso/saml'];

function amrEntry(method: AuthMethod, { identities }: UserRow, now: Date): AmrEntry {
  const entry: AmrEntry = { method, timestamp: Math.floor(now.getTime() / 1000) };
  const sso = identities.find(({ provider }) => provider.startsWith('sso:'))?.provider;
  return method === 'sso/saml' && sso ? { ...entry, provider: sso.slice('sso:'.length) } : entry;
}

/**
 * Signs a person in, and ends her oldest sessions above the limit of docs/specification.md §9, in
 * one round trip (0006_sessions.sql). The tokens are signed while the database works.
 * @param notAfter when an identity provider ends the session whatever happens here; it never lasts
 *   longer than `SESSION_LIFETIME_HOURS`
 */
export async function createSession(
  parts: PartsInside,
  caller: Caller,
  user: UserRow,
  method: AuthMethod,
  db: Queryable,
  notAfter: Date | null = null,
): Promise<SessionJson> {
  const now = parts.now();
  const { lifetimeHours, maxConcurrent } = parts.config.session;
  const lastMoment = now.getTime() + lifetimeHours * 3_600_000;
  const end = new Date(Math.min(lastMoment, notAfter?.getTime() ?? lastMoment));
  const id = randomUUID();
  const amr = [amrEntry(method, user, now)];
  const refreshToken = newRefreshToken();
  const stored = db.query<{ ended: string[] }>({
    name: 'auth-create-session',
    text: `select auth.create_session($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as ended`,
    values: [
      id,
      user.id,
      JSON.stringify(amr),
      caller.userAgent,
      caller.ip,
      end,
      refreshTokenHash(refreshToken),
      THROUGH_OTHERS.includes(method) ? null : 'email',
      now,
      maxConcurrent,
    ],
  });
  const signedIn = { ...user, last_sign_in_at: now, updated_at: now };
  const session = sessionJson(parts, signedIn, { id, aal: 'aal1', amr }, refreshToken);
  const { rows } = await stored;
  parts.liveSessions.end(rows[0]?.ended ?? []);
  return session;
}
