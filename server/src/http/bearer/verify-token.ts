import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { acceptedKeys } from '#server/key-rotation.ts';
import type { Keys } from '#server/keys.ts';

/** The claims of an access token, as auth/v1 writes them. */
export interface AccessClaims extends Record<string, unknown> {
  sub: string;
  session_id: string;
  role: 'authenticated';
  exp: number;
}

export type Verified =
  | { ok: true; claims: AccessClaims }
  | { ok: false; reason: 'malformed' | 'signature' | 'expired' };

const CACHE_SIZE = 10_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function parseJson(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
}

function isAccess(claims: Record<string, unknown>): claims is AccessClaims {
  return (
    typeof claims.sub === 'string' &&
    UUID.test(claims.sub) &&
    typeof claims.session_id === 'string' &&
    UUID.test(claims.session_id) &&
    claims.role === 'authenticated' &&
    claims.aud === 'authenticated' &&
    typeof claims.exp === 'number'
  );
}

/**
 * Verifies access tokens (ES256) with every key of the set. A verification costs about 110 µs,
 * and one token is shown on every request of an hour: good ones are remembered by their SHA-256.
 * Whether the session still lives is another question: see live-sessions.ts.
 */
export function createTokenVerifier(keys: Keys, now: () => Date): (token: string) => Verified {
  const publicKeys = new Map<string, KeyObject>();
  // Looked up every time, because keys are rotated while the server runs.
  function publicKey(id: unknown): KeyObject | undefined {
    const jwk = acceptedKeys(keys, now()).find(({ kid }) => kid === id);
    if (!jwk) return undefined;
    const { kid, kty, crv, x, y } = jwk;
    const key = publicKeys.get(kid) ?? createPublicKey({ format: 'jwk', key: { kty, crv, x, y } });
    publicKeys.set(kid, key);
    return key;
  }
  const known = new Map<string, AccessClaims>();

  function check(token: string): Verified {
    const [head = '', body = '', signature = '', more] = token.split('.');
    const header = parseJson(head);
    // The algorithm is ours to choose: a token cannot ask for "none" or for HMAC with a public key.
    if (more !== undefined || header?.alg !== 'ES256') return { ok: false, reason: 'malformed' };
    const key = publicKey(header.kid);
    const bytes = Buffer.from(signature, 'base64url');
    if (
      !key ||
      bytes.length !== 64 ||
      !verify('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }, bytes)
    ) {
      return { ok: false, reason: 'signature' };
    }
    const claims = parseJson(body);
    return claims && isAccess(claims) ? { ok: true, claims } : { ok: false, reason: 'malformed' };
  }

  return (token) => {
    const hash = createHash('sha256').update(token).digest('base64url');
    let claims = known.get(hash);
    if (!claims) {
      const checked = check(token);
      if (!checked.ok) return checked;
      claims = checked.claims;
      if (known.size >= CACHE_SIZE) known.delete(known.keys().next().value ?? '');
      known.set(hash, claims);
    }
    if (claims.exp * 1000 <= now().getTime()) {
      known.delete(hash);
      return { ok: false, reason: 'expired' };
    }
    return { ok: true, claims };
  };
}
