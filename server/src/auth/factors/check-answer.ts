import type { PoolClient } from 'pg';
import { AuthError } from '../errors/auth-error.ts';
import type { PartsInside } from '../parts.ts';
import { verifyCreation, verifyUse } from '../passkeys/ceremonies.ts';
import { readAuthentication, readRegistration } from '../passkeys/credential-response.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import type { WebAuthnSession } from './challenge.ts';
import type { FactorRow } from './factor.ts';
import { unseal } from '#server/db/sealed/seal.ts';
import { stepOfCode } from './totp.ts';

/** The proof that a person holds the factor: a code, or the answer of a key. */
export interface FactorAnswer {
  code: string;
  webauthn: { type: 'create' | 'request'; response: unknown } | null;
}

/**
 * Whether the answer is right; then what must not count twice (time step, counter) is kept.
 * The factor must be locked.
 * @throws {AuthError} `validation_failed` for what is no answer at all
 */
export function checkAnswer(
  parts: PartsInside,
  client: PoolClient,
  factor: FactorRow,
  session: WebAuthnSession | null,
  answer: FactorAnswer,
): Promise<boolean> {
  return factor.factor_type === 'totp'
    ? checkCode(parts, client, factor, answer.code)
    : checkKey(parts, client, factor, session, answer);
}

async function checkCode(
  { keys, now }: PartsInside,
  client: PoolClient,
  factor: FactorRow,
  code: string,
): Promise<boolean> {
  const secret = unseal(keys, factor.id, factor.secret ?? '');
  const last = factor.last_totp_step === null ? null : Number(factor.last_totp_step);
  const step = stepOfCode(secret, code, last, now());
  if (step === undefined) return false;
  await client.query('update auth.mfa_factors set last_totp_step = $2 where id = $1', [
    factor.id,
    step,
  ]);
  return true;
}

async function checkKey(
  { config }: PartsInside,
  client: PoolClient,
  factor: FactorRow,
  session: WebAuthnSession | null,
  { webauthn }: FactorAnswer,
): Promise<boolean> {
  const stored = factor.web_authn_credential;
  // A verified factor is proved with its own key: a new one must not slip in.
  const action = factor.status === 'verified' ? 'request' : 'create';
  if (!webauthn || session?.type !== action || webauthn.type !== action) {
    const message = `WebAuthn type must be ${action} for this factor`;
    throw new AuthError('validation_failed', { message });
  }
  const expected = {
    party: relyingParty(config.siteUrl),
    challenge: session.challenge,
    // The password came first; older keys have neither PIN nor sensor.
    userVerification: false,
  };
  if (action === 'create') {
    const response = readRegistration(webauthn.response);
    if (!response) refuseResponse();
    const key = await verifyCreation(response, expected);
    if (!key) return false;
    const { id, publicKey, counter, transports, aaguid } = key;
    await client.query(
      'update auth.mfa_factors set web_authn_credential = $2, web_authn_aaguid = $3 where id = $1',
      [factor.id, { id, publicKey, counter, transports }, aaguid],
    );
    return true;
  }
  const response = readAuthentication(webauthn.response);
  if (!response) refuseResponse();
  const used = stored ? await verifyUse(response, stored, expected) : undefined;
  if (!used) return false;
  await client.query(
    `update auth.mfa_factors
        set web_authn_credential = jsonb_set(web_authn_credential, '{counter}', $2) where id = $1`,
    [factor.id, String(used.counter)],
  );
  return true;
}

function refuseResponse(): never {
  throw new AuthError('validation_failed', { message: 'Invalid credential_response' });
}
