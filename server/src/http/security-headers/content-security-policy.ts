import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** CSP sources of the inline scripts of a built page; the page's own are the only ones that run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)].toSorted();
}

export type CaptchaProvider = 'turnstile' | 'hcaptcha';
interface CaptchaSources {
  /** The widget's script and the frame that it opens. */
  widget: string;
  /** What its script writes into our page and asks from there. */
  page: string[];
}

/** What a captcha needs, as its provider says, and no more: Turnstile does all of it in its frame. */
const CAPTCHA_SOURCES: Record<CaptchaProvider, CaptchaSources> = {
  turnstile: { widget: 'https://challenges.cloudflare.com', page: [] },
  hcaptcha: {
    widget: 'https://hcaptcha.com https://*.hcaptcha.com',
    page: ['https://hcaptcha.com https://*.hcaptcha.com'],
  },
};

/**
 * Everything from ourselves only, and from the captcha's provider where one is configured. Style attributes are allowed, because prerendered pages carry
 * them; style sheets and scripts are not written into pages except the hashed ones.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  captcha?: CaptchaProvider,
): string {
  const others = captcha === undefined ? undefined : CAPTCHA_SOURCES[captcha];
  const widget = others ? [others.widget] : [];
  const page = others?.page ?? [];
  return [
    `default-src 'self'`,
    [`script-src 'self'`, ...scriptHashes, ...widget].join(' '),
    [`style-src 'self'`, ...page].join(' '),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' data: blob:`,
    `font-src 'self'`,
    [`connect-src 'self'`, ...page].join(' '),
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-src ${others?.widget ?? `'none'`}`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
