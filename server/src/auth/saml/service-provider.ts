import { randomBytes } from 'node:crypto';
import {
  generateServiceProviderMetadata,
  SAML,
  type SamlConfig,
  ValidateInResponseTo,
} from '@node-saml/node-saml';
import {
  type Assertion,
  AssertionRefused,
  CLOCK_SKEW_MS,
  MAX_AGE_MS,
  readAssertion,
} from './assertion.ts';
import type { IdpDescription } from './idp-metadata.ts';
import type { SamlKey } from './saml-key.ts';

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
/** Signatures and digests of SHA-1 can be forged; no identity provider of today needs them. */
const WEAK = /Algorithm=["'][^"']*(?:sha1|md5)["']/i;

export interface SignInRequest {
  url: string;
  requestId: string;
}

/** Our side of SAML 2.0. This file and idp-metadata.ts alone know the library. */
export interface ServiceProvider {
  metadata(): string;
  signInRequest(
    idp: IdpDescription,
    relayState: string,
    nameIdFormat: string | null,
  ): Promise<SignInRequest>;
  /**
   * @param requestId null when the identity provider began by itself
   * @throws {AssertionRefused}
   */
  verify(
    idp: IdpDescription,
    samlResponse: string,
    requestId: string | null,
    now: Date,
  ): Promise<Assertion>;
}

/** What stands around the assertion is signed by nobody when only the assertion is; still, it must fit. */
function checkEnvelope(xml: string, acsUrl: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new AssertionRefused('has a document type');
  if (WEAK.test(xml)) throw new AssertionRefused('signed with SHA-1 or MD5');
  const root = /<(?:[\w.-]+:)?Response\b[^>]*>/.exec(xml)?.[0] ?? '';
  const destination = /\bDestination=(?:"([^"]*)"|'([^']*)')/.exec(root);
  if (destination && (destination[1] ?? destination[2]) !== acsUrl) {
    throw new AssertionRefused('other destination');
  }
  const status = /<(?:[\w.-]+:)?StatusCode\b[^>]*\bValue=["']([^"']*)["']/.exec(xml)?.[1];
  if (status !== SUCCESS) throw new AssertionRefused(`status ${status ?? 'missing'}`);
}

/** Lets the library remember the one request that this answer may be for. */
function onlyRequest(requestId: string, now: Date): NonNullable<SamlConfig['cacheProvider']> {
  const at = now.toISOString();
  return {
    saveAsync: async () => null,
    getAsync: async (key) => (key === requestId ? at : null),
    removeAsync: async () => null,
  };
}

export function createServiceProvider(siteUrl: string, key: SamlKey): ServiceProvider {
  const entityId = `${siteUrl}/auth/v1/sso/saml/metadata`;
  const acsUrl = `${siteUrl}/auth/v1/sso/saml/acs`;

  const settings = (idp: IdpDescription): SamlConfig => ({
    issuer: entityId,
    callbackUrl: acsUrl,
    audience: entityId,
    entryPoint: idp.signInUrl,
    idpIssuer: idp.entityId,
    idpCert: [...idp.certificates],
    privateKey: key.privateKey,
    publicCert: key.certificate,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    maxAssertionAgeMs: MAX_AGE_MS,
    disableRequestedAuthnContext: true,
  });

  return {
    metadata: () =>
      generateServiceProviderMetadata({
        issuer: entityId,
        callbackUrl: acsUrl,
        identifierFormat: PERSISTENT,
        wantAssertionsSigned: true,
        privateKey: key.privateKey,
        publicCerts: key.certificate,
      }),

    async signInRequest(idp, relayState, nameIdFormat) {
      const requestId = `_${randomBytes(20).toString('hex')}`;
      const saml = new SAML({
        ...settings(idp),
        identifierFormat: nameIdFormat ?? PERSISTENT,
        generateUniqueId: () => requestId,
      });
      return { requestId, url: await saml.getAuthorizeUrlAsync(relayState, undefined, {}) };
    },

    async verify(idp, samlResponse, requestId, now) {
      checkEnvelope(Buffer.from(samlResponse, 'base64').toString('utf8'), acsUrl);
      const saml = new SAML({
        ...settings(idp),
        ...(requestId === null
          ? { validateInResponseTo: ValidateInResponseTo.never }
          : {
              validateInResponseTo: ValidateInResponseTo.always,
              cacheProvider: onlyRequest(requestId, now),
            }),
      });
      const { profile } = await saml
        .validatePostResponseAsync({ SAMLResponse: samlResponse })
        .catch((error: unknown) => {
          throw new AssertionRefused(error instanceof Error ? error.message : 'not valid');
        });
      const parsed = profile?.getAssertion?.();
      return readAssertion(parsed, {
        entityId: idp.entityId,
        audience: entityId,
        acsUrl,
        requestId,
        now,
      });
    },
  };
}
