import { parseDomFromString, xpath } from '@node-saml/node-saml/lib/xml.js';
import { AssertionRefused } from './assertion.ts';
import { RESPONSE_BOUNDS, xmlOutOfBounds } from './xml/xml-bounds.ts';

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
/** Signatures and digests of SHA-1 can be forged; no identity provider of today needs them. */
const WEAK = /sha1|md5/i;

/**
 * The document that somebody posted, which nobody has verified yet.
 * @throws {AssertionRefused} when it is no XML, or more of it than we read
 */
export async function readResponse(samlResponse: string): Promise<Element> {
  // Four characters of base64 are three bytes: what is too long is not even decoded.
  if (samlResponse.length > RESPONSE_BOUNDS.characters * 2) {
    throw new AssertionRefused('is too large');
  }
  const xml = Buffer.from(samlResponse, 'base64').toString('utf8');
  const problem = xmlOutOfBounds(xml, RESPONSE_BOUNDS);
  if (problem !== undefined) throw new AssertionRefused(problem);
  const document = await parseDomFromString(xml).catch(() => {
    throw new AssertionRefused('is not XML');
  });
  return document.documentElement;
}

const named = (element: Element, name: string): Element[] =>
  xpath.selectElements(element, `./*[local-name()='${name}']`);

/** Only to find the connection whose certificate then decides; nothing else of it is believed. */
export function claimedIssuer(root: Element): string | undefined {
  const holders = [root, ...named(root, 'Assertion')];
  return holders.flatMap((each) => named(each, 'Issuer'))[0]?.textContent?.trim() || undefined;
}

function usesWeak(element: Element): boolean {
  if (WEAK.test(element.getAttribute('Algorithm') ?? '')) return true;
  return xpath.selectElements(element, './*').some(usesWeak);
}

/** What stands around the assertion is signed by nobody when only the assertion is; still, it must fit. */
export function checkEnvelope(root: Element, acsUrl: string): void {
  if (usesWeak(root)) throw new AssertionRefused('signed with SHA-1 or MD5');
  const destination = root.getAttribute('Destination');
  if (destination && destination !== acsUrl) throw new AssertionRefused('other destination');
  const [status] = named(root, 'Status').flatMap((each) => named(each, 'StatusCode'));
  const said = status?.getAttribute('Value');
  if (said !== SUCCESS) throw new AssertionRefused(`status ${said?.slice(0, 200) || 'missing'}`);
}
