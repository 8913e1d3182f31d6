import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import { checkCodeTry, countFailedCode } from '../../limits/auth-limits.ts';
import type { AuthContext, AuthParts, Endpoint } from '../../parts.ts';
import { type Caller, callerOf } from '../../request/caller.ts';
import { readEmail } from '../../request/email-address.ts';
import { evenTime } from '../../request/even-time.ts';
import { readBody } from '../../request/read-body.ts';
import { createSession } from '../../sessions/create-session.ts';
import { tokenHash, tryCode } from '../../tokens/one-time-token.ts';
import { inTransaction } from '../../transaction.ts';
import { tellOfChange } from '../../users/tell-of-change.ts';
import { followLink, HALF_CHANGED, tokenTypesOf } from '../../users/follow-link.ts';

const Body = z.object({
  type: z.string().nullish(),
  token_hash: z.string().max(200).nullish(),
  token: z.string().max(200).nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
});

/** Longer than a code takes, known address or not. */
const ANSWER_MS = 60;

async function verify(
  parts: AuthParts,
  c: AuthContext,
  caller: Caller,
  hash: string | undefined,
  type: string,
): Promise<Response> {
  c.header('cache-control', 'no-store');
  const { answer, left } = await inTransaction(parts.pools.owner, async (client) => {
    const { user, method, ...followed } = await followLink(parts, client, { hash, type, caller });
    if (!user) return { answer: { code: '200', msg: HALF_CHANGED }, ...followed };
    return { answer: await createSession(parts, caller, user, method, client), ...followed };
  });
  await tellOfChange(parts, left, 'email_changed');
  return c.json(answer);
}

/** A code that was typed. A wrong one counts for the network, as a wrong password does. */
async function verifyCode(
  parts: AuthParts,
  c: AuthContext,
  caller: Caller,
  { email, code, type }: { email: string; code: string; type: string },
): Promise<Response> {
  const types = tokenTypesOf(type);
  await checkCodeTry(parts, caller, email);
  return evenTime(ANSWER_MS, async () => {
    const { keys, pools } = parts;
    const hash = await tryCode(keys, pools.owner, { email, code, types, now: parts.now() });
    if (hash === undefined) await countFailedCode(parts, caller, email);
    return verify(parts, c, caller, hash, type);
  });
}

/** No telephone is sent codes here, so every code of one is wrong: GoTrue's answers for a number. */
function refusePhone(phone: string): never {
  if (/^\+?[1-9]\d{1,14}$/.test(phone.replaceAll(' ', ''))) throw new AuthError('otp_expired');
  throw new AuthError('validation_failed', {
    message: 'Invalid phone number format (E.164 required)',
  });
}

/** POST /verify: what a mail carried, sent by the app itself; answers with a session. */
export const verifyToken =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const body = await readBody(c, Body);
    const refuse = (message: string) => new AuthError('validation_failed', { message });
    const { type } = body;
    if (!type) throw refuse('Verify requires a verification type');
    if (!body.token && !body.token_hash) throw refuse('Verify requires a token or a token hash');
    const caller = callerOf(parts, c);
    if (body.token_hash) {
      if (body.email || body.phone || body.token) {
        throw refuse('Only the token_hash and type should be provided');
      }
      tokenTypesOf(type);
      return verify(parts, c, caller, tokenHash(body.token_hash), type);
    }
    if (body.phone && !body.email) return refusePhone(body.phone);
    if (!body.email) {
      throw refuse('Only an email address or phone number should be provided on verify');
    }
    // People copy a code with the space that their mail program put into it.
    const code = (body.token ?? '').replaceAll(/[\s-]/g, '');
    return verifyCode(parts, c, caller, { email: readEmail(body.email), code, type });
  };
