import type { FederationSettings } from '#server/federation-settings.ts';
import { githubProvider } from './github-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { oidcProvider } from './oidc-provider.ts';

export type IdentityProviders = ReadonlyMap<string, IdentityProvider>;

/** The configured providers by their id. Nothing is asked of them before somebody needs it. */
export function createProviders({ providers }: FederationSettings): IdentityProviders {
  return new Map(
    [...providers.values()].map((settings) => [
      settings.id,
      settings.kind === 'github' ? githubProvider(settings) : oidcProvider(settings),
    ]),
  );
}
