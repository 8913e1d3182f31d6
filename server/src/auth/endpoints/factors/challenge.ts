import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { AuthError } from '../../errors/auth-error.ts';
import { type Account, requireAccount } from '../../factors/account.ts';
import { createChallenge } from '../../factors/challenge.ts';
import { type FactorRow, listFactors } from '../../factors/factor.ts';
import { countChallenge } from '../../factors/tries.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { KEY_ALGORITHMS } from '../../passkeys/ceremonies.ts';
import { relyingParty } from '../../passkeys/relying-party.ts';
import { readId } from '../../request/read-id.ts';

/** What the browser needs to make the key of a new factor, or to use the one of a factor. */
async function webAuthnOptions({ config }: AuthParts, { user }: Account, factor: FactorRow) {
  const party = relyingParty(config.siteUrl);
  const key = factor.web_authn_credential;
  if (factor.status === 'verified' && key) {
    const publicKey = await generateAuthenticationOptions({
      rpID: party.id,
      allowCredentials: [{ id: key.id, transports: key.transports }],
      userVerification: 'preferred',
    });
    return { type: 'request' as const, publicKey };
  }
  const publicKey = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email ?? user.id,
    userDisplayName: user.email ?? user.id,
    attestationType: 'none',
    supportedAlgorithmIDs: KEY_ALGORITHMS,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return { type: 'create' as const, publicKey };
}

/** POST /factors/{id}/challenge */
export const challengeFactor =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const account = await requireAccount(parts, c);
    const id = readId(c, 'factor_id');
    const { owner } = parts.pools;
    const factors = await listFactors(owner, account.user.id);
    const factor = factors.find((each) => each.id === id);
    if (!factor) throw new AuthError('mfa_factor_not_found');
    await countChallenge(parts, account);
    const { factor_type: type } = factor;
    if (type === 'recovery_code') {
      const message = 'factor_type needs to be totp, phone, or webauthn';
      throw new AuthError('validation_failed', { message });
    }
    c.header('cache-control', 'no-store');
    if (type === 'totp') {
      const challenge = await createChallenge(parts, owner, id, account.caller);
      return c.json({ id: challenge.id, type, expires_at: challenge.expiresAt });
    }
    const { type: action, publicKey } = await webAuthnOptions(parts, account, factor);
    if (action === 'create') {
      // A key that is a factor already cannot be a second one.
      const known = factors.flatMap(({ web_authn_credential: key }) => (key ? [key] : []));
      publicKey.excludeCredentials = known.map((key) => ({ id: key.id, type: 'public-key' }));
    }
    const session = { type: action, challenge: publicKey.challenge };
    const challenge = await createChallenge(parts, owner, id, account.caller, session);
    const options = { publicKey };
    return c.json({
      id: challenge.id,
      type,
      expires_at: challenge.expiresAt,
      // Clients read the nested field; the published document has it at this level.
      webauthn: { type: action, credential_options: options },
      credential_options: options,
    });
  };
