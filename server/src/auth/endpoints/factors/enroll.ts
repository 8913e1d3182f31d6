import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import { type Account, requireAccount } from '../../factors/account.ts';
import { checkEnrolment, requireLevel } from '../../factors/enrolment.ts';
import { seal } from '#server/db/sealed/seal.ts';
import { newTotp } from '../../factors/totp.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { requireConfirmed } from '../../passwords/confirm-session.ts';
import { readBody } from '../../request/read-body.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';

const Body = z.object({
  factor_type: z.string().nullish(),
  friendly_name: z.string().max(120).nullish(),
  issuer: z.string().max(120).nullish(),
});

function readType(given: string | null | undefined): 'totp' | 'webauthn' {
  if (given === 'totp' || given === 'webauthn') return given;
  if (given === 'phone') throw new AuthError('mfa_phone_enroll_not_enabled');
  const message = 'factor_type needs to be totp, phone, or webauthn';
  throw new AuthError('validation_failed', { message });
}

/** Makes the factor, not verified yet. @param secret sealed; null for a key */
async function addFactor(
  parts: AuthParts,
  account: Account,
  factor: { id: string; type: 'totp' | 'webauthn'; name: string; secret: string | null },
): Promise<void> {
  const { user, caller } = account;
  const { id, type, name, secret } = factor;
  await inTransaction(parts.pools.owner, async (client) => {
    await checkEnrolment(parts, client, account, name);
    await client.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, secret, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [id, user.id, name, type, secret, parts.now()],
    );
    const details = { factor_id: id, factor_type: type };
    await recordEvent(parts, { type: 'factor_enrolled', userId: user.id, caller, details }, client);
  });
}

/** POST /factors: begins to add an authenticator app or a security key. */
export const enrollFactor =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const account = await requireAccount(parts, c);
    const body = await readBody(c, Body);
    const type = readType(body.factor_type);
    const name = body.friendly_name ?? '';
    requireLevel(account);
    await requireConfirmed(parts, account.user, account.sessionId, parts.pools.owner);
    const id = randomUUID();
    c.header('cache-control', 'no-store');
    if (type === 'webauthn') {
      await addFactor(parts, account, { id, type, name, secret: null });
      return c.json({ id, type, friendly_name: name });
    }
    const issuer = body.issuer || new URL(parts.config.siteUrl).host;
    const totp = newTotp(issuer, account.user.email ?? account.user.id);
    await addFactor(parts, account, { id, type, name, secret: seal(parts.keys, id, totp.secret) });
    return c.json({
      id,
      type,
      friendly_name: name,
      totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri },
    });
  };
