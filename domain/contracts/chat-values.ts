// What a page needs of the contract before anything is sent: no schema, so that none is downloaded.

/** Longest message a person may send, in UTF-16 units. The composer counts towards it. */
export const MAX_MESSAGE_LENGTH = 4000;

/** Pages of our own that a suggestion may open. */
export const TOOL_PATHS = [
  '/minigames/breathing',
  '/mood',
  '/crisis-moment',
  '/crisis',
  '/safety-plan',
] as const;

/** One lesson, sheet or tool. */
export type LeadPath = `/${'learning' | 'resources' | 'wellness-tools'}/${string}`;

/** What a suggestion opens: only what exists; a test walks to each. */
export type SuggestedPath = (typeof TOOL_PATHS)[number] | LeadPath;

const LEAD = /^\/(?:learning|resources|wellness-tools)\/[a-z0-9/-]+$/;

export function isSuggestedPath(path: unknown): path is SuggestedPath {
  return (
    TOOL_PATHS.some((known) => known === path) || (typeof path === 'string' && LEAD.test(path))
  );
}

/**
 * Refusals before the stream (HTTP status) and failures within it (`error` event). `not_stored`, in
 * the stream only: the person was answered, and the message is kept by nobody but her device.
 * `quota_exceeded`: answered too, and kept by nobody, since the account is full.
 */
export const CHAT_ERROR_CODES = [
  'bad_request',
  'not_signed_in',
  'consent_required',
  'conversation_not_found',
  'too_large',
  'rate_limited',
  'provider_failed',
  'not_stored',
  'quota_exceeded',
  'internal',
] as const;

export type ChatErrorCode = (typeof CHAT_ERROR_CODES)[number];
