/**
 * Numbers of docs/specification.md §9 that both sides must agree on. Limits that an operator may
 * change live in server/src/config.ts.
 */
export const LEGAL_FRAMEWORK_VERSION = '4.2';
export const MINIMUM_AGE = 18;
export const COOKIE_CONSENT_VERSION = '1.0';
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 6;
export const LOGIN_REWARD_POINTS = 50;
export const REWARD_COOLDOWN_SECONDS = 60;
export const REWARD_TOAST_DEDUPLICATION_SECONDS = 30;
