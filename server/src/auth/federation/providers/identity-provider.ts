import { AuthError } from '../../errors/auth-error.ts';
import type { ExternalIdentity } from '../external-identity.ts';

/** What we made up for one way to a provider and back; kept in `auth.oauth_states` meanwhile. */
export interface AuthorizationFlow {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Our own callback. */
  redirectUri: string;
}

export interface AuthorizationRequest extends AuthorizationFlow {
  /** Asked for beside those that we need ourselves. */
  scopes: readonly string[];
  /** Passed on as they are; nothing of the protocol itself is among them. */
  parameters: Readonly<Record<string, string>>;
}

export interface CallbackResult {
  identity: ExternalIdentity;
  accessToken: string | null;
  refreshToken: string | null;
}

/** One way to sign in through somebody else. */
export interface IdentityProvider {
  readonly label: string;
  /** Where to send the person. @throws {AuthError} when the provider cannot be reached */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>;
  /** Takes what the provider sent back. @throws {AuthError} when it does not hold */
  readCallback(flow: AuthorizationFlow, answer: URLSearchParams): Promise<CallbackResult>;
  /** Checks a token that an app got by itself; only OpenID Connect has them. */
  readonly identityOf?: (given: GivenToken) => Promise<ExternalIdentity>;
  /** Whether tokens of this issuer and client are this provider's. */
  isFor?(issuer: string, clientId: string): boolean;
}

export interface GivenToken {
  idToken: string;
  accessToken: string | undefined;
  nonce: string | undefined;
}

/** Milliseconds; also GoTrue's figure for calls to providers. */
export const PROVIDER_TIMEOUT_MS = 10_000;

/** The cause goes to the log, never to the person. */
export function providerFailure(message: string, cause: unknown): AuthError {
  const failure = new AuthError('unexpected_failure', { message });
  failure.cause = cause;
  return failure;
}
