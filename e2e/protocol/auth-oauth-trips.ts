import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { startProvider, type TestProvider, type Visit } from './auth-oidc-provider.ts';
import { newAddress } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

/** The address that the server under test believes to have; callbacks lead there. */
export const SITE = 'http://localhost:3000';

export const fragment = (url: URL) => new URLSearchParams(url.hash.slice(1));

interface Options {
  provider?: string;
  redirectTo?: string;
  scopes?: string;
}

/** Ways to the provider and back, as a browser goes them. */
export function trips(auth: () => OwnTarget, provider: () => TestProvider) {
  /** Somebody whom the provider knows; she arrives there with the hint. */
  function person(claims: Record<string, unknown> = {}) {
    const hint = randomUUID();
    const email = newAddress();
    provider().people.set(hint, { email, email_verified: true, name: 'Ana Ríos', ...claims });
    return { hint, email };
  }

  /** Home with what the provider sent along; the site's address is not where this test listens. */
  async function goOn({ url, form }: Visit): Promise<URL> {
    const answer = await fetch(`${auth().url}/callback${url.search}`, {
      redirect: 'manual',
      ...(form ? { method: 'POST', body: form } : {}),
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return new URL(answer.headers.get('location') ?? '');
  }

  async function departure(
    client: ReturnType<OwnTarget['client']>,
    hint: string,
    { provider: name = 'keycloak', redirectTo, scopes }: Options = {},
  ): Promise<URL> {
    const { data, error } = await client.signInWithOAuth({
      provider: name as 'keycloak',
      options: {
        skipBrowserRedirect: true,
        queryParams: { login_hint: hint, redirect_uri: 'https://evil.example/' },
        ...(redirectTo ? { redirectTo } : {}),
        ...(scopes ? { scopes } : {}),
      },
    });
    expect(error).toBeNull();
    const answer = await fetch(data.url!, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    return new URL(answer.headers.get('location') ?? '');
  }

  async function comeBack(hint: string, options: Options = {}): Promise<URL> {
    const to = await departure(auth().client(), hint, options);
    return goOn(await provider().visit(to));
  }

  async function userOf(arrival: URL) {
    const { data } = await auth()
      .client()
      .getUser(fragment(arrival).get('access_token') ?? '');
    return data.user;
  }

  return { person, goOn, departure, comeBack, userOf };
}

/** What `OIDC_PROVIDERS` says of the one that the test runs. */
interface Registered {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/**
 * Our server and a real provider that it knows, with the ways between them.
 * @param known by which names, and with what else, the server knows the provider
 */
export async function targetWithProvider(
  env: Record<string, string> = {},
  known: (one: Registered) => Record<string, Record<string, string>> = (one) => ({
    keycloak: { ...one },
  }),
) {
  const provider = await startProvider(`${SITE}/auth/v1/callback`);
  const { issuer, clientId, clientSecret } = provider;
  const auth = await ownAuthTarget({
    SITE_URL: SITE,
    LIMIT_GENERIC_PER_HOUR: '1000',
    OIDC_PROVIDERS: JSON.stringify(known({ issuer, clientId, clientSecret })),
    ...env,
  });
  const ways = trips(
    () => auth,
    () => provider,
  );
  return {
    auth,
    provider,
    ...ways,
    async close() {
      await auth.close();
      await provider.close();
    },
  };
}

export type ProviderTarget = Awaited<ReturnType<typeof targetWithProvider>>;
