import type { PoolClient } from 'pg';
import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import { type Account, requireAccount } from '../../factors/account.ts';
import { readChallenge, useChallenge } from '../../factors/challenge.ts';
import { type FactorAnswer, checkAnswer } from '../../factors/check-answer.ts';
import { checkCompletion, lockPerson, requireLevel } from '../../factors/enrolment.ts';
import { type FactorRow, lockFactor } from '../../factors/factor.ts';
import { type Raised, raiseSession } from '../../factors/raise-session.ts';
import { checkCodeTry, countWrongCode } from '../../factors/tries.ts';
import type { AuthParts, Endpoint, PartsInside } from '../../parts.ts';
import { requireConfirmed } from '../../passwords/confirm-session.ts';
import { readBody } from '../../request/read-body.ts';
import { isUuid, readId } from '../../request/read-id.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { tellOfChange } from '../../users/tell-of-change.ts';

const Body = z.object({
  challenge_id: z.string().nullish(),
  code: z.string().max(100).nullish(),
  webauthn: z
    .object({
      type: z.string().nullish(),
      credential_response: z.unknown().optional(),
    })
    .nullish(),
});

function refuse(message: string): never {
  throw new AuthError('validation_failed', { message });
}

/** @throws {AuthError} in GoTrue's words for what the type of factor needs */
function readAnswer(factor: FactorRow, body: z.infer<typeof Body>): FactorAnswer {
  if (factor.factor_type === 'recovery_code') {
    refuse('factor_type needs to be totp, phone, or webauthn');
  }
  if (factor.factor_type === 'totp') {
    if (!body.code) refuse('Code needs to be non-empty');
    return { code: body.code, webauthn: null };
  }
  const { webauthn } = body;
  if (!webauthn) refuse('WebAuthn config required');
  const { type, credential_response: response } = webauthn;
  if (type !== 'create' && type !== 'request') refuse('WebAuthn type must be create or request');
  if (response === undefined || response === null) refuse('credential_response required');
  return { code: '', webauthn: { type, response } };
}

/** The factor counts from now on; others of its kind that were begun and left go. */
async function markVerified(
  parts: PartsInside,
  client: PoolClient,
  { user, caller }: Account,
  factor: FactorRow,
): Promise<void> {
  const details = { factor_id: factor.id, factor_type: factor.factor_type };
  await recordEvent(parts, { type: 'factor_verified', userId: user.id, caller, details }, client);
  if (factor.status === 'verified') return;
  await client.query(
    `update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1`,
    [factor.id, parts.now()],
  );
  await client.query(
    `delete from auth.mfa_factors
      where user_id = $1 and factor_type = $2 and status = 'unverified'`,
    [user.id, factor.factor_type],
  );
}

/** @returns undefined when the answer was wrong, which is counted */
async function verify(
  parts: PartsInside,
  client: PoolClient,
  account: Account,
  factorId: string,
  body: z.infer<typeof Body>,
): Promise<(Raised & { added: boolean }) | undefined> {
  await lockPerson(client, account.user.id);
  const factor = await lockFactor(client, account.user.id, factorId);
  if (!factor) throw new AuthError('mfa_factor_not_found');
  const answer = readAnswer(factor, body);
  const challengeId = body.challenge_id ?? '';
  if (!isUuid(challengeId)) refuse('challenge_id must be an UUID');
  await checkCompletion(client, account, factor);
  await checkCodeTry(parts, client, account);
  const { session } = await readChallenge(parts, client, factor.id, challengeId, account.caller);
  if (!(await checkAnswer(parts, client, factor, session, answer))) {
    await countWrongCode(parts, client, account, factor);
    // The answer of a key is no guess: it cannot be tried again on the same challenge.
    if (factor.factor_type === 'webauthn') await useChallenge(parts, client, challengeId);
    return undefined;
  }
  await useChallenge(parts, client, challengeId);
  await markVerified(parts, client, account, factor);
  const method = factor.factor_type === 'totp' ? 'totp' : 'mfa/webauthn';
  const raised = await raiseSession(parts, client, account, factor.id, method);
  return { ...raised, added: factor.status !== 'verified' };
}

/** POST /factors/{id}/verify: a right answer raises this session to aal2. */
export const verifyFactor =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const account = await requireAccount(parts, c);
    const id = readId(c, 'factor_id');
    const body = await readBody(c, Body);
    if (account.user.factors.some((each) => each.id === id && each.status !== 'verified')) {
      requireLevel(account);
      await requireConfirmed(parts, account.user, account.sessionId, parts.pools.owner);
    }
    const raised = await inTransaction(parts.pools.owner, (client) =>
      verify(parts, client, account, id, body),
    );
    if (!raised) {
      const message = body.webauthn ? 'Invalid WebAuthn response' : 'Invalid TOTP code entered';
      throw new AuthError('mfa_verification_failed', { message });
    }
    parts.liveSessions.end(raised.ended);
    parts.liveSessions.forget(account.user.id);
    if (raised.added) await tellOfChange(parts, account.user.email, 'factor_added');
    c.header('cache-control', 'no-store');
    return c.json(raised.session);
  };
