import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { CaptchaSettings } from '#server/config.ts';
import { roleOfKey } from '#server/http/bearer/api-key.ts';
import { bearerToken } from '#server/http/bearer/bearer.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthParts } from '../parts.ts';
import { type Caller, callerOf } from '../request/caller.ts';
import { recordEvent } from '../security-event.ts';
import { checkAttempt, countAttempt } from './auth-limits.ts';

const VERIFY_URLS = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const;
const PATIENCE_MS = 8000;
const MAX_TOKEN = 8192;

const Body = z.object({
  gotrue_meta_security: z
    .object({ captcha_token: z.string().min(1).max(MAX_TOKEN) })
    .optional()
    .catch(undefined),
});
const Verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});
type Verdict = z.infer<typeof Verdict>;

function tokenOf(text: string): string | undefined {
  try {
    return Body.safeParse(JSON.parse(text)).data?.gotrue_meta_security?.captcha_token;
  } catch {
    return undefined;
  }
}

/**
 * Asks the provider. If the provider cannot be asked, nobody is let in: failing open would be no
 * captcha at all.
 */
async function askProvider(
  { provider, secret, siteKey, verifyUrl }: CaptchaSettings,
  token: string,
  { ip }: Caller,
): Promise<Verdict> {
  try {
    const fields = { secret, response: token, remoteip: ip };
    const answer = await fetch(verifyUrl ?? VERIFY_URLS[provider], {
      method: 'POST',
      body: new URLSearchParams(provider === 'hcaptcha' ? { ...fields, sitekey: siteKey } : fields),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    return Verdict.parse(await answer.json());
  } catch {
    throw new AuthError('captcha_failed', {
      status: 503,
      message: 'captcha verification process failed, try again',
    });
  }
}

/**
 * Before everything that a robot would like to do: a token of Turnstile or hCaptcha in
 * `gotrue_meta_security`, verified with its provider. Not asked of the secret key, nor of the other
 * grants of `/token`, where there is nothing to guess.
 */
export const captcha = (parts: AuthParts) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const settings = parts.config.captcha;
    const otherGrant = c.req.path.endsWith('/token') && c.req.query('grant_type') !== 'password';
    if (!settings || otherGrant || roleOfKey(parts.keys, bearerToken(c)) === 'service_role') {
      return next();
    }
    const caller = callerOf(parts, c);
    await checkAttempt(parts, caller);
    const token = tokenOf(await c.req.text());
    const verdict: Verdict =
      token === undefined
        ? { success: false, 'error-codes': ['no captcha_token found'] }
        : await askProvider(settings, token, caller);
    if (verdict.success) return next();
    const reasons = verdict['error-codes'].join(', ').slice(0, 200);
    await countAttempt(parts, caller);
    await recordEvent(parts, { type: 'captcha_failed', userId: null, caller }, parts.pools.owner);
    throw new AuthError('captcha_failed', {
      message: `captcha protection: request disallowed (${reasons})`,
    });
  });
