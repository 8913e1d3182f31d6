import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DatabaseError } from 'pg';
import type { ChatErrorCode } from '#domain/contracts/chat-values.ts';
import type { ConsentErrorCode } from '#domain/contracts/consent.ts';
import { limitBody } from '#server/http/body-limit/body-limit.ts';
import { isStorableJson } from '#server/http/storable-text/storable-text.ts';
import { ApiError } from '#server/http/errors/api-error.ts';

export type FunctionErrorCode = ChatErrorCode | ConsentErrorCode | 'not_found';

/** Every refusal of functions/v1. The sentences are for developers: the web says its own by code. */
const ERRORS: Record<FunctionErrorCode, [status: ContentfulStatusCode, message: string]> = {
  bad_request: [400, 'The body is not what this function takes.'],
  consent_anonymous_user: [403, 'An anonymous account cannot consent.'],
  consent_incomplete: [400, 'Every obligatory consent must be given.'],
  consent_name_and_signature_required: [400, 'Full name and drawn signature are required.'],
  consent_not_signed_in: [401, 'Consent is given by a signed-in person.'],
  consent_required: [403, 'The person has not accepted the current legal framework.'],
  consent_version_outdated: [409, 'This is not the current version of the legal framework.'],
  conversation_not_found: [404, 'The person has no such conversation.'],
  internal: [500, 'Unexpected failure.'],
  not_stored: [503, 'The message could not be stored.'],
  not_found: [404, 'There is no such function.'],
  not_signed_in: [401, 'This function answers signed-in people.'],
  provider_failed: [502, 'The language model did not answer.'],
  quota_exceeded: [422, 'The account keeps as much as one account can.'],
  rate_limited: [429, 'Too many requests.'],
  too_large: [413, 'The body is too large.'],
};

/** A refusal of the closed list above, as `{code, message, details?}`. */
export function functionError(code: FunctionErrorCode, details?: string): ApiError {
  const [status, message] = ERRORS[code];
  return new ApiError(status, code, message, details === undefined ? {} : { details });
}

function isFunctionErrorCode(code: string): code is FunctionErrorCode {
  return Object.hasOwn(ERRORS, code);
}

/**
 * What a database function refused, under the code that it raised (`raise exception 'code'`).
 * Anything else comes back unchanged, for the log.
 */
export function fromDatabase(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (isFunctionErrorCode(error.message)) return functionError(error.message);
  // A value that a column refuses although the contract let it through.
  return error.code?.startsWith('23') ? functionError('bad_request', error.constraint) : error;
}

/**
 * The JSON of a request. Half a surrogate pair, which is what a cut emoji leaves, is replaced.
 * @throws ApiError bad_request for anything that is not JSON, or holds NUL
 */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  let value: unknown;
  try {
    value = JSON.parse(text, text.includes(String.raw`\u`) ? wellFormed : undefined);
  } catch {
    throw functionError('bad_request', 'json');
  }
  if (!isStorableJson(value, text)) throw functionError('bad_request', 'nul');
  return value;
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** docs/design/rules.md §5: a body holds at most 1 MB. */
export const limitFunctionBody = limitBody(1024 * 1024, (_c, headers) => {
  const [status, message] = ERRORS.too_large;
  throw new ApiError(status, 'too_large', message, { headers });
});
