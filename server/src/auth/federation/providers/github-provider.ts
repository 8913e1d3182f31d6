import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
} from 'openid-client';
import { z } from 'zod';
import type { GithubSettings } from '#server/federation-settings.ts';
import { AuthError } from '../../errors/auth-error.ts';
import {
  describeIdentity,
  type ExternalEmail,
  externalEmail,
  type ExternalIdentity,
} from '../external-identity.ts';
import {
  type CallbackResult,
  type IdentityProvider,
  PROVIDER_TIMEOUT_MS,
  providerFailure,
  type AuthorizationFlow,
} from './identity-provider.ts';

const Person = z.object({
  id: z.int().positive(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const Emails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** GitHub speaks OAuth 2 without OpenID Connect: who somebody is, its own API tells. */
export function githubProvider(settings: GithubSettings): IdentityProvider {
  const { url, apiUrl, clientId, clientSecret, label } = settings;
  const config = new Configuration(
    {
      issuer: url,
      authorization_endpoint: `${url}/login/oauth/authorize`,
      token_endpoint: `${url}/login/oauth/access_token`,
    },
    clientId,
    undefined,
    ClientSecretPost(clientSecret),
  );
  config.timeout = PROVIDER_TIMEOUT_MS / 1000;
  if (url.startsWith('http:')) allowInsecureRequests(config);

  async function ask<T extends z.ZodType>(path: string, token: string, shape: T) {
    const answer = await fetch(`${apiUrl}${path}`, {
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': 'remanso',
      },
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return shape.parse(await answer.json());
  }

  async function identity(token: string): Promise<ExternalIdentity> {
    const [person, given] = await Promise.all([
      ask('/user', token, Person),
      ask('/user/emails', token, Emails),
    ]);
    const emails = given.flatMap(({ email, verified, primary }): ExternalEmail[] => {
      const address = externalEmail(email);
      return address === undefined ? [] : [{ email: address, verified, primary }];
    });
    return describeIdentity({
      provider: settings.id,
      issuer: apiUrl,
      subject: String(person.id),
      emails,
      claims: {
        name: person.name ?? undefined,
        preferred_username: person.login,
        picture: person.avatar_url ?? undefined,
      },
    });
  }

  async function readCallback(
    flow: AuthorizationFlow,
    answer: URLSearchParams,
  ): Promise<CallbackResult> {
    const current = new URL(flow.redirectUri);
    for (const name of ['code', 'state']) current.searchParams.set(name, answer.get(name) ?? '');
    try {
      const tokens = await authorizationCodeGrant(config, current, {
        expectedState: flow.state,
        pkceCodeVerifier: flow.codeVerifier,
      });
      return {
        identity: await identity(tokens.access_token),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      };
    } catch (error) {
      if (error instanceof AuthError) throw error;
      throw providerFailure('Unable to exchange external code', error);
    }
  }

  return {
    label,
    authorizationUrl: async (flow) =>
      buildAuthorizationUrl(config, {
        ...flow.parameters,
        redirect_uri: flow.redirectUri,
        scope: [...new Set(['user:email', ...flow.scopes])].join(' '),
        state: flow.state,
        code_challenge: await calculatePKCECodeChallenge(flow.codeVerifier),
        code_challenge_method: 'S256',
      }),
    readCallback,
  };
}
