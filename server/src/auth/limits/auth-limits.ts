import { networkOf } from '#server/http/client-ip/client-ip.ts';
import {
  peekHits,
  type RateLimit,
  type RateLimitState,
  subjectOf,
  takeHit,
} from '#server/http/rate-limit/rate-limit.ts';
import { AuthError, type AuthErrorCode } from '../errors/auth-error.ts';
import type { AuthParts } from '../parts.ts';
import type { Caller } from '../request/caller.ts';
import { recordEvent } from '../security-event.ts';

type Parts = Pick<AuthParts, 'config' | 'pools' | 'now'>;
interface Count {
  rule: RateLimit;
  subject: string;
}

const HOUR = 3600;
/** A flood of refusals must not become a flood of rows. */
const EVENTS: RateLimit = { bucket: 'rate_limit_event', limit: 10, windowSeconds: HOUR };

const perNetwork = ({ config }: Parts, { ip }: Caller): Count => ({
  rule: { bucket: 'auth', limit: config.limits.authPerIpPerHour, windowSeconds: HOUR },
  subject: subjectOf(networkOf(ip)),
});

const perAccount = ({ config }: Parts, { ip }: Caller, email: string): Count => ({
  rule: {
    bucket: 'sign_in',
    limit: config.limits.signInsPerWindow,
    windowSeconds: config.limits.signInWindowMinutes * 60,
  },
  subject: subjectOf(email, networkOf(ip)),
});

/**
 * Wrong codes for one address, over all networks and mails: every mail brings five new tries, and
 * whoever asks for mail after mail from many networks would hit one of a million some day. Links
 * are not counted, so nobody is locked out.
 */
const codesOf = (email: string): Count => ({
  rule: { bucket: 'code', limit: 20, windowSeconds: 24 * HOUR },
  subject: subjectOf(email),
});

async function refuseUnless(
  parts: Parts,
  caller: Caller,
  { rule }: Count,
  { allowed, retryAfterSeconds }: RateLimitState,
  code: AuthErrorCode = 'over_request_rate_limit',
): Promise<void> {
  if (allowed) return;
  const { pools, now } = parts;
  const event = await takeHit(pools.owner, EVENTS, subjectOf(networkOf(caller.ip)), now());
  if (event.allowed) {
    const details = { bucket: rule.bucket };
    await recordEvent(
      parts,
      { type: 'rate_limit_hit', userId: null, caller, details },
      parts.pools.owner,
    );
  }
  throw new AuthError(code, { headers: { 'retry-after': String(retryAfterSeconds) } });
}

async function take(
  parts: Parts,
  caller: Caller,
  count: Count,
  code?: AuthErrorCode,
): Promise<void> {
  const state = await takeHit(parts.pools.owner, count.rule, count.subject, parts.now());
  await refuseUnless(parts, caller, count, state, code);
}

/** docs/specification.md §9, sign-ups per hour; they also count as attempts of the network. */
export async function countSignUp(parts: Parts, caller: Caller): Promise<void> {
  const { limits } = parts.config;
  await take(parts, caller, perNetwork(parts, caller));
  await take(parts, caller, {
    rule: { bucket: 'sign_up', limit: limits.signUpsPerHour, windowSeconds: HOUR },
    subject: subjectOf(networkOf(caller.ip)),
  });
}

/** docs/specification.md §9, attempts per network and hour: recover, resend and otp. */
export async function countAttempt(parts: Parts, caller: Caller): Promise<void> {
  await take(parts, caller, perNetwork(parts, caller));
}

/**
 * docs/specification.md §9, generic limit: ways to a provider and back that a network may begin in
 * an hour.
 */
export async function countAuthorization(parts: Parts, caller: Caller): Promise<void> {
  await take(parts, caller, {
    rule: { bucket: 'federation', limit: parts.config.limits.genericPerHour, windowSeconds: HOUR },
    subject: subjectOf(networkOf(caller.ip)),
  });
}

/** Mails to one address per hour, whether or not it has an account: the answer must not tell. */
export async function countMail(parts: Parts, caller: Caller, email: string): Promise<void> {
  const { mailsPerHour } = parts.config.limits;
  const rule: RateLimit = { bucket: 'mail', limit: mailsPerHour, windowSeconds: HOUR };
  const count = { rule, subject: subjectOf(email) };
  await take(parts, caller, count, 'over_email_send_rate_limit');
}

/** Whether somebody may try a password. @throws {AuthError} `over_request_rate_limit` */
export async function checkPasswordTry(parts: Parts, caller: Caller, email: string): Promise<void> {
  await check(parts, caller, [perAccount(parts, caller, email), perNetwork(parts, caller)]);
}

/** A wrong password counts for the account seen from this network, and for the network. */
export async function countFailedTry(
  parts: Parts,
  caller: Caller,
  email: string,
  userId: string | null,
): Promise<void> {
  const account = perAccount(parts, caller, email);
  await take(parts, caller, account);
  const [left] = await peekHits(parts.pools.owner, [account], parts.now());
  if (left && !left.allowed) {
    await recordEvent(parts, { type: 'account_locked', userId, caller }, parts.pools.owner);
  }
  await take(parts, caller, perNetwork(parts, caller));
}

async function check(parts: Parts, caller: Caller, counts: readonly Count[]): Promise<void> {
  const states = await peekHits(parts.pools.owner, counts, parts.now());
  for (const [index, count] of counts.entries()) {
    const state = states[index];
    if (state) await refuseUnless(parts, caller, count, state);
  }
}

/** Whether a network may try anything that could be guessed. @throws {AuthError} `over_request_rate_limit` */
export async function checkAttempt(parts: Parts, caller: Caller): Promise<void> {
  await check(parts, caller, [perNetwork(parts, caller)]);
}

/** Whether somebody may try a code or a nonce. @throws {AuthError} `over_request_rate_limit` */
export async function checkCodeTry(parts: Parts, caller: Caller, email: string): Promise<void> {
  await check(parts, caller, [perNetwork(parts, caller), codesOf(email)]);
}

/** A wrong code counts for the network and for the address. */
export async function countFailedCode(parts: Parts, caller: Caller, email: string): Promise<void> {
  await recordEvent(parts, { type: 'failed_code', userId: null, caller }, parts.pools.owner);
  await take(parts, caller, codesOf(email));
  await take(parts, caller, perNetwork(parts, caller));
}
