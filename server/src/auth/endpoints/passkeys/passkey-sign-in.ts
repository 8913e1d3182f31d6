import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import {
  peekHits,
  type RateLimit,
  subjectOf,
  takeHit,
} from '#server/http/rate-limit/rate-limit.ts';
import { networkOf } from '#server/http/client-ip/client-ip.ts';
import { AuthError } from '../../errors/auth-error.ts';
import type { AuthParts, Endpoint, PartsInside } from '../../parts.ts';
import { verifyUse } from '../../passkeys/ceremonies.ts';
import { createPasskeyChallenge, usePasskeyChallenge } from '../../passkeys/challenge.ts';
import { readAuthentication } from '../../passkeys/credential-response.ts';
import { lockPasskey, storedCredential } from '../../passkeys/passkey.ts';
import { relyingParty } from '../../passkeys/relying-party.ts';
import { type Caller, callerOf } from '../../request/caller.ts';
import { readBody } from '../../request/read-body.ts';
import { recordEvent } from '../../security-event.ts';
import { createSession } from '../../sessions/create-session.ts';
import { inTransaction } from '../../transaction.ts';
import { findUserById, isBanned, type UserRow } from '../../users/find-user.ts';
import { readPasskeyAnswer } from './register-passkey.ts';

/** Challenges that one network may ask for; each is a row until it expires. */
const CHALLENGES: RateLimit = { bucket: 'passkey_challenge', limit: 60, windowSeconds: 60 };

/** POST /passkeys/authentication/options: any key of this site may answer. */
export const passkeyAuthenticationOptions =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { owner } = parts.pools;
    const subject = subjectOf(networkOf(callerOf(parts, c).ip));
    const state = await takeHit(owner, CHALLENGES, subject, parts.now());
    if (!state.allowed) refuseUntil(state.retryAfterSeconds);
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(parts.config.siteUrl).id,
      userVerification: 'required',
    });
    const made = await createPasskeyChallenge(
      parts,
      owner,
      'authentication',
      null,
      options.challenge,
    );
    c.header('cache-control', 'no-store');
    return c.json({ ...made, options });
  };

const Body = z.object({ challenge_id: z.string().nullish(), credential: z.unknown().optional() });

function refuseUntil(retryAfterSeconds: number): never {
  throw new AuthError('over_request_rate_limit', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}

/** Who the key says it belongs to, when it does. Its counter is kept. */
async function ownerOfKey(
  parts: PartsInside,
  client: PoolClient,
  credential: unknown,
  challenge: string,
): Promise<UserRow | undefined> {
  const response = readAuthentication(credential);
  if (!response) return undefined;
  const passkey = await lockPasskey(client, response.id);
  const handle = Buffer.from(response.response.userHandle ?? '', 'base64url').toString('utf8');
  if (!passkey || handle !== passkey.user_id) return undefined;
  const used = await verifyUse(response, storedCredential(passkey), {
    party: relyingParty(parts.config.siteUrl),
    challenge,
    userVerification: true,
  });
  if (!used) return undefined;
  await client.query(
    `update auth.webauthn_credentials
        set sign_count = $2, backed_up = $3, last_used_at = $4, updated_at = $4 where id = $1`,
    [passkey.id, used.counter, used.backedUp, parts.now()],
  );
  return findUserById(client, passkey.user_id);
}

/** Failed sign-ins of a network, the same count as for passwords. */
function failures({ config }: AuthParts): RateLimit {
  return { bucket: 'auth', limit: config.limits.authPerIpPerHour, windowSeconds: 3600 };
}

async function countFailure(parts: AuthParts, caller: Caller): Promise<void> {
  const { owner } = parts.pools;
  await recordEvent(
    parts,
    { type: 'passkey_sign_in_failed', userId: null, caller },
    parts.pools.owner,
  );
  await takeHit(owner, failures(parts), subjectOf(networkOf(caller.ip)), parts.now());
}

/** POST /passkeys/authentication/verify: signs in the holder of the key. */
export const passkeyAuthenticationVerify =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { challengeId, credential } = readPasskeyAnswer(await readBody(c, Body));
    const caller = callerOf(parts, c);
    const count = { rule: failures(parts), subject: subjectOf(networkOf(caller.ip)) };
    const [state] = await peekHits(parts.pools.owner, [count], parts.now());
    if (state && !state.allowed) refuseUntil(state.retryAfterSeconds);
    const challenge = await usePasskeyChallenge(parts, 'authentication', null, challengeId);
    const session = await inTransaction(parts.pools.owner, async (client) => {
      const user = await ownerOfKey(parts, client, credential, challenge);
      if (!user) return undefined;
      if (user.email_confirmed_at === null && user.email) {
        throw new AuthError('email_not_confirmed', { status: 403 });
      }
      if (isBanned(user, parts.now())) throw new AuthError('user_banned', { status: 403 });
      return createSession(parts, caller, user, 'passkey', client);
    });
    if (!session) {
      await countFailure(parts, caller);
      throw new AuthError('webauthn_verification_failed');
    }
    c.header('cache-control', 'no-store');
    return c.json(session);
  };
