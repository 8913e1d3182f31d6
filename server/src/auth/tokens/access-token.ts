import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { TOKEN_LIFETIME_MINUTES } from '#server/key-rotation.ts';
import type { Keys, SigningKey } from '#server/keys.ts';
import type { AuthParts } from '../parts.ts';
import type { UserRow } from '../users/find-user.ts';

/** How a session came about, as the `amr` claim names it. */
export type AuthMethod =
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'email/signup'
  | 'email_change'
  | 'recovery'
  | 'invite'
  | 'anonymous'
  | 'oauth'
  | 'sso/saml'
  | 'totp'
  | 'mfa/webauthn'
  | 'mfa/recovery_code'
  | 'passkey';
export interface AmrEntry {
  method: AuthMethod;
  timestamp: number;
  /** The SAML connection through which she came; policies may ask for it. */
  provider?: string;
}

export interface SessionClaims {
  id: string;
  aal: string;
  amr: AmrEntry[];
}

const privateKeys = new WeakMap<SigningKey, KeyObject>();

function signingKey(keys: Keys): { jwk: SigningKey; key: KeyObject } {
  const jwk = keys.jwks.keys[0];
  let key = privateKeys.get(jwk);
  if (!key) {
    const { kty, crv, x, y, d } = jwk;
    key = createPrivateKey({ format: 'jwk', key: { kty, crv, x, y, d } });
    privateKeys.set(jwk, key);
  }
  return { jwk, key };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const HALF = 32;

/**
 * The two numbers of an ECDSA signature side by side, as a JWT has them (RFC 7518 §3.4), out of
 * their DER. Asking Node for that form (`dsaEncoding`) makes signing take twice as long.
 */
function joined(der: Buffer): Buffer {
  const both = Buffer.alloc(2 * HALF);
  let at = 2;
  for (const end of [HALF, 2 * HALF]) {
    const length = der[at + 1] ?? 0;
    const number = der.subarray(at + 2, at + 2 + length);
    // A leading zero keeps a number positive; a short one is padded with zeros.
    const kept = number.subarray(Math.max(0, length - HALF));
    kept.copy(both, end - kept.length);
    at += 2 + length;
  }
  return both;
}

export interface AccessToken {
  token: string;
  expiresIn: number;
  expiresAt: number;
}

type ClaimedUser = Pick<
  UserRow,
  | 'id'
  | 'aud'
  | 'role'
  | 'email'
  | 'phone'
  | 'raw_app_meta_data'
  | 'raw_user_meta_data'
  | 'is_anonymous'
>;

/** Signs an ES256 token with GoTrue's claims; it lasts an hour, or as long as a session may be idle. */
export function signAccessToken(
  { keys, config, now }: Pick<AuthParts, 'keys' | 'config' | 'now'>,
  user: ClaimedUser,
  session: SessionClaims,
): AccessToken {
  const { jwk, key } = signingKey(keys);
  const issuedAt = Math.floor(now().getTime() / 1000);
  const expiresIn = Math.min(TOKEN_LIFETIME_MINUTES, config.session.timeoutMinutes) * 60;
  const claims = {
    iss: `${config.siteUrl}/auth/v1`,
    sub: user.id,
    aud: user.aud,
    exp: issuedAt + expiresIn,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  };
  const unsigned = `${encode({ alg: 'ES256', kid: jwk.kid, typ: 'JWT' })}.${encode(claims)}`;
  const signature = joined(sign('sha256', Buffer.from(unsigned), key));
  return {
    token: `${unsigned}.${signature.toString('base64url')}`,
    expiresIn,
    expiresAt: issuedAt + expiresIn,
  };
}
