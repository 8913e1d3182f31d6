import type { PoolClient } from 'pg';
import { AuthError } from '../../errors/auth-error.ts';
import { signInWith } from '../../federation/sign-in.ts';
import { withCode, withError, withSession } from '../../flow/return-address.ts';
import { issueCode } from '../../flow/issue-code.ts';
import { checkAttempt, countAttempt } from '../../limits/auth-limits.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { type Caller, callerOf } from '../../request/caller.ts';
import { isUuid } from '../../request/read-id.ts';
import { redirectTarget } from '../../request/redirect-target.ts';
import { type Assertion, AssertionRefused } from '../../saml/assertion.ts';
import { type Connection, findConnection } from '../../saml/connection-store.ts';
import { currentIdp } from '../../saml/metadata-source.ts';
import { useAssertion, useRelayState } from '../../saml/relay-state.ts';
import { samlIdentity } from '../../saml/saml-identity.ts';
import type { ServiceProvider } from '../../saml/service-provider.ts';
import { createSession } from '../../sessions/create-session.ts';
import type { UserRow } from '../../users/find-user.ts';

interface Way {
  connection: Connection;
  /** Null when the identity provider began by itself. */
  requestId: string | null;
  redirectTo: string;
  challenge: string | null;
}

function invalid(message: string, cause?: unknown): AuthError {
  const error = new AuthError('validation_failed', { message });
  error.cause = cause;
  return error;
}

/** @throws {AuthError} for what cannot even say of whom it is */
async function issuerOf(serviceProvider: ServiceProvider, response: string): Promise<string> {
  const issuer = await serviceProvider.issuerOf(response).catch((error: unknown) => {
    throw invalid('SAMLResponse is not a valid XML SAML assertion', error);
  });
  if (!issuer) throw invalid('SAMLResponse is not a valid XML SAML assertion');
  return issuer;
}

async function wayOf(
  parts: AuthParts,
  serviceProvider: ServiceProvider,
  relayState: string,
  response: string,
): Promise<Way> {
  const { owner } = parts.pools;
  const { siteUrl, federation } = parts.config;
  if (isUuid(relayState)) {
    const began = await useRelayState(parts, relayState);
    const connection = await findConnection(owner, 'id', began.connectionId);
    if (!connection) throw new AuthError('sso_provider_not_found');
    const { requestId, redirectTo, challenge } = began;
    return { connection, requestId, redirectTo, challenge };
  }
  if (relayState !== '' && !URL.canParse(relayState)) {
    throw invalid('SAML RelayState is not a valid UUID or URL');
  }
  // Anybody could post an answer of their own into another's browser and so sign them in as
  // somebody else: off unless the operator wants it.
  if (!federation.saml.idpInitiated) {
    throw invalid('Sign-in must be started here, not at the identity provider');
  }
  const issuer = await issuerOf(serviceProvider, response);
  const connection = await findConnection(owner, 'entity_id', issuer);
  if (!connection) throw new AuthError('saml_idp_not_found');
  const redirectTo = redirectTarget(siteUrl, relayState || undefined);
  return { connection, requestId: null, redirectTo, challenge: null };
}

async function verified(
  parts: AuthParts,
  serviceProvider: ServiceProvider,
  { connection, requestId }: Way,
  response: string,
): Promise<Assertion> {
  const idp = await currentIdp(parts, connection);
  try {
    return await serviceProvider.verify(idp, response, requestId, parts.now());
  } catch (error) {
    if (!(error instanceof AssertionRefused)) throw error;
    throw invalid('SAML Assertion is not valid', error);
  }
}

function begin(parts: AuthParts, caller: Caller, way: Way, assertion: Assertion) {
  const { sessionNotAfter: notAfter } = assertion;
  return async (client: PoolClient, user: UserRow): Promise<URL> => {
    await useAssertion(client, way.connection.id, assertion);
    const target = new URL(way.redirectTo);
    const method = 'sso/saml';
    if (way.challenge === null) {
      const session = await createSession(parts, caller, user, method, client, notAfter);
      return withSession(target, session);
    }
    const request = { userId: user.id, method, challenge: way.challenge, notAfter } as const;
    return withCode(target, await issueCode(parts, client, request));
  };
}

async function finishSignIn(parts: AuthParts, caller: Caller, form: URLSearchParams): Promise<URL> {
  const serviceProvider = await parts.saml();
  await checkAttempt(parts, caller);
  const response = form.get('SAMLResponse') ?? '';
  if (response === '') throw invalid('SAMLResponse is missing');
  const way = await wayOf(parts, serviceProvider, form.get('RelayState') ?? '', response);
  const { connection, redirectTo } = way;
  if (connection.disabled) throw new AuthError('sso_provider_disabled');
  const assertion = await verified(parts, serviceProvider, way, response);
  const identity = samlIdentity(assertion, {
    id: connection.id,
    entityId: connection.entity_id,
    mapping: connection.attribute_mapping,
  });
  const go = begin(parts, caller, way, assertion);
  return signInWith(parts, { identity, caller, redirectTo, sso: true }, go);
}

/** POST /sso/saml/acs: back from an identity provider. Always leads on to the site. */
export const samlAcs =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    c.header('cache-control', 'no-store');
    const caller = callerOf(parts, c);
    try {
      const form = new URLSearchParams(await c.req.text());
      return c.redirect(await finishSignIn(parts, caller, form), 302);
    } catch (error) {
      const refusal = error instanceof AuthError ? error : new AuthError('unexpected_failure');
      const cause = error instanceof AuthError ? error.cause : error;
      parts.log.warn('sign-in by SAML refused', {
        requestId: c.get('requestId'),
        code: refusal.code,
        ...(cause instanceof AssertionRefused ? { reason: cause.message } : { error: cause }),
      });
      const limited = refusal.code === 'over_request_rate_limit';
      if (!limited && refusal.status < 500) await countAttempt(parts, caller).catch(() => {});
      return c.redirect(withError(new URL(parts.config.siteUrl), refusal), 302);
    }
  };
