import { parseDomFromString, xpath } from '@node-saml/node-saml/lib/xml.js';
import { AuthError } from '../errors/auth-error.ts';
import { METADATA_BOUNDS, xmlOutOfBounds } from './xml/xml-bounds.ts';

/** What we need to know of an identity provider. */
export interface IdpDescription {
  entityId: string;
  /** Where people are sent (HTTP-Redirect binding). */
  signInUrl: string;
  /** Certificates that may sign, as base64 without PEM's frame. */
  certificates: readonly string[];
  /** The description itself is good until then. */
  validUntil: Date | null;
}

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

function refuse(message: string, cause?: unknown): never {
  const error = new AuthError('validation_failed', { message });
  error.cause = cause;
  throw error;
}

const child = (name: string) => `./*[local-name()='${name}']`;

function signInUrl(descriptor: Element): string {
  const services = xpath.selectElements(descriptor, child('SingleSignOnService'));
  const location = services
    .find((each) => each.getAttribute('Binding') === REDIRECT)
    ?.getAttribute('Location');
  if (!location || !URL.canParse(location)) {
    return refuse('SAML Metadata has no SingleSignOnService with the HTTP-Redirect binding');
  }
  const { protocol, hostname } = new URL(location);
  const local = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  if (protocol !== 'https:' && !local) refuse('SAML Metadata names an address that is not HTTPS');
  return location;
}

function certificates(descriptor: Element): string[] {
  const found = xpath
    .selectElements(descriptor, child('KeyDescriptor'))
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => xpath.selectElements(key, ".//*[local-name()='X509Certificate']"))
    .map((each) => (each.textContent ?? '').replaceAll(/\s/g, ''))
    .filter((each) => /^[A-Za-z0-9+/]+=*$/.test(each));
  if (found.length === 0) refuse('SAML Metadata has no signing certificate');
  return [...new Set(found)];
}

/**
 * Reads the metadata of an identity provider.
 * @throws {AuthError} `validation_failed` that says what is missing
 */
export async function readIdpMetadata(xml: string): Promise<IdpDescription> {
  const problem = xmlOutOfBounds(xml, METADATA_BOUNDS);
  if (problem !== undefined) refuse(`SAML Metadata ${problem}`);
  const document = await parseDomFromString(xml).catch((error: unknown) =>
    refuse('SAML Metadata is not valid XML', error),
  );
  const entities = xpath.selectElements(
    document,
    "//*[local-name()='EntityDescriptor'][./*[local-name()='IDPSSODescriptor']]",
  );
  const [entity] = entities;
  if (!entity) return refuse('SAML Metadata does not contain any IDPSSODescriptor');
  const descriptors = xpath.selectElements(entity, child('IDPSSODescriptor'));
  const [descriptor] = descriptors;
  if (entities.length > 1 || descriptors.length > 1 || !descriptor) {
    return refuse('SAML Metadata contains multiple IDPSSODescriptors');
  }
  const entityId = entity.getAttribute('entityID') ?? '';
  if (entityId === '') refuse('SAML Metadata does not contain an EntityID');
  const until = entity.getAttribute('validUntil') || null;
  return {
    entityId,
    signInUrl: signInUrl(descriptor),
    certificates: certificates(descriptor),
    validUntil: until === null ? null : new Date(until),
  };
}
