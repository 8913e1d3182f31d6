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
import { checkEnvelope, claimedIssuer, readResponse } from './response-document.ts';
import type { SamlKey } from './saml-key.ts';

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
export interface SignInRequest {
  url: string;
  requestId: string;
}

/** Our side of SAML 2.0. This file, response-document.ts and idp-metadata.ts alone know the library. */
export interface ServiceProvider {
  metadata(): string;
  signInRequest(
    idp: IdpDescription,
    relayState: string,
    nameIdFormat: string | null,
  ): Promise<SignInRequest>;
  /** Who says that the answer is of them, unverified. @throws {AssertionRefused} */
  issuerOf(samlResponse: string): Promise<string | undefined>;
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

    issuerOf: async (samlResponse) => claimedIssuer(await readResponse(samlResponse)),

    async verify(idp, samlResponse, requestId, now) {
      checkEnvelope(await readResponse(samlResponse), acsUrl);
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
