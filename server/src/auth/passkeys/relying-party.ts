import { PRODUCT } from '#domain/product.ts';
import { redirectTarget } from '../request/redirect-target.ts';

/** Who a key is made for: this site, and nobody else's. */
export interface RelyingParty {
  /** The domain that keys are bound to. */
  id: string;
  name: string;
  /** The origin to expect, given the one that the browser put into its answer. */
  expectedOrigin(clientDataJSON: string): string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function claimedOrigin(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof data === 'object' && data !== null && 'origin' in data
      ? new URL(String(data.origin)).origin
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * From SITE_URL alone. While the site is this machine, keys are bound to `localhost` (browsers take
 * no bare address) and every port counts, as with links (redirect-target.ts).
 */
export function relyingParty(siteUrl: string): RelyingParty {
  const site = new URL(siteUrl);
  return {
    id: LOOPBACK.has(site.hostname) ? 'localhost' : site.hostname,
    name: PRODUCT,
    expectedOrigin(clientDataJSON) {
      const claimed = claimedOrigin(clientDataJSON);
      const allowed = claimed !== undefined && redirectTarget(siteUrl, claimed) !== siteUrl;
      return allowed ? claimed : site.origin;
    },
  };
}
