import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

/** A real OpenID Connect provider (oidc-provider) on a port of this test. */
export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What it tells of a person; the key is the `login_hint` with which she arrives. */
  people: Map<string, Record<string, unknown>>;
  /** Follows an address as a browser with cookies would, up to the first that is not its own. */
  visit(address: string | URL): Promise<Visit>;
  /** An ID token with its key, as its own apps get them. */
  idToken(
    claims: JWTPayload,
    options?: { key?: CryptoKey | Uint8Array; alg?: string },
  ): Promise<string>;
  close(): Promise<void>;
}

export interface Visit {
  url: URL;
  /** Fields of a form that the browser would post there (form_post). */
  form: URLSearchParams | null;
}

const HIDDEN = /<input type="hidden" name="([^"]+)" value="([^"]*)"/g;

export async function startProvider(callback: string): Promise<TestProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const people = new Map<string, Record<string, unknown>>();
  const clientId = 'remanso';
  const clientSecret = 'a secret of the test';

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callback],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks: { keys: [jwk] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture', 'preferred_username'],
    },
    scopes: ['openid', 'email', 'profile', 'offline_access', 'api'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['test'] },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    issueRefreshToken: async () => true,
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
    // Consent is not what is tested: everything that was asked for is granted.
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile offline_access api');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void handle(request, response);
      return;
    }
    void (async () => {
      const { params } = await provider.interactionDetails(request, response);
      const hint = String(params.login_hint);
      await provider.interactionFinished(
        request,
        response,
        hint === 'deny'
          ? { error: 'access_denied', error_description: 'The person said no' }
          : { login: { accountId: hint } },
      );
    })();
  });

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    async visit(from) {
      const cookies = new Map<string, string>();
      let url = new URL(from);
      for (let steps = 0; steps < 10; steps += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
        for (const set of answer.headers.getSetCookie()) {
          const [pair = ''] = set.split(';');
          cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const location = answer.headers.get('location');
        if (location === null) {
          const page = await answer.text();
          const action = /action="([^"]+)"/.exec(page)?.[1];
          if (action === undefined) throw new Error(`${url.pathname} ${answer.status}: ${page}`);
          const fields = [...page.matchAll(HIDDEN)].map(([, name = '', value = '']) => [
            name,
            value,
          ]);
          return { url: new URL(action), form: new URLSearchParams(fields) };
        }
        url = new URL(location, url);
        if (url.origin !== issuer) return { url, form: null };
      }
      throw new Error('too many redirects');
    },
    idToken: (claims, { key = privateKey, alg = 'RS256' } = {}) =>
      new SignJWT({ iss: issuer, aud: clientId, ...claims })
        .setProtectedHeader({ alg, kid: 'test' })
        .setIssuedAt()
        .setExpirationTime(claims.exp ?? '5m')
        .sign(key),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
