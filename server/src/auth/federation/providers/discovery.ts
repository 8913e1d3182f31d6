import { setTimeout as sleep } from 'node:timers/promises';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretPost,
  clockTolerance,
  type Configuration,
  discovery,
  None,
} from 'openid-client';
import type { OidcSettings } from '#server/federation-settings.ts';
import { appleSecret } from './apple-secret.ts';
import { PROVIDER_TIMEOUT_MS, providerFailure } from './identity-provider.ts';

const FRESH_MS = 60 * 60_000;
const TRIES = 2;
const PAUSE_MS = 300;
/** Seconds that a provider's clock may differ from ours. */
const CLOCK_TOLERANCE = 60;

function clientAuth({ clientSecret }: OidcSettings): ClientAuth {
  if (clientSecret === undefined) return None();
  if (typeof clientSecret === 'string') return ClientSecretPost(clientSecret);
  return (_server, client, body) => {
    body.set('client_id', client.client_id);
    body.set('client_secret', appleSecret(clientSecret, client.client_id, new Date()));
  };
}

async function discover(settings: OidcSettings): Promise<Configuration> {
  const issuer = new URL(settings.issuer);
  const options = {
    timeout: PROVIDER_TIMEOUT_MS / 1000,
    execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
  };
  const metadata = { [clockTolerance]: CLOCK_TOLERANCE };
  for (let left = TRIES; ; left -= 1) {
    try {
      return await discovery(
        issuer,
        settings.clientIds[0],
        metadata,
        clientAuth(settings),
        options,
      );
    } catch (error) {
      if (left <= 1) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * The provider's description of itself, asked for once an hour. While the provider does not answer,
 * the last description serves.
 */
export function discoveryCache(settings: OidcSettings): () => Promise<Configuration> {
  let known: { configuration: Configuration; at: number } | undefined;
  let pending: Promise<Configuration> | undefined;

  async function refresh(): Promise<Configuration> {
    try {
      const configuration = await discover(settings);
      known = { configuration, at: Date.now() };
      return configuration;
    } catch (error) {
      if (known) return known.configuration;
      throw providerFailure(`The provider ${settings.id} does not answer`, error);
    } finally {
      pending = undefined;
    }
  }

  return async () => {
    if (known && Date.now() - known.at < FRESH_MS) return known.configuration;
    pending ??= refresh();
    return pending;
  };
}
