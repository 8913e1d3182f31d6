import { createHash } from 'node:crypto';
import { z } from 'zod';
import { sameSecret } from '#server/http/bearer/constant-time.ts';
import { AuthError } from '../errors/auth-error.ts';

export type ChallengeMethod = 's256' | 'plain';

/** PKCE fields of a request that ends in a mail; the client sends null when it does not use PKCE. */
export const challengeFields = {
  code_challenge: z.string().max(128).nullish(),
  code_challenge_method: z.string().nullish(),
};

/** @returns `method:challenge` as it is kept with the link, or null without PKCE */
export function readChallenge(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): string | null {
  const challenge = body.code_challenge ?? '';
  const method = (body.code_challenge_method ?? '').toLowerCase();
  if (challenge === '' && method === '') return null;
  if (!/^[\w.~-]{43,128}$/.test(challenge) || (method !== 's256' && method !== 'plain')) {
    throw new AuthError('validation_failed', {
      message: 'PKCE requires a code_challenge of 43 to 128 characters and its method',
    });
  }
  return `${method}:${challenge}`;
}

export function splitChallenge(kept: string): { method: ChallengeMethod; challenge: string } {
  return kept.startsWith('s256:')
    ? { method: 's256', challenge: kept.slice(5) }
    : { method: 'plain', challenge: kept.slice(6) };
}

/** Whether the verifier is the one that the challenge was made of (RFC 7636 §4.6). */
export function challengeMatches(
  method: ChallengeMethod,
  challenge: string,
  verifier: string,
): boolean {
  const made =
    method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return sameSecret(made, challenge);
}
