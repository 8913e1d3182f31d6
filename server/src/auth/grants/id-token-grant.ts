import { z } from 'zod';
import { AuthError } from '../errors/auth-error.ts';
import { requireSecondFactor } from '../factors/account.ts';
import { linkToUser } from '../federation/link-to-user.ts';
import type { IdentityProvider } from '../federation/providers/identity-provider.ts';
import { tokenRefused } from '../federation/providers/id-token.ts';
import { signInWith } from '../federation/sign-in.ts';
import { checkAttempt, countAttempt } from '../limits/auth-limits.ts';
import type { AuthContext, AuthParts } from '../parts.ts';
import { requireConfirmed } from '../passwords/confirm-session.ts';
import { callerOf } from '../request/caller.ts';
import { readBody } from '../request/read-body.ts';
import { requireUser } from '../request/require-session.ts';
import { createSession } from '../sessions/create-session.ts';
import { inTransaction } from '../transaction.ts';
import { tellOfChange } from '../users/tell-of-change.ts';

const Body = z.object({
  id_token: z.string().max(16_384).nullish(),
  access_token: z.string().max(16_384).nullish(),
  nonce: z.string().max(500).nullish(),
  provider: z.string().max(100).nullish(),
  client_id: z.string().max(500).nullish(),
  issuer: z.string().max(500).nullish(),
  link_identity: z.boolean().nullish(),
});
type Body = z.infer<typeof Body>;

/** How GoTrue names the ones that every client knows. */
const ISSUERS = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['azure', 'https://login.microsoftonline.com/common/v2.0'],
  ['facebook', 'https://www.facebook.com'],
  ['google', 'https://accounts.google.com'],
  ['kakao', 'https://kauth.kakao.com'],
]);

type Verifier = NonNullable<IdentityProvider['identityOf']>;

function verifierOf({ providers }: AuthParts, { provider, issuer, client_id }: Body): Verifier {
  if (!provider && !(issuer && client_id)) {
    throw tokenRefused('provider or client_id and issuer required');
  }
  const found = provider
    ? providers.get(provider)
    : [...providers.values()].find((each) => each.isFor?.(issuer ?? '', client_id ?? ''));
  if (found?.identityOf) return found.identityOf;
  const known = ISSUERS.get(provider ?? '') ?? (found ? (provider ?? issuer) : undefined);
  throw known
    ? new AuthError('provider_disabled', {
        message: `Provider (issuer "${known}") is not enabled`,
      })
    : new AuthError('validation_failed', {
        message: `Custom OIDC provider "${provider ?? ''}" not allowed`,
      });
}

/** POST /token?grant_type=id_token: an app has a provider's token already; signs in or links. */
export async function idTokenGrant(parts: AuthParts, c: AuthContext): Promise<Response> {
  const body = await readBody(c, Body);
  if (!body.id_token) throw tokenRefused('id_token required');
  const linking = body.link_identity === true ? await requireUser(parts, c) : null;
  if (linking) {
    if (!parts.config.federation.manualLinking) throw new AuthError('manual_linking_disabled');
    await requireSecondFactor(parts, linking.user, linking.sessionId);
    await requireConfirmed(parts, linking.user, linking.sessionId, parts.pools.owner);
  }
  const verify = verifierOf(parts, body);
  const caller = callerOf(parts, c);
  await checkAttempt(parts, caller);
  const identity = await verify({
    idToken: body.id_token,
    accessToken: body.access_token || undefined,
    nonce: body.nonce || undefined,
  }).catch(async (error: unknown) => {
    await countAttempt(parts, caller);
    throw error;
  });
  const { siteUrl: redirectTo } = parts.config;
  if (!linking) {
    const session = await signInWith(parts, { identity, caller, redirectTo }, (client, user) =>
      createSession(parts, caller, user, 'oauth', client),
    );
    return c.json(session);
  }
  const session = await inTransaction(parts.pools.owner, async (client) => {
    const user = await linkToUser(parts, client, linking.user.id, identity, caller);
    return createSession(parts, caller, user, 'oauth', client);
  });
  await tellOfChange(parts, linking.user.email, 'identity_linked');
  return c.json(session);
}
