import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import { countAuthorization } from '../../limits/auth-limits.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { callerOf } from '../../request/caller.ts';
import { challengeFields, readChallenge } from '../../request/code-challenge.ts';
import { readBody } from '../../request/read-body.ts';
import { isUuid } from '../../request/read-id.ts';
import { redirectTarget } from '../../request/redirect-target.ts';
import { type Connection, findConnection } from '../../saml/connection-store.ts';
import { currentIdp } from '../../saml/metadata-source.ts';
import { newRelayState, rememberRelayState } from '../../saml/relay-state.ts';

const Body = z.object({
  provider_id: z.string().max(100).nullish(),
  domain: z.string().max(253).nullish(),
  redirect_to: z.string().max(2000).nullish(),
  skip_http_redirect: z.boolean().nullish(),
  ...challengeFields,
});

async function connectionOf(
  { pools }: AuthParts,
  { provider_id: id, domain }: z.infer<typeof Body>,
): Promise<Connection> {
  if (id && domain) {
    throw new AuthError('validation_failed', {
      message: 'Only one of provider_id or domain supported',
    });
  }
  if (!id && !domain) {
    throw new AuthError('validation_failed', {
      message: 'A provider_id or domain needs to be provided',
    });
  }
  if (id && !isUuid(id)) {
    throw new AuthError('validation_failed', { message: 'provider_id must be an UUID' });
  }
  const found = id
    ? await findConnection(pools.owner, 'id', id)
    : await findConnection(pools.owner, 'domain', (domain ?? '').trim());
  if (!found) {
    throw new AuthError('sso_provider_not_found', {
      message: id ? 'No such SSO provider' : 'No SSO provider assigned for this domain',
    });
  }
  if (found.disabled) throw new AuthError('sso_provider_disabled');
  return found;
}

/** POST /sso: where a member of an organisation is sent to sign in. */
export const singleSignOn =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const serviceProvider = await parts.saml();
    const body = await readBody(c, Body);
    const challenge = readChallenge(body);
    const connection = await connectionOf(parts, body);
    await countAuthorization(parts, callerOf(parts, c));
    const idp = await currentIdp(parts, connection);
    const relayState = newRelayState();
    const { url, requestId } = await serviceProvider.signInRequest(
      idp,
      relayState,
      connection.name_id_format,
    );
    await rememberRelayState(parts, relayState, {
      connectionId: connection.id,
      requestId,
      redirectTo: redirectTarget(parts.config.siteUrl, body.redirect_to ?? undefined),
      challenge,
    });
    c.header('cache-control', 'no-store');
    return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303);
  };
