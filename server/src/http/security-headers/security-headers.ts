import { createMiddleware } from 'hono/factory';
import { contentSecurityPolicy } from './content-security-policy.ts';

const HEADERS: Record<string, string> = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * Sets the headers on every answer that has not set its own (a page with an inline script brings
 * its own policy). HSTS for a year, without subdomains (they may be somebody else's), and only when
 * the site is on https: on http it would be ignored or harmful.
 */
export function securityHeaders(siteUrl: string) {
  const headers = siteUrl.startsWith('https://')
    ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000' }
    : HEADERS;
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
}
