import { createPrivateKey, sign } from 'node:crypto';
import type { AppleKey } from '#server/federation-settings.ts';

const LIFETIME_SECONDS = 300;

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/**
 * Apple's client secret: a token signed with the key of the developer account
 * (developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret).
 * Made anew for each request, so it is never stored.
 */
export function appleSecret(key: AppleKey, clientId: string, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: key.teamId,
    sub: clientId,
    aud: 'https://appleid.apple.com',
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SECONDS,
  };
  const unsigned = `${encode({ alg: 'ES256', kid: key.keyId })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: createPrivateKey(key.privateKey),
    dsaEncoding: 'ieee-p1363',
  });
  return `${unsigned}.${signature.toString('base64url')}`;
}
