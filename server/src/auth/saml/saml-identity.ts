import { z } from 'zod';
import { AuthError } from '../errors/auth-error.ts';
import {
  describeIdentity,
  externalEmail,
  type ExternalIdentity,
  externalSubject,
} from '../federation/external-identity.ts';
import type { Assertion } from './assertion.ts';

const MAX_KEYS = 30;

/** Which attribute becomes which claim; the shape is GoTrue's. */
export const AttributeMapping = z.strictObject({
  keys: z
    .record(
      z.string().min(1).max(60),
      z.strictObject({
        name: z.string().max(300).optional(),
        names: z.array(z.string().max(300)).max(20).optional(),
        default: z.unknown().optional(),
        array: z.boolean().optional(),
      }),
    )
    .refine((keys) => Object.keys(keys).length <= MAX_KEYS, `at most ${MAX_KEYS} keys`)
    .optional(),
});
export type AttributeMapping = z.infer<typeof AttributeMapping>;

const SUBJECT_ID = 'urn:oasis:names:tc:SAML:attribute:subject-id';
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const EMAIL_NAMES = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'mail',
  'Mail',
  'email',
];

function subjectOf({ attributes, nameId }: Assertion): string | undefined {
  const [id] = attributes.get(SUBJECT_ID) ?? [];
  if (id !== undefined && id !== '') return externalSubject(id);
  if (nameId === null || nameId.format === TRANSIENT) return undefined;
  return externalSubject(
    nameId.format === EMAIL_FORMAT ? nameId.value.toLowerCase() : nameId.value,
  );
}

function mapped({ attributes }: Assertion, { keys = {} }: AttributeMapping) {
  const claims: Record<string, unknown> = {};
  for (const [key, { name, names = [], default: otherwise }] of Object.entries(keys)) {
    const found = [name, ...names]
      .flatMap((each) => (each === undefined ? [] : (attributes.get(each) ?? [])))
      .find((value) => value !== '');
    const value = found ?? otherwise;
    if (value !== undefined && value !== null) claims[key] = value;
  }
  return claims;
}

function emailOf({ attributes, nameId }: Assertion, claims: Record<string, unknown>) {
  if (claims.email !== undefined) return externalEmail(claims.email);
  const found = EMAIL_NAMES.flatMap((name) => attributes.get(name) ?? []).find(
    (value) => value !== '',
  );
  if (found !== undefined) return externalEmail(found);
  return nameId?.format === EMAIL_FORMAT ? externalEmail(nameId.value) : undefined;
}

/**
 * The person of an assertion. The connection vouches for the address, hence it counts as verified,
 * but only within the connection (accounts of SAML are never linked to others).
 * @throws {AuthError} `saml_assertion_no_user_id`, `saml_assertion_no_email`
 */
export function samlIdentity(
  assertion: Assertion,
  connection: { id: string; entityId: string; mapping: AttributeMapping },
): ExternalIdentity {
  const subject = subjectOf(assertion);
  if (subject === undefined) throw new AuthError('saml_assertion_no_user_id');
  const claims = mapped(assertion, connection.mapping);
  const email = emailOf(assertion, claims);
  if (email === undefined) throw new AuthError('saml_assertion_no_email');
  const identity = describeIdentity({
    provider: `sso:${connection.id}`,
    issuer: connection.entityId,
    subject,
    emails: [{ email, verified: true, primary: true }],
    claims,
  });
  const custom = Object.entries(claims)
    .filter(([key]) => !Object.hasOwn(identity.data, key))
    .map(([key, value]) => [key, typeof value === 'string' ? value.slice(0, 200) : value]);
  if (custom.length === 0) return identity;
  return { ...identity, data: { ...identity.data, custom_claims: Object.fromEntries(custom) } };
}
