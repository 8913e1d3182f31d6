import type { PoolClient } from 'pg';
import {
  peekHits,
  type RateLimit,
  subjectOf,
  takeHit,
} from '#server/http/rate-limit/rate-limit.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthParts, PartsInside } from '../parts.ts';
import { recordEvent } from '../security-event.ts';
import type { Account } from './account.ts';

/** Challenges that one person may ask for. */
const CHALLENGES: RateLimit = { bucket: 'mfa_challenge', limit: 15, windowSeconds: 60 };

/**
 * Wrong codes of one person, over all factors and networks: the sign-in limit of
 * docs/specification.md §9.
 */
function wrongCodes({ config }: Pick<AuthParts, 'config'>): RateLimit {
  const { signInsPerWindow, signInWindowMinutes } = config.limits;
  return { bucket: 'mfa', limit: signInsPerWindow, windowSeconds: signInWindowMinutes * 60 };
}

function refuse(retryAfterSeconds: number): never {
  throw new AuthError('over_request_rate_limit', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}

/** @throws {AuthError} `over_request_rate_limit` */
export async function countChallenge(parts: AuthParts, { user }: Account): Promise<void> {
  const state = await takeHit(parts.pools.owner, CHALLENGES, subjectOf(user.id), parts.now());
  if (!state.allowed) refuse(state.retryAfterSeconds);
}

/**
 * Whether a code may be tried. Call it with the factor locked, so that parallel guesses are all
 * counted.
 * @throws {AuthError} `over_request_rate_limit`
 */
export async function checkCodeTry(
  parts: PartsInside,
  client: PoolClient,
  { user }: Account,
): Promise<void> {
  const count = { rule: wrongCodes(parts), subject: subjectOf(user.id) };
  const [state] = await peekHits(client, [count], parts.now());
  if (state && !state.allowed) refuse(state.retryAfterSeconds);
}

/** Counts a wrong answer and puts it on record; the transaction must commit. */
export async function countWrongCode(
  parts: PartsInside,
  client: PoolClient,
  { user, caller }: Account,
  factor: { id: string; factor_type: string },
): Promise<void> {
  await takeHit(client, wrongCodes(parts), subjectOf(user.id), parts.now());
  const details = { factor_id: factor.id, factor_type: factor.factor_type };
  await recordEvent(parts, { type: 'mfa_failed', userId: user.id, caller, details }, client);
}
