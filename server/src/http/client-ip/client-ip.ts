import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The address at the other end of the connection; undefined when there is none (tests, unix socket). */
export function peerAddress(c: Context): string | undefined {
  let address: string | undefined;
  try {
    address = getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
  // A link-local address comes with its interface (fe80::1%eth0), which no database column takes.
  const plain = address?.split('%')[0];
  return plain === undefined ? undefined : (MAPPED.exec(plain)?.[1] ?? plain);
}

/**
 * Who is asking, for limits and security events. Behind a proxy (TRUST_PROXY) it is the last
 * entry of X-Forwarded-For: the one that our own proxy wrote; all before it may be invented.
 */
export function clientIp(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const last = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
    if (isIP(last) !== 0) return MAPPED.exec(last)?.[1] ?? last;
  }
  return peerAddress(c) ?? '127.0.0.1';
}

/** The browser as it names itself. Headers are bytes: what is not plain text would break a row. */
export function userAgentOf(c: Context): string | null {
  const agent = c.req
    .header('user-agent')
    ?.replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, 500);
  return agent || null;
}

/** What a limit counts: an IPv4 address, or the /64 that one household gets in IPv6. */
export function networkOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':')}::/64`;
}

export function isLoopback(address: string | undefined): boolean {
  return address === '::1' || (address !== undefined && /^127\.\d+\.\d+\.\d+$/.test(address));
}
