import { asNode, attribute, children, onlyChild, textOf, type XmlNode } from './xml/parsed-xml.ts';

/** Milliseconds that an identity provider's clock may differ from ours. */
export const CLOCK_SKEW_MS = 180_000;
/** Milliseconds after which even an assertion with a long life is no news any more. */
export const MAX_AGE_MS = 300_000;

export interface Expected {
  entityId: string;
  audience: string;
  acsUrl: string;
  /** Null when the identity provider began by itself. */
  requestId: string | null;
  now: Date;
}

export interface Assertion {
  id: string;
  /** From then on it would be refused anyway. */
  expiresAt: Date;
  nameId: { value: string; format: string } | null;
  /** Values by `Name` and by `FriendlyName`. */
  attributes: ReadonlyMap<string, readonly string[]>;
  sessionNotAfter: Date | null;
}

/** Why an assertion is refused; for the log, never for the person. */
export class AssertionRefused extends Error {
  override name = 'AssertionRefused';
}

function time(node: XmlNode, name: string): number | undefined {
  const text = attribute(node, name);
  if (text === undefined) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new AssertionRefused(`${name} is no time`);
  return at;
}

/** @returns until when it holds */
function window(node: XmlNode, now: number, what: string): number {
  const notBefore = time(node, 'NotBefore');
  const notAfter = time(node, 'NotOnOrAfter');
  if (notBefore !== undefined && now + CLOCK_SKEW_MS < notBefore) {
    throw new AssertionRefused(`${what} not valid yet`);
  }
  if (notAfter === undefined) throw new AssertionRefused(`${what} has no end`);
  if (now - CLOCK_SKEW_MS >= notAfter) throw new AssertionRefused(`${what} expired`);
  return notAfter;
}

/** SAML Profiles §4.1.4.3: a bearer confirmation made for this request, this address, now. */
function confirmedUntil(subject: XmlNode, { acsUrl, requestId, now }: Expected): number {
  const refusals: string[] = [];
  for (const confirmation of children(subject, 'SubjectConfirmation')) {
    const data = onlyChild(confirmation, 'SubjectConfirmationData');
    const bearer = attribute(confirmation, 'Method') === 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
    const answers = attribute(data, 'InResponseTo') ?? null;
    if (!bearer || !data) refusals.push('no bearer');
    else if (attribute(data, 'Recipient') !== acsUrl) refusals.push('other recipient');
    else if (answers !== requestId) refusals.push('answers another request');
    else return window(data, now.getTime(), 'SubjectConfirmation');
  }
  throw new AssertionRefused(`no subject confirmation: ${refusals.join(', ') || 'none'}`);
}

function conditionsUntil(assertion: XmlNode, { audience, now }: Expected): number {
  const conditions = onlyChild(assertion, 'Conditions');
  if (!conditions) throw new AssertionRefused('no conditions');
  const restrictions = children(conditions, 'AudienceRestriction');
  const ours = restrictions.every((each) =>
    children(each, 'Audience').some((one) => textOf(one)?.trim() === audience),
  );
  if (restrictions.length === 0 || !ours) throw new AssertionRefused('other audience');
  return window(conditions, now.getTime(), 'Conditions');
}

function readAttributes(assertion: XmlNode): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const statement of children(assertion, 'AttributeStatement')) {
    for (const each of children(statement, 'Attribute')) {
      const values = children(each, 'AttributeValue').flatMap((value) => textOf(value) ?? []);
      const names = new Set([attribute(each, 'Name'), attribute(each, 'FriendlyName')]);
      for (const name of names) {
        if (name !== undefined) found.set(name, [...(found.get(name) ?? []), ...values]);
      }
    }
  }
  return found;
}

function readNameId(subject: XmlNode): Assertion['nameId'] {
  const nameId = onlyChild(subject, 'NameID');
  const value = textOf(nameId)?.trim();
  return value ? { value, format: attribute(nameId, 'Format') ?? '' } : null;
}

/**
 * Reads an assertion whose signature has been verified, and checks everything else about it.
 * @param parsed the signed bytes, parsed; never the document that they came in
 * @throws {AssertionRefused}
 */
export function readAssertion(parsed: unknown, expected: Expected): Assertion {
  const node = asNode(asNode(parsed)?.Assertion);
  if (!node || attribute(node, 'Version') !== '2.0') throw new AssertionRefused('no SAML 2.0');
  const id = attribute(node, 'ID');
  if (!id) throw new AssertionRefused('no ID');
  if (textOf(onlyChild(node, 'Issuer'))?.trim() !== expected.entityId) {
    throw new AssertionRefused('other issuer');
  }
  const issued = time(node, 'IssueInstant');
  const now = expected.now.getTime();
  if (issued === undefined || now - CLOCK_SKEW_MS > issued + MAX_AGE_MS) {
    throw new AssertionRefused('issued too long ago');
  }
  const subject = onlyChild(node, 'Subject');
  if (!subject) throw new AssertionRefused('no subject');
  const until = Math.min(confirmedUntil(subject, expected), conditionsUntil(node, expected));
  const sessionEnds = children(node, 'AuthnStatement').flatMap(
    (each) => time(each, 'SessionNotOnOrAfter') ?? [],
  );
  return {
    id,
    expiresAt: new Date(until + CLOCK_SKEW_MS),
    nameId: readNameId(subject),
    attributes: readAttributes(node),
    sessionNotAfter: sessionEnds.length > 0 ? new Date(Math.min(...sessionEnds)) : null,
  };
}
