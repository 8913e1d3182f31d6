import * as z from 'zod/mini';
import { LEGAL_FRAMEWORK_VERSION } from '../limits.ts';

/** Longest name and longest signature image that `legal_consent_records` keeps, in UTF-16 units. */
export const FULL_NAME_MAX_LENGTH = 200;
export const SIGNATURE_MAX_LENGTH = 400_000;

export const SIGNATURE_PREFIX = 'data:image/png;base64,';
const PNG_DATA_URL = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * Body of `POST /functions/v1/consent`: what a person accepts, docs/specification.md §4 and §5.
 * The four obligatory flags can only be true; research and cookies are the person's choice.
 * `deviceId` is the random id under which this browser kept earlier consents.
 */
export const consentRequestSchema = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1), z.maxLength(FULL_NAME_MAX_LENGTH)),
  digitalSignature: z.string().check(z.maxLength(SIGNATURE_MAX_LENGTH), z.regex(PNG_DATA_URL)),
  ageVerified: z.literal(true),
  medicalDisclaimer: z.literal(true),
  privacyPolicy: z.literal(true),
  termsConditions: z.literal(true),
  dataResearch: z.boolean(),
  cookieConsent: z.boolean(),
  deviceId: z.string().check(z.minLength(1), z.maxLength(100)),
  consentVersion: z.literal(LEGAL_FRAMEWORK_VERSION),
});

export type ConsentRequest = z.infer<typeof consentRequestSchema>;

export const consentResponseSchema = z.object({ consentId: z.uuid() });

export type ConsentResponse = z.infer<typeof consentResponseSchema>;

/** `GET /functions/v1/consent/signature`; null where nothing is signed, or its key is lost. */
export const ownSignatureSchema = z.object({ digitalSignature: z.nullable(z.string()) });

export type OwnSignature = z.infer<typeof ownSignatureSchema>;

/** Refusals of the consent function; the web says each in its own words. */
export const CONSENT_ERROR_CODES = [
  'bad_request',
  'consent_not_signed_in',
  'consent_anonymous_user',
  'consent_version_outdated',
  'consent_incomplete',
  'consent_name_and_signature_required',
  'too_large',
  'internal',
] as const;

export type ConsentErrorCode = (typeof CONSENT_ERROR_CODES)[number];
