import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragment, SITE } from './auth-oauth-trips.ts';
import { newAddress } from './auth-person.ts';
import { type AnswerOptions, newKey, type TestIdp } from './auth-saml-idp.ts';
import { type SamlTarget, samlTarget } from './auth-saml-trips.ts';
import type { OwnTarget } from './auth-target.ts';

let saml: SamlTarget;
let auth: OwnTarget;
let idp: TestIdp;
beforeAll(async () => {
  saml = await samlTarget();
  ({ auth, idp } = saml);
});
afterAll(() => saml.close());

describe('what is not believed', () => {
  const refused = async (options: AnswerOptions, code = 'validation_failed') => {
    const home = await saml.arrive(options);
    expect(home.hash).not.toContain('access_token');
    expect(home.searchParams.get('error_code')).toBe(code);
  };
  const victim = newAddress();

  it.each<[string, AnswerOptions, RegExp]>([
    ['unsigned', { sign: 'nothing' }, /Invalid signature/],
    ['signed by somebody else', { key: newKey() }, /Invalid signature/],
    ['only the envelope signed', { sign: 'response' }, /Invalid signature/],
    ['signed with SHA-1', { sign: 'sha1' }, /SHA-1/],
    ['for another site', { audience: 'https://other.example' }, /audience/],
    ['for another address', { recipient: 'https://other.example/acs' }, /other recipient/],
    ['sent to another address', { destination: 'https://other.example/acs' }, /other destination/],
    ['of another provider', { issuer: 'https://other.example/idp' }, /other issuer/],
    ['expired', { from: -900, until: -300 }, /No valid subject confirmation/],
    ['not valid yet', { from: 600, until: 900 }, /not yet valid/],
    ['answering another request', { requestId: '_another' }, /InResponseTo is not valid/],
    ['answering no request', { requestId: null }, /InResponseTo is missing/],
    ['a refusal', { status: 'urn:oasis:names:tc:SAML:2.0:status:AuthnFailed' }, /AuthnFailed/],
    [
      'changed after signing',
      { after: (xml) => xml.replace(/>[^<]+<\/saml:NameID/, `>${victim}</saml:NameID`) },
      /Invalid signature/,
    ],
    [
      'with a document type',
      { after: (xml) => `<!DOCTYPE x [<!ENTITY a "b">]>${xml}` },
      /document type/,
    ],
    [
      'signature taken out',
      { after: (xml) => xml.replace(/<ds:Signature.*<\/ds:Signature>/s, '') },
      /Invalid signature/,
    ],
  ])('%s', async (_what, options, reason) => {
    await refused(options);
    expect(auth.lines.at(-1)).toMatch(reason);
  });

  it('an answer to nobody in an envelope that names our request', async () => {
    const { id: requestId, relayState } = await saml.setOff();
    const after = (xml: string) =>
      xml.replace('<samlp:Response ', `<samlp:Response InResponseTo="${requestId}" `);
    const home = await saml.post(idp.response({ after }), relayState);
    expect(home.searchParams.get('error_code')).toBe('validation_failed');
    expect(auth.lines.at(-1)).toContain('answers another request');
  });

  /** Signature wrapping: the signed assertion stays somewhere, a forged one stands in its place. */
  const forged = (xml: string) => {
    const signed = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
    const evil = signed
      .replace(/<ds:Signature.*<\/ds:Signature>/s, '')
      .replace(/>[^<]+<\/saml:NameID/, `>${victim}</saml:NameID`)
      .replace(/ID="[^"]+"/, 'ID="_evil"');
    return { signed, evil };
  };
  it.each<[string, (xml: string) => string]>([
    [
      'beside the signed one',
      (xml) => xml.replace(forged(xml).signed, forged(xml).evil + forged(xml).signed),
    ],
    [
      'after the signed one',
      (xml) => xml.replace(forged(xml).signed, forged(xml).signed + forged(xml).evil),
    ],
    [
      'around the signed one',
      (xml) => {
        const { signed, evil } = forged(xml);
        return xml.replace(signed, evil.replace('</saml:Assertion>', `${signed}</saml:Assertion>`));
      },
    ],
    [
      'with the signed one in an extension',
      (xml) => {
        const { signed, evil } = forged(xml);
        return xml.replace(signed, `<samlp:Extensions>${signed}</samlp:Extensions>${evil}`);
      },
    ],
    [
      'with the signed one inside its signature',
      (xml) => {
        const { signed, evil } = forged(xml);
        const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(signed)?.[0] ?? '';
        const bare = signed.replace(signature, '');
        const wrapped = signature.replace(
          '</ds:Signature>',
          `<ds:Object>${bare}</ds:Object></ds:Signature>`,
        );
        return xml.replace(signed, evil.replace('</saml:Issuer>', `</saml:Issuer>${wrapped}`));
      },
    ],
    [
      'with the id of the signed one',
      (xml) => {
        const { signed, evil } = forged(xml);
        const own = /ID="([^"]+)"/.exec(signed)?.[1] ?? '';
        return xml.replace(signed, evil.replace('_evil', own) + signed);
      },
    ],
  ])('a forged assertion %s', async (_where, after) => {
    await refused({ after });
    const { rows } = await auth.db.pools.owner.query('select from auth.users where email = $1', [
      victim,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('a name that a comment cuts in two', async () => {
    const home = await saml.arrive({ nameId: `${victim}<!-- -->.evil.example` });
    const user = await saml.userOf(home);
    expect(user?.email).toBe(`${victim}.evil.example`);
  });

  it('the same answer twice', async () => {
    const { id: requestId, relayState } = await saml.setOff();
    const answer = idp.response({ requestId });
    expect(fragment(await saml.post(answer, relayState)).has('access_token')).toBe(true);
    const again = await saml.post(answer, relayState);
    expect(again.searchParams.get('error_code')).toBe('saml_relay_state_not_found');
  });

  it.each([
    ['all of it one tag', '<Response '.repeat(36_000), /is too large/],
    ['a tag that never ends', '<Response '.repeat(12_000), /is not closed/],
    ['a wall of elements', `<Response>${'<a/>'.repeat(20_000)}</Response>`, /too many elements/],
    ['too deep', '<a>'.repeat(9_000) + '</a>'.repeat(9_000), /nested too deep/],
  ])('a document made to keep the server busy: %s', async (_what, xml, reason) => {
    const { relayState } = await saml.setOff();
    const home = await saml.post(Buffer.from(xml).toString('base64'), relayState);
    expect(home.searchParams.get('error_code')).toBe('validation_failed');
    expect(auth.lines.at(-1)).toMatch(reason);
  });

  it('an answer that comes too late', async () => {
    const { id: requestId, relayState } = await saml.setOff();
    auth.clock.ahead = 11 * 60_000;
    const late = await saml.post(idp.response({ requestId }), relayState);
    auth.clock.ahead = 0;
    expect(late.searchParams.get('error_code')).toBe('saml_relay_state_expired');
  });

  it('nonsense', async () => {
    const { relayState } = await saml.setOff();
    for (const [response, state] of [
      ['', relayState],
      ['%%%', (await saml.setOff()).relayState],
      [Buffer.from('<x/>').toString('base64'), (await saml.setOff()).relayState],
      ['PHg+', 'neither address nor id'],
    ] as const) {
      const home = await saml.post(response, state);
      expect(home.searchParams.get('error_code')).toBe('validation_failed');
    }
  });

  it('an answer without a lasting id or an address', async () => {
    const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
    const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
    await refused({ format: transient }, 'saml_assertion_no_user_id');
    await refused({ format: persistent, nameId: 'a-b-c' }, 'saml_assertion_no_email');
    const home = await saml.arrive({
      format: persistent,
      nameId: 'd-e-f',
      attributes: { mail: newAddress() },
    });
    expect((await saml.userOf(home))?.identities?.[0]?.id).toBe('d-e-f');
  });

  it('a way that the identity provider began, unless the operator allows it', async () => {
    const home = await saml.post(idp.response({}), '');
    expect(home.searchParams.get('error_code')).toBe('validation_failed');

    const open = await samlTarget({ SAML_IDP_INITIATED: 'true' }, idp);
    const answer = idp.response({});
    expect(fragment(await open.post(answer, `${SITE}/mood`)).has('access_token')).toBe(true);
    const again = await open.post(answer, '');
    expect(again.searchParams.get('error_description')).toContain('used before');
    await open.close();
  });
});
