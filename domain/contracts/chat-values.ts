// What a page needs of the contract before anything is sent: no schema, so that none is downloaded.

/** Longest message a person may send, in UTF-16 units. The composer counts towards it. */
export const MAX_MESSAGE_LENGTH = 4000;

/** Screens that a suggestion may open: only those that exist. */
export const TOOL_PATHS = [
  '/minigames/breathing',
  '/mood',
  '/crisis-moment',
  '/crisis',
  '/safety-plan',
  '/support-network',
  '/wellness-tools',
  '/wellness-tools/five-senses',
  '/wellness-tools/quick-muscle-relaxation',
  '/wellness-tools/urge-wave',
  '/wellness-tools/worry-time',
  '/wellness-tools/thought-record',
  '/wellness-tools/defusion',
  '/wellness-tools/problem-solving',
  '/wellness-tools/one-small-step',
  '/wellness-tools/body-scan',
  '/wellness-tools/winding-down',
  '/wellness-tools/self-compassion-break',
  '/wellness-tools/gratitude',
] as const;

export type ToolPath = (typeof TOOL_PATHS)[number];

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
