import { generateRegistrationOptions } from '@simplewebauthn/server';
import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import { type Account, hasVerifiedFactor, requireAccount } from '../../factors/account.ts';
import { countChallenge } from '../../factors/tries.ts';
import type { AuthContext, AuthParts, Endpoint } from '../../parts.ts';
import { KEY_ALGORITHMS, verifyCreation } from '../../passkeys/ceremonies.ts';
import { requireConfirmed } from '../../passwords/confirm-session.ts';
import { createPasskeyChallenge, usePasskeyChallenge } from '../../passkeys/challenge.ts';
import { readRegistration } from '../../passkeys/credential-response.ts';
import { addPasskey, listPasskeys } from '../../passkeys/passkey.ts';
import { relyingParty } from '../../passkeys/relying-party.ts';
import { readBody } from '../../request/read-body.ts';
import { isUuid } from '../../request/read-id.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { tellOfChange } from '../../users/tell-of-change.ts';

const MAX_PASSKEYS = 10;

/** With a second factor, only a session that showed it may change what else opens the account. */
export async function requirePasskeyKeeper(parts: AuthParts, c: AuthContext): Promise<Account> {
  const account = await requireAccount(parts, c);
  if (hasVerifiedFactor(account.user) && account.aal !== 'aal2') {
    const message = 'AAL2 session is required to manage passkeys when MFA is enabled';
    throw new AuthError('insufficient_aal', { message });
  }
  return account;
}

/** POST /passkeys/registration/options: what the browser needs to make a key. */
export const passkeyRegistrationOptions =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const account = await requirePasskeyKeeper(parts, c);
    const { user } = account;
    await requireConfirmed(parts, user, account.sessionId, parts.pools.owner);
    await countChallenge(parts, account);
    const { owner } = parts.pools;
    const keys = await listPasskeys(owner, user.id);
    if (keys.length >= MAX_PASSKEYS) throw new AuthError('too_many_passkeys');
    const party = relyingParty(parts.config.siteUrl);
    const name = user.email ?? user.id;
    const options = await generateRegistrationOptions({
      rpName: party.name,
      rpID: party.id,
      userID: new TextEncoder().encode(user.id),
      userName: name,
      userDisplayName: name,
      attestationType: 'none',
      supportedAlgorithmIDs: KEY_ALGORITHMS,
      excludeCredentials: keys.map((key) => ({
        id: key.credential_id,
        transports: key.transports,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const made = await createPasskeyChallenge(
      parts,
      owner,
      'registration',
      user.id,
      options.challenge,
    );
    c.header('cache-control', 'no-store');
    return c.json({ ...made, options });
  };

const Body = z.object({
  challenge_id: z.string().nullish(),
  credential: z.unknown().optional(),
  // What older clients call it.
  credential_response: z.unknown().optional(),
});

/** The challenge and the key of a body, whoever sends it. @throws {AuthError} in GoTrue's words */
export function readPasskeyAnswer(body: z.infer<typeof Body>): {
  challengeId: string;
  credential: unknown;
} {
  const refuse = (message: string): never => {
    throw new AuthError('validation_failed', { message });
  };
  const challengeId = body.challenge_id || refuse('challenge_id is required');
  const credential = body.credential ?? body.credential_response;
  if (credential === undefined || credential === null) refuse('credential is required');
  if (!isUuid(challengeId)) refuse('challenge_id must be a valid UUID');
  return { challengeId, credential };
}

/** POST /passkeys/registration/verify: the key that the browser made. */
export const passkeyRegistrationVerify =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user, caller, sessionId } = await requirePasskeyKeeper(parts, c);
    await requireConfirmed(parts, user, sessionId, parts.pools.owner);
    const { challengeId, credential } = readPasskeyAnswer(await readBody(c, Body));
    const challenge = await usePasskeyChallenge(parts, 'registration', user.id, challengeId);
    const response = readRegistration(credential);
    const key = response
      ? await verifyCreation(response, {
          party: relyingParty(parts.config.siteUrl),
          challenge,
          userVerification: true,
        })
      : undefined;
    if (!key) throw new AuthError('webauthn_verification_failed');
    const added = await inTransaction(parts.pools.owner, async (client) => {
      // Of two at once, the second sees the first.
      await client.query('select from auth.users where id = $1 for no key update', [user.id]);
      if ((await listPasskeys(client, user.id)).length >= MAX_PASSKEYS) {
        throw new AuthError('too_many_passkeys');
      }
      const row = await addPasskey(client, user.id, key, parts.now());
      if (!row) throw new AuthError('webauthn_credential_exists');
      const details = { passkey_id: row.id };
      await recordEvent(parts, { type: 'passkey_added', userId: user.id, caller, details }, client);
      return row;
    });
    await tellOfChange(parts, user.email, 'passkey_added');
    return c.json({
      id: added.id,
      created_at: added.created_at,
      backup_eligible: key.backupEligible,
      backed_up: key.backedUp,
      transports: key.transports,
    });
  };
