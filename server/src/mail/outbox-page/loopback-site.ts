import { isLoopback } from '#server/http/client-ip/client-ip.ts';

/** Whether this address names the machine that it is opened on. */
export function isLoopbackSite(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || isLoopback(hostname.replaceAll(/[[\]]/g, ''));
}
