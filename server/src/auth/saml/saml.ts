import type { Config } from '#server/config.ts';
import { AuthError } from '../errors/auth-error.ts';
import { loadSamlKey } from './saml-key.ts';
import type { ServiceProvider } from './service-provider.ts';

async function load(config: Config): Promise<ServiceProvider> {
  // Loaded with the first use: a server without SAML never reads its libraries.
  const [key, { createServiceProvider }] = await Promise.all([
    loadSamlKey(config),
    import('./service-provider.ts'),
  ]);
  return createServiceProvider(config.siteUrl, key);
}

/** Our side of SAML 2.0 once it is needed. @throws {AuthError} `saml_provider_disabled` where it is off */
export function samlLoader(config: Config): () => Promise<ServiceProvider> {
  let pending: Promise<ServiceProvider> | undefined;
  return async () => {
    if (!config.federation.saml.enabled) throw new AuthError('saml_provider_disabled');
    pending ??= load(config).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}
