import { createMiddleware } from 'hono/factory';
import { networkOf } from '#server/http/client-ip/client-ip.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { type RateLimit, subjectOf, takeHit } from '#server/http/rate-limit/rate-limit.ts';
import { AuthError, type AuthErrorCode } from '../errors/auth-error.ts';
import type { AuthParts } from '../parts.ts';
import { callerOf, shownPath } from '../request/caller.ts';
import { recordEvent } from '../security-event.ts';

const INVALID: ReadonlySet<AuthErrorCode> = new Set([
  'bad_json',
  'bad_jwt',
  'validation_failed',
  'email_address_invalid',
]);
/** A flood of bad requests must not become a flood of rows; enough to cross the threshold. */
const EVENTS: RateLimit = { bucket: 'invalid_request_event', limit: 20, windowSeconds: 3600 };

/** Puts requests that make no sense on record (docs/specification.md §6, `invalid_request`). */
export const noteInvalidRequests = (parts: AuthParts) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    const { error } = c;
    if (!(error instanceof AuthError) || !INVALID.has(error.code)) return;
    const caller = callerOf(parts, c);
    const subject = subjectOf(networkOf(caller.ip));
    const state = await takeHit(parts.pools.owner, EVENTS, subject, parts.now());
    if (!state.allowed) return;
    const details = { path: shownPath(c), code: error.code };
    await recordEvent(
      parts,
      { type: 'invalid_request', userId: null, caller, details },
      parts.pools.owner,
    );
  });
