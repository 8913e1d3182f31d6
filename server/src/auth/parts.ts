import type { Context } from 'hono';
import type { Deps } from '#server/deps.ts';
import { type LiveSessions, liveSessions } from '#server/http/bearer/live-sessions.ts';
import { createTokenVerifier, type Verified } from '#server/http/bearer/verify-token.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import {
  createProviders,
  type IdentityProviders,
} from './federation/providers/create-providers.ts';
import { samlLoader } from './saml/saml.ts';
import type { ServiceProvider } from './saml/service-provider.ts';

/** What the endpoints of auth/v1 work with. */
/** What accounts may reach: no words that anybody wrote. */
export type AuthDeps = Omit<Deps, 'guard'>;

export interface AuthParts extends AuthDeps {
  now: () => Date;
  verifyToken: (token: string) => Verified;
  liveSessions: LiveSessions;
  /** Others through whom people may sign in. */
  providers: IdentityProviders;
  /** Loads SAML with the first call; refuses where it is off. */
  saml: () => Promise<ServiceProvider>;
}

/**
 * The same inside a transaction: who has only this cannot reach a pool, and does everything on the
 * connection that comes with it.
 */
export type PartsInside = Omit<AuthParts, 'pools'>;

export function authParts(deps: AuthDeps): AuthParts {
  const now = () => deps.now();
  return {
    ...deps,
    now,
    verifyToken: createTokenVerifier(deps.keys, now),
    liveSessions: liveSessions(deps),
    providers: createProviders(deps.config.federation),
    saml: samlLoader(deps.config),
  };
}

export type AuthContext = Context<HttpEnv>;
/** One endpoint: its parameters, their validation and what it does, in one file. */
export type Endpoint = (c: AuthContext) => Promise<Response> | Response;
