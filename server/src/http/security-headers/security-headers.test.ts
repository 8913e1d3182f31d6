import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

async function headersOn(siteUrl: string, own?: string) {
  const app = new Hono().use(securityHeaders(siteUrl)).get('/', (c) => {
    if (own) c.header('content-security-policy', own);
    return c.text('ok');
  });
  return (await app.request('/')).headers;
}

describe('securityHeaders', () => {
  it('closes the page to frames, referrers and foreign content', async () => {
    const headers = await headersOn('http://localhost:3000');
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
    expect(headers.get('content-security-policy')).not.toContain(`script-src 'self' 'unsafe`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('asks for https only where the site is on https, as docs/deploying.md says', async () => {
    const name = 'Strict-Transport-Security';
    const app = new Hono().use(securityHeaders('https://remanso.example')).get('/fails', () => {
      throw new Error('on purpose');
    });
    const manual = await readFile(
      new URL('../../../../docs/deploying.md', import.meta.url),
      'utf8',
    );
    app.onError((_, c) => c.text('failed', 500));
    for (const path of ['/fails', '/nothing-here']) {
      const value = (await app.request(path)).headers.get(name);
      expect(value).toBe('max-age=31536000');
      expect(manual).toContain(`\`${name}: ${value}\``);
    }
  });

  it('leaves the policy that a page brings', async () => {
    const headers = await headersOn('http://localhost:3000', `default-src 'none'`);
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'`);
  });
});

describe('contentSecurityPolicy', () => {
  it('lets a captcha in only where one is configured', () => {
    expect(contentSecurityPolicy()).toContain(`frame-src 'none'`);
    expect(contentSecurityPolicy()).not.toContain('https:');
    const policy = contentSecurityPolicy([], 'turnstile');
    expect(policy).toContain(`script-src 'self' https://challenges.cloudflare.com;`);
    expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
    // Its script neither styles our page nor asks anything from there: its frame does.
    expect(policy).toContain(`style-src 'self';`);
    expect(policy).toContain(`connect-src 'self';`);
    expect(contentSecurityPolicy([], 'hcaptcha')).toContain('https://*.hcaptcha.com');
  });
});

describe('inlineScriptHashes', () => {
  it('allows what stands in the page, and nothing that is loaded', () => {
    const html = `<script>a()</script><script src="/x.js"></script><script type="module" async="">b()</script>`;
    const hashes = inlineScriptHashes(html);
    expect(hashes).toHaveLength(2);
    expect(hashes).toContain(`'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='`);
    expect(contentSecurityPolicy(hashes)).toContain(`script-src 'self' 'sha256-`);
  });
});
