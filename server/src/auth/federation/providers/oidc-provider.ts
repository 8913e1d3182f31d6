import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  fetchUserInfo,
} from 'openid-client';
import type { OidcSettings } from '#server/federation-settings.ts';
import { AuthError } from '../../errors/auth-error.ts';
import {
  describeIdentity,
  externalEmail,
  type ExternalIdentity,
  externalSubject,
} from '../external-identity.ts';
import { appleName } from './apple-name.ts';
import { discoveryCache } from './discovery.ts';
import { idTokenVerifier } from './id-token.ts';
import {
  type CallbackResult,
  type AuthorizationRequest,
  type IdentityProvider,
  providerFailure,
  type AuthorizationFlow,
} from './identity-provider.ts';

type Claims = Readonly<Record<string, unknown>>;

/** Apple writes booleans as text. Anything else but a clear yes is a no. */
function isVerified({ email_verified: given }: Claims): boolean {
  return given === true || given === 'true';
}

function identityFrom(settings: OidcSettings, claims: Claims): ExternalIdentity {
  const subject = externalSubject(claims.sub);
  if (subject === undefined) {
    throw new AuthError('unexpected_failure', {
      message: 'Error getting user profile from external provider',
    });
  }
  const email = externalEmail(claims.email);
  return describeIdentity({
    provider: settings.id,
    issuer: settings.issuer,
    subject,
    emails: email === undefined ? [] : [{ email, verified: isVerified(claims), primary: true }],
    claims,
  });
}

/** Providers may leave the address out of the token and give it only at the userinfo endpoint. */
async function userInfo(config: Configuration, accessToken: string, claims: Claims) {
  if (config.serverMetadata().userinfo_endpoint === undefined) return {};
  const { email, email_verified, ...info } = await fetchUserInfo(
    config,
    accessToken,
    String(claims.sub),
  );
  // The token is signed, this answer is not: what both say is the token's. An address and whether
  // it is verified must come from the same of the two.
  return { ...info, ...claims, email, email_verified };
}

/** Any issuer that speaks OpenID Connect: code flow with PKCE, state and nonce. */
export function oidcProvider(settings: OidcSettings): IdentityProvider {
  const configuration = discoveryCache(settings);
  const verify = idTokenVerifier(settings, configuration);

  async function authorizationUrl(flow: AuthorizationRequest): Promise<URL> {
    const config = await configuration();
    const parameters: Record<string, string> = {
      ...flow.parameters,
      redirect_uri: flow.redirectUri,
      scope: [...new Set([...settings.scopes, ...flow.scopes])].join(' '),
      state: flow.state,
      nonce: flow.nonce,
    };
    if (settings.responseMode === 'form_post') parameters.response_mode = 'form_post';
    // Those that do not know PKCE ignore it, except the few that refuse what they do not know.
    if (settings.id !== 'apple') {
      parameters.code_challenge = await calculatePKCECodeChallenge(flow.codeVerifier);
      parameters.code_challenge_method = 'S256';
    }
    return buildAuthorizationUrl(config, parameters);
  }

  async function readCallback(
    flow: AuthorizationFlow,
    answer: URLSearchParams,
  ): Promise<CallbackResult> {
    const config = await configuration();
    const current = new URL(flow.redirectUri);
    for (const name of ['code', 'state', 'iss']) {
      const value = answer.get(name);
      if (value !== null) current.searchParams.set(name, value);
    }
    const checks = {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
      ...(settings.id === 'apple' ? {} : { pkceCodeVerifier: flow.codeVerifier }),
    };
    try {
      const tokens = await authorizationCodeGrant(config, current, checks);
      const told: Claims = { ...tokens.claims() };
      const claims =
        told.email === undefined ? await userInfo(config, tokens.access_token, told) : told;
      const name = settings.id === 'apple' ? appleName(answer.get('user')) : {};
      return {
        identity: identityFrom(settings, { ...name, ...told, ...claims }),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      };
    } catch (error) {
      if (error instanceof AuthError) throw error;
      throw providerFailure('Unable to exchange external code', error);
    }
  }

  return {
    label: settings.label,
    authorizationUrl,
    readCallback,
    identityOf: async (given) => identityFrom(settings, await verify(given)),
    isFor: (issuer, clientId) =>
      issuer.replace(/\/+$/, '') === settings.issuer && settings.clientIds.includes(clientId),
  };
}
