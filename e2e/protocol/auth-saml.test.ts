import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragment, SITE } from './auth-oauth-trips.ts';
import { confirmed, newAddress } from './auth-person.ts';
import { createIdp, type TestIdp } from './auth-saml-idp.ts';
import { type SamlTarget, samlTarget } from './auth-saml-trips.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let saml: SamlTarget;
let auth: OwnTarget;
let idp: TestIdp;
beforeAll(async () => {
  saml = await samlTarget();
  ({ auth, idp } = saml);
});
afterAll(() => saml.close());

describe('signing in at an organisation', () => {
  it('sends people there with a signed request, and back with a session', async () => {
    const email = newAddress();
    const ends = new Date(Date.now() + 3_600_000);
    const home = await saml.arrive({
      nameId: email.toUpperCase(),
      attributes: { displayName: 'Ana Ríos' },
      sessionEnds: ends,
    });
    expect(home.pathname).toBe('/settings');
    const token = fragment(home).get('access_token') ?? '';
    expect(decodeJwt(token)).toMatchObject({
      email,
      amr: [{ method: 'sso/saml', provider: saml.id }],
    });
    const user = await saml.userOf(home);
    expect(user).toMatchObject({
      email,
      app_metadata: { provider: `sso:${saml.id}`, providers: [`sso:${saml.id}`] },
      user_metadata: {
        email,
        full_name: 'Ana Ríos',
        iss: idp.entityId,
        custom_claims: { role: 'member' },
      },
    });
    const { rows } = await auth.db.pools.owner.query(
      `select u.is_sso_user, s.not_after from auth.users u join auth.sessions s on s.user_id = u.id
        where u.id = $1`,
      [user?.id],
    );
    expect(rows).toEqual([{ is_sso_user: true, not_after: ends }]);
    expect((await saml.userOf(await saml.arrive({ nameId: email })))?.id).toBe(user?.id);
  });

  it('gives a code to who proves it later (PKCE)', async () => {
    const client = auth.client({ flowType: 'pkce' });
    const { id: requestId, relayState } = await saml.setOff(client);
    const home = await saml.post(idp.response({ requestId }), relayState);
    const { data, error } = await client.exchangeCodeForSession(
      home.searchParams.get('code') ?? '',
    );
    expect(error).toBeNull();
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
      amr: [{ method: 'sso/saml' }],
    });
  });

  it('never touches the account that has the same address otherwise', async () => {
    const own = await confirmed(auth);
    const user = await saml.userOf(await saml.arrive({ nameId: own.email }));
    expect(user?.email).toBe(own.email);
    expect(user?.id).not.toBe(own.session.user.id);
    expect((await own.client.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  it('redirects by itself unless it is asked not to', async () => {
    const send = (body: object) =>
      fetch(`${auth.url}/sso`, {
        method: 'POST',
        headers: { apikey: auth.apikey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'manual',
      });
    const answer = await send({ provider_id: saml.id });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('https://idp.example/sso?SAMLRequest=');
    expect((await send({})).status).toBe(400);
    expect((await send({ provider_id: saml.id, domain: 'centro.example' })).status).toBe(400);
    const unknown = await send({ domain: 'other.example' });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error_code: 'sso_provider_not_found' });
  });

  it('describes itself, and keeps its key to itself', async () => {
    const answer = await fetch(`${auth.url}/sso/saml/metadata?download=true`);
    expect(answer.headers.get('content-type')).toContain('application/xml');
    expect(answer.headers.get('content-disposition')).toContain('metadata.xml');
    const xml = await answer.text();
    expect(xml).toContain(`entityID="${SITE}/auth/v1/sso/saml/metadata"`);
    expect(xml).toContain(`Location="${idp.acs}"`);
    expect(xml).not.toContain('PRIVATE');
    expect((await stat(join(saml.dataDir, 'saml-key.pem'))).mode & 0o777).toBe(0o600);
  });
});

describe('connections', () => {
  it('are made, read, changed and removed by the secret key only', async () => {
    const other = createIdp(SITE);
    const made = await saml.admin('POST', '', {
      type: 'saml',
      metadata_xml: other.metadata,
      domains: ['norte.example'],
      resource_id: 'norte',
    });
    expect(made).toMatchObject({
      status: 200,
      body: {
        resource_id: 'norte',
        disabled: false,
        saml: { entity_id: other.entityId },
        domains: [{ domain: 'norte.example' }],
      },
    });
    const path = `/${made.body.id}`;
    expect((await saml.admin('GET', path)).body.saml.metadata_xml).toBe(other.metadata);
    const { body: list } = await saml.admin('GET', '');
    expect(list.items).toHaveLength(2);
    expect(list.items[0]?.saml.metadata_xml).toBeUndefined();

    const changed = await saml.admin('PUT', path, { domains: ['sur.example'], disabled: true });
    expect(changed).toMatchObject({ status: 200, body: { domains: [{ domain: 'sur.example' }] } });
    const { error } = await auth.client().signInWithSSO({ domain: 'sur.example' });
    expect(error).toMatchObject({ status: 404, code: 'sso_provider_disabled' });
    expect((await saml.admin('DELETE', path)).body.id).toBe(made.body.id);
    expect(await saml.admin('GET', path)).toMatchObject({
      status: 404,
      body: { error_code: 'sso_provider_not_found' },
    });
    expect((await saml.admin('GET', '', undefined, auth.apikey)).status).toBeGreaterThanOrEqual(
      401,
    );
  });

  it('are refused in GoTrue’s words', async () => {
    const codeOf = async (body: object, path = '', method = 'POST') => {
      const answer = await saml.admin(method, path, body);
      return [answer.status, answer.body.error_code];
    };
    const fresh = createIdp(SITE).metadata;
    const type = 'saml';
    expect(await codeOf({ type: 'oidc' })).toEqual([400, 'validation_failed']);
    expect(await codeOf({ type })).toEqual([400, 'validation_failed']);
    expect(await codeOf({ type, metadata_xml: '<x' })).toEqual([400, 'validation_failed']);
    expect(await codeOf({ type, metadata_xml: `<!DOCTYPE x>${fresh}` })).toEqual([
      400,
      'validation_failed',
    ]);
    expect(await codeOf({ type, metadata_url: 'http://idp.example/m' })).toEqual([
      400,
      'validation_failed',
    ]);
    expect(await codeOf({ type, metadata_url: 'http://127.0.0.1:9/m' })).toEqual([
      400,
      'saml_metadata_fetch_failed',
    ]);
    expect(await codeOf({ type, metadata_xml: idp.metadata })).toEqual([
      422,
      'saml_idp_already_exists',
    ]);
    expect(await codeOf({ type, metadata_xml: fresh, domains: ['centro.example'] })).toEqual([
      400,
      'sso_domain_already_exists',
    ]);
    expect(await codeOf({ metadata_xml: fresh }, `/${saml.id}`, 'PUT')).toEqual([
      400,
      'saml_entity_id_mismatch',
    ]);
  });

  it('read metadata from its address, and again after a day', async () => {
    const other = createIdp(SITE);
    const served = { xml: other.metadata };
    const server = createServer((_request, response) => response.end(served.xml));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const made = await saml.admin('POST', '', {
      type: 'saml',
      metadata_url: `http://127.0.0.1:${port}/metadata`,
    });
    expect(made.body.saml).toMatchObject({ entity_id: other.entityId });
    const setOffAgain = () => auth.client().signInWithSSO({ providerId: made.body.id });
    const changed = other.metadata.replaceAll('https://idp.example/sso', 'https://new.example/sso');
    served.xml = changed;
    expect((await setOffAgain()).data?.url).toContain('https://idp.example/sso');
    auth.clock.ahead = 25 * 3_600_000;
    expect((await setOffAgain()).data?.url).toContain('https://new.example/sso');
    auth.clock.ahead = 50 * 3_600_000;
    served.xml = 'down';
    expect((await setOffAgain()).data?.url).toContain('https://new.example/sso');
    auth.clock.ahead = 0;
    server.close();
  });

  it('are not there where SAML is off', async () => {
    const off = await ownAuthTarget({ SITE_URL: SITE });
    const { error } = await off.client().signInWithSSO({ domain: 'centro.example' });
    expect(error).toMatchObject({ status: 404, code: 'saml_provider_disabled' });
    expect((await fetch(`${off.url}/sso/saml/metadata`)).status).toBe(404);
    const answer = await fetch(`${off.url}/sso/saml/acs`, { method: 'POST', redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('saml_provider_disabled');
    await off.close();
  });
});
