import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fragment, SITE } from './auth-oauth-trips.ts';
import { type AnswerOptions, createIdp, type TestIdp } from './auth-saml-idp.ts';
import { type AuthAnswer, type OwnTarget, ownAuthTarget } from './auth-target.ts';

/** A server with SAML on, connected with one identity provider. */
export interface SamlTarget {
  auth: OwnTarget;
  idp: TestIdp;
  /** Of the connection. */
  id: string;
  dataDir: string;
  admin(method: string, path: string, json?: unknown, key?: string): Promise<AdminAnswer>;
  /** Begins a sign-in and reads the request as the identity provider does. */
  setOff(client?: ReturnType<OwnTarget['client']>): Promise<{ id: string; relayState: string }>;
  /** The browser posts what the identity provider gave it. */
  post(response: string, relayState: string): Promise<URL>;
  arrive(options?: AnswerOptions): Promise<URL>;
  userOf(arrival: URL): Promise<Awaited<ReturnType<typeof readUser>>>;
  close(): Promise<void>;
}

type AdminAnswer = Pick<AuthAnswer, 'status' | 'body'>;

async function readUser(auth: OwnTarget, arrival: URL) {
  const { data } = await auth.client().getUser(fragment(arrival).get('access_token') ?? '');
  return data.user;
}

export async function samlTarget(
  env: Record<string, string> = {},
  idp: TestIdp = createIdp(SITE),
): Promise<SamlTarget> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saml-'));
  const auth = await ownAuthTarget({
    SITE_URL: SITE,
    DATA_DIR: dataDir,
    SAML_ENABLED: 'true',
    LIMIT_GENERIC_PER_HOUR: '1000',
    ...env,
  });

  async function admin(method: string, path: string, json?: unknown, key = auth.secretKey) {
    const answer = await fetch(`${auth.url}/admin/sso/providers${path}`, {
      method,
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  async function setOff(client = auth.client()) {
    const { data, error } = await client.signInWithSSO({
      domain: 'centro.example',
      options: { redirectTo: `${SITE}/settings` },
    });
    expect(error).toBeNull();
    const metadata = await fetch(`${auth.url}/sso/saml/metadata`);
    return idp.readRequest(data!.url, await metadata.text());
  }

  async function post(SAMLResponse: string, RelayState: string): Promise<URL> {
    const answer = await fetch(`${auth.url}/sso/saml/acs`, {
      method: 'POST',
      body: new URLSearchParams({ SAMLResponse, RelayState }),
      redirect: 'manual',
    });
    expect([302, 303]).toContain(answer.status);
    return new URL(answer.headers.get('location') ?? '');
  }

  const { body } = await admin('POST', '', {
    type: 'saml',
    metadata_xml: idp.metadata,
    domains: ['Centro.example'],
    attribute_mapping: {
      keys: { name: { names: ['displayName'] }, role: { name: 'role', default: 'member' } },
    },
  });
  return {
    auth,
    idp,
    id: body.id,
    dataDir,
    admin,
    setOff,
    post,
    async arrive(options = {}) {
      const { id: requestId, relayState } = await setOff();
      return post(idp.response({ requestId, ...options }), relayState);
    },
    userOf: (arrival) => readUser(auth, arrival),
    async close() {
      await auth.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
