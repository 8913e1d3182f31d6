import { readEmail } from '../request/email-address.ts';
import type { UserData } from '../users/user-data.ts';

export interface ExternalEmail {
  /** Trimmed and in lower case. */
  email: string;
  /** The provider says that it belongs to the person. */
  verified: boolean;
  primary: boolean;
}

/** What a provider says of a person, once its answer has been checked. */
export interface ExternalIdentity {
  /** `google`, `github`, …, or `sso:` and the id of a SAML connection. */
  provider: string;
  /** The provider's own, lasting id of the person. */
  subject: string;
  emails: readonly ExternalEmail[];
  /** Kept as `identity_data`, and merged into the person's metadata. */
  data: UserData;
}

/** Claims that are kept, with the most characters each may have. The rest is not stored. */
const TEXTS: Record<string, number> = {
  name: 200,
  given_name: 100,
  family_name: 100,
  middle_name: 100,
  nickname: 100,
  preferred_username: 100,
  locale: 35,
  zoneinfo: 64,
};
const SUBJECT_MAX = 255;
const PICTURE_MAX = 500;

/** Plain text: no control characters, no marks that turn the direction of what follows. */
export function plainText(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  return text === '' ? undefined : Array.from(text).slice(0, most).join('');
}

/** An address as we store it; undefined for what could not be one. */
export function externalEmail(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.isWellFormed() || /\p{Cc}/u.test(value)) return undefined;
  try {
    return readEmail(value);
  } catch {
    return undefined;
  }
}

/** The provider's id of a person, unchanged: two that differ in anything are two people. */
export function externalSubject(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '' || text.length > SUBJECT_MAX) return undefined;
  return text.isWellFormed() && !/\p{Cc}/u.test(text) ? text : undefined;
}

function httpsAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > PICTURE_MAX || !URL.canParse(value)) {
    return undefined;
  }
  return new URL(value).protocol === 'https:' ? value : undefined;
}

interface Described {
  provider: string;
  issuer: string;
  subject: string;
  emails: readonly ExternalEmail[];
  claims: Readonly<Record<string, unknown>>;
}

/** The address that stands for the identity: a verified one before others, the primary before others. */
export function mainEmail(emails: readonly ExternalEmail[]): ExternalEmail | undefined {
  return (
    emails.find((each) => each.primary && each.verified) ??
    emails.find((each) => each.verified) ??
    emails.find((each) => each.primary) ??
    emails[0]
  );
}

/** Builds the identity with GoTrue's names for what it keeps. */
export function describeIdentity(given: Described): ExternalIdentity {
  const { provider, issuer, subject, emails, claims } = given;
  const main = mainEmail(emails);
  const data: UserData = { iss: issuer, sub: subject, provider_id: subject };
  for (const [name, most] of Object.entries(TEXTS)) {
    const text = plainText(claims[name], most);
    if (text !== undefined) data[name] = text;
  }
  const fullName =
    data.name ?? ([data.given_name, data.family_name].filter(Boolean).join(' ') || undefined);
  if (fullName !== undefined) {
    data.name = fullName;
    data.full_name = fullName;
  }
  if (data.preferred_username !== undefined) data.user_name = data.preferred_username;
  const picture = httpsAddress(claims.picture);
  if (picture !== undefined) Object.assign(data, { picture, avatar_url: picture });
  if (main) data.email = main.email;
  data.email_verified = main?.verified ?? false;
  data.phone_verified = false;
  return { provider, subject, emails, data };
}
