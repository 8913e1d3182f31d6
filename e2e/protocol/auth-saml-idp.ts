import { generateKeyPairSync, randomUUID } from 'node:crypto';
import samlify from 'samlify';
import { selfSignedCertificate } from '#server/auth/saml/self-signed-certificate.ts';

samlify.setSchemaValidator({ validate: async () => 'not validated here' });

const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const RSA_SHA1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';
const ASSERTION = "/*[local-name(.)='Response']/*[local-name(.)='Assertion']";

export interface AnswerOptions {
  requestId?: string | null;
  nameId?: string;
  format?: string;
  attributes?: Record<string, string>;
  audience?: string;
  recipient?: string;
  destination?: string;
  issuer?: string;
  status?: string;
  assertionId?: string;
  /** Seconds from now in which it holds. */
  from?: number;
  until?: number;
  sessionEnds?: Date;
  sign?: 'assertion' | 'response' | 'nothing' | 'sha1';
  /** A stranger's key in place of the one in the metadata. */
  key?: SigningKey;
  /** Changes the document before it is signed, or after. */
  before?: (xml: string) => string;
  after?: (xml: string) => string;
}

export interface SigningKey {
  privateKey: string;
  certificate: string;
}

export function newKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: selfSignedCertificate(privateKey, 'Test IdP'),
  };
}

/** An identity provider that really signs, with another library than the server verifies with. */
export function createIdp(site: string, entityId = `https://idp.example/${randomUUID()}`) {
  const key = newKey();
  const acs = `${site}/auth/v1/sso/saml/acs`;
  const audience = `${site}/auth/v1/sso/saml/metadata`;
  const idp = samlify.IdentityProvider({
    entityID: entityId,
    signingCert: key.certificate,
    privateKey: key.privateKey,
    wantAuthnRequestsSigned: true,
    singleSignOnService: [
      {
        Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
        Location: 'https://idp.example/sso',
      },
    ],
    singleLogoutService: [
      {
        Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
        Location: 'https://idp.example/logout',
      },
    ],
  });

  /** Verifies a request of ours, with its signature, against our own metadata. */
  async function readRequest(url: string, ourMetadata: string) {
    const query = Object.fromEntries(new URL(url).searchParams);
    const sp = samlify.ServiceProvider({ metadata: ourMetadata });
    const names = ['SAMLRequest', 'RelayState', 'SigAlg'];
    const octetString = names
      .map((name) => `${name}=${encodeURIComponent(query[name] ?? '')}`)
      .join('&');
    const { extract } = await idp.parseLoginRequest(sp, 'redirect', { query, octetString });
    return { id: String(extract.request?.id), relayState: query.RelayState ?? '' };
  }

  function response(options: AnswerOptions): string {
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    const {
      requestId = null,
      nameId = `${randomUUID()}@example.test`,
      from = -5,
      until = 300,
      sign = 'assertion',
      sessionEnds,
    } = options;
    const answers = requestId === null ? '' : ` InResponseTo="${requestId}"`;
    const attributes = Object.entries(options.attributes ?? {}).map(
      ([name, value]) =>
        `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
    );
    const statement = attributes.length
      ? `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>`
      : '';
    const ends = sessionEnds ? ` SessionNotOnOrAfter="${sessionEnds.toISOString()}"` : '';
    const issuer = `<saml:Issuer>${options.issuer ?? entityId}</saml:Issuer>`;
    const status = options.status ?? 'urn:oasis:names:tc:SAML:2.0:status:Success';
    let xml =
      `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(0)}" Destination="${options.destination ?? acs}"${answers}>${issuer}<samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status>` +
      `<saml:Assertion ID="${options.assertionId ?? `_${randomUUID()}`}" Version="2.0" IssueInstant="${at(Math.min(0, from))}">${issuer}` +
      `<saml:Subject><saml:NameID Format="${options.format ?? EMAIL_FORMAT}">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${at(until)}" Recipient="${options.recipient ?? acs}"${answers}/></saml:SubjectConfirmation></saml:Subject>` +
      `<saml:Conditions NotBefore="${at(from)}" NotOnOrAfter="${at(until)}"><saml:AudienceRestriction><saml:Audience>${options.audience ?? audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
      `<saml:AuthnStatement AuthnInstant="${at(0)}"${ends}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${statement}</saml:Assertion></samlp:Response>`;
    xml = options.before?.(xml) ?? xml;
    if (sign !== 'nothing') {
      const target = sign === 'response' ? "/*[local-name(.)='Response']" : ASSERTION;
      const { privateKey, certificate } = options.key ?? key;
      xml = samlify.SamlLib.constructSAMLSignature({
        rawSamlMessage: xml,
        referenceTagXPath: target,
        privateKey,
        signingCert: certificate.replaceAll(/-----[^-]+-----|\s/g, ''),
        signatureAlgorithm: sign === 'sha1' ? RSA_SHA1 : RSA_SHA256,
        isBase64Output: false,
        signatureConfig: {
          prefix: 'ds',
          location: { reference: `${target}/*[local-name(.)='Issuer']`, action: 'after' },
        },
      });
    }
    xml = options.after?.(xml) ?? xml;
    return Buffer.from(xml).toString('base64');
  }

  return { entityId, metadata: idp.getMetadata(), readRequest, response, acs };
}

export type TestIdp = ReturnType<typeof createIdp>;
