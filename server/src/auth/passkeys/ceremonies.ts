import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { StoredCredential } from '../factors/factor.ts';
import type { RelyingParty } from './relying-party.ts';

/** Ed25519, ES256, RS256 (COSE numbers): what every browser and key of today speaks. */
export const KEY_ALGORITHMS = [-8, -7, -257];

interface Expected {
  party: RelyingParty;
  challenge: string;
  /** Whether the key must have asked for finger, face or PIN: a passkey stands for a password. */
  userVerification: boolean;
}

export interface NewCredential extends StoredCredential {
  aaguid: string;
  /** A key that a cloud account may carry to other devices, and whether it does. */
  backupEligible: boolean;
  backedUp: boolean;
}

/** The new key, or undefined when the answer is not for this challenge and this site. */
export async function verifyCreation(
  response: RegistrationResponseJSON,
  { party, challenge, userVerification }: Expected,
): Promise<NewCredential | undefined> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.expectedOrigin(response.response.clientDataJSON),
    expectedRPID: party.id,
    requireUserVerification: userVerification,
    supportedAlgorithmIDs: KEY_ALGORITHMS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return undefined;
  const { credential } = registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    aaguid: registrationInfo.aaguid,
    backupEligible: registrationInfo.credentialDeviceType === 'multiDevice',
    backedUp: registrationInfo.credentialBackedUp,
  };
}

export interface UsedCredential {
  counter: number;
  backedUp: boolean;
}

/**
 * The key's new counter, or undefined when the answer is not for this challenge, this site and
 * this key, or when the counter went back: then somebody has a copy of the key.
 */
export async function verifyUse(
  response: AuthenticationResponseJSON,
  stored: StoredCredential,
  { party, challenge, userVerification }: Expected,
): Promise<UsedCredential | undefined> {
  if (response.id !== stored.id) return undefined;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.expectedOrigin(response.response.clientDataJSON),
    expectedRPID: party.id,
    requireUserVerification: userVerification,
    credential: {
      id: stored.id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: newCounter, backedUp: credentialBackedUp };
}
