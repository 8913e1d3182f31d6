import { createHash } from 'node:crypto';
import { createRemoteJWKSet, decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose';
import type { Configuration } from 'openid-client';
import type { OidcSettings } from '#server/federation-settings.ts';
import { sameSecret } from '#server/http/bearer/constant-time.ts';
import { AuthError } from '../../errors/auth-error.ts';
import { type GivenToken, PROVIDER_TIMEOUT_MS, providerFailure } from './identity-provider.ts';

/** Public keys only: a token must not choose to be checked with our client secret. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];
const HASHES: Record<string, string> = { '256': 'sha256', '384': 'sha384', '512': 'sha512' };

/** A refusal in both languages of GoTrue: OAuth's `error` pair and a code. */
export function tokenRefused(message: string, error = 'invalid request'): AuthError {
  return new AuthError('validation_failed', {
    message,
    extra: { error, error_description: message },
  });
}

/** OpenID Connect Core §3.1.3.6: the left half of the access token's hash. */
function belongsTogether(idToken: string, atHash: string, accessToken: string): boolean {
  const { alg = '' } = decodeProtectedHeader(idToken);
  const hash = HASHES[alg.slice(-3)] ?? 'sha512';
  const digest = createHash(hash).update(accessToken).digest();
  return sameSecret(digest.subarray(0, digest.length / 2).toString('base64url'), atHash);
}

/** The client hashes its nonce before it gives it to the provider, and sends us the plain one. */
function checkNonce(claimed: unknown, given: string | undefined): void {
  const inToken = typeof claimed === 'string' && claimed !== '';
  if (inToken !== (given !== undefined)) {
    throw tokenRefused('Passed nonce and nonce in id_token should either both exist or not.');
  }
  if (given === undefined) return;
  const hashed = createHash('sha256').update(given).digest('hex');
  if (!sameSecret(hashed, String(claimed))) throw tokenRefused('Nonces mismatch', 'invalid nonce');
}

/** Checks ID tokens of a provider: signature, issuer, audience, time, nonce, access token. */
export function idTokenVerifier(
  settings: OidcSettings,
  configuration: () => Promise<Configuration>,
): (given: GivenToken) => Promise<JWTPayload> {
  let keys: { address: string; set: ReturnType<typeof createRemoteJWKSet> } | undefined;

  async function keySet() {
    const { jwks_uri: address } = (await configuration()).serverMetadata();
    if (address === undefined) {
      throw providerFailure(`The provider ${settings.id} publishes no keys`, undefined);
    }
    if (keys?.address !== address) {
      const set = createRemoteJWKSet(new URL(address), { timeoutDuration: PROVIDER_TIMEOUT_MS });
      keys = { address, set };
    }
    return keys.set;
  }

  return async ({ idToken, accessToken, nonce }) => {
    const set = await keySet();
    // Google's own libraries may leave the scheme out (developers.google.com/identity).
    const issuers = [settings.issuer, `${settings.issuer}/`];
    if (settings.id === 'google') issuers.push('accounts.google.com');
    const { payload } = await jwtVerify(idToken, set, {
      algorithms: ALGORITHMS,
      issuer: issuers,
      requiredClaims: ['exp', 'iat', 'aud'],
      clockTolerance: 30,
    }).catch((error: unknown) => {
      const refusal = tokenRefused('Bad ID token');
      refusal.cause = error;
      throw refusal;
    });
    if (!payload.sub) throw tokenRefused('Missing sub claim in id_token');
    const audience = [payload.aud ?? []].flat();
    if (!settings.clientIds.some((id) => audience.includes(id))) {
      throw tokenRefused(`Unacceptable audience in id_token: [${audience.join(' ')}]`);
    }
    checkNonce(payload.nonce, nonce);
    if (accessToken !== undefined && typeof payload.at_hash === 'string') {
      if (!belongsTogether(idToken, payload.at_hash, accessToken)) {
        throw tokenRefused('Bad ID token');
      }
    }
    return payload;
  };
}
