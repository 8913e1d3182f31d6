import { clientIp, userAgentOf } from '#server/http/client-ip/client-ip.ts';
import type { AuthContext, AuthParts } from '../parts.ts';

/** Where a request comes from, as sessions and security events keep it. */
export interface Caller {
  ip: string;
  userAgent: string | null;
}

export function callerOf(parts: AuthParts, c: AuthContext): Caller {
  return { ip: clientIp(c, parts.config.trustProxy), userAgent: userAgentOf(c) };
}

/** The path of a request as an event may keep it: it arrives decoded, with any character in it. */
export function shownPath(c: AuthContext): string {
  return c.req.path.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 200);
}
