import { isRecord } from '#web/lib/is-record.ts';
import { readItem, readJson } from '#web/lib/safe-storage.ts';

/** Where auth-js keeps the session. Named for the product, as the cookie and consent keys are. */
export const SESSION_KEY = 'remanso.auth';

export interface User {
  id: string;
  email: string;
  emailConfirmedAt: string | null;
  isAnonymous: boolean;
}

export interface StoredSession {
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  user: User;
  /** The account has a second factor that this session has not shown yet. */
  secondStep: boolean;
}

/** The text as it is kept: comparing it tells cheaply whether anything changed. */
export function storedSessionText(): string | null {
  return readItem(SESSION_KEY);
}

/**
 * Reads the session that auth-js keeps, without loading auth-js, so that a page can know at once
 * who is there. It proves nothing: the server checks the token at every call.
 */
export function readStoredSession(): StoredSession | null {
  return readJson(SESSION_KEY, (value) => {
    if (!isRecord(value)) return null;
    const { access_token: accessToken, expires_at: expiresAt, user } = value;
    if (typeof accessToken !== 'string' || typeof expiresAt !== 'number') return null;
    if (!isRecord(user) || typeof user['id'] !== 'string') return null;
    return {
      accessToken,
      expiresAt: expiresAt * 1000,
      user: userOf(user['id'], user),
      secondStep: hasFactor(user['factors']) && !isSecondLevel(accessToken),
    };
  });
}

function hasFactor(factors: unknown): boolean {
  return Array.isArray(factors) && factors.some((factor) => factor?.status === 'verified');
}

/** Only for what to show: the token's signature is the server's business. */
function isSecondLevel(token: string): boolean {
  const claims = token.split('.')[1] ?? '';
  return /"aal":\s*"aal2"/.test(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
}

function userOf(id: string, fields: Record<string, unknown>): User {
  const { email, email_confirmed_at: confirmedAt, is_anonymous: isAnonymous } = fields;
  return {
    id,
    email: typeof email === 'string' ? email : '',
    emailConfirmedAt: typeof confirmedAt === 'string' ? confirmedAt : null,
    isAnonymous: isAnonymous === true,
  };
}
