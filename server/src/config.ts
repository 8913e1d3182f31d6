import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { federationSettings } from './federation-settings.ts';
import { isLoopbackSite } from './mail/outbox-page/loopback-site.ts';

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === '1' || value === 'true');

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** `hola@remanso.example` or `Remanso <hola@remanso.example>`; a line end would begin a header. */
const SENDER = /^(?:[^<>\r\n]*<[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/;

const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: webAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  DATABASE_POOL_API: wholeNumber(1, 1000).default(16),
  // The queue listens on one and works on two; one more is for everybody else.
  DATABASE_POOL_OWNER: wholeNumber(4, 1000).default(8),
  DATABASE_CONNECT_TIMEOUT_MS: wholeNumber(50, 600_000).default(4000),
  /** Statements of people end after 5 s by themselves (db/scope.ts): this is for a frozen database. */
  DATABASE_ANSWER_TIMEOUT_MS: wholeNumber(50, 600_000).default(7000),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an address, or a name and <an address>')
    .default('Remanso <hola@remanso.localhost>'),
  AI_PROVIDER: z
    .enum(['guided', 'openai-compatible', 'anthropic'], {
      error: 'must be guided, openai-compatible or anthropic',
    })
    .default('guided'),
  AI_BASE_URL: webAddress.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' })
    .default('info'),
  LIMIT_SIGN_INS_PER_WINDOW: wholeNumber(1, 10_000).default(5),
  LIMIT_SIGN_IN_WINDOW_MINUTES: wholeNumber(1, 1440).default(15),
  LIMIT_SIGN_UPS_PER_HOUR: wholeNumber(1, 10_000).default(3),
  LIMIT_AUTH_PER_IP_PER_HOUR: wholeNumber(1, 100_000).default(10),
  LIMIT_GENERIC_PER_HOUR: wholeNumber(1, 100_000).default(100),
  LIMIT_ADMIN_PER_HOUR: wholeNumber(1, 100_000).default(50),
  LIMIT_MAILS_PER_HOUR: wholeNumber(1, 10_000).default(4),
  LIMIT_DATA_PER_PERSON_PER_MINUTE: wholeNumber(1, 10_000_000).default(600),
  LIMIT_DATA_PER_IP_PER_MINUTE: wholeNumber(1, 10_000_000).default(3000),
  SESSION_TIMEOUT_MINUTES: wholeNumber(1, 43_200).default(180),
  SESSION_MAX_CONCURRENT: wholeNumber(1, 100).default(3),
  SESSION_LIFETIME_HOURS: wholeNumber(1, 8760).default(720),
  REAUTHENTICATION_MINUTES: wholeNumber(0, 60).default(10),
  FACTOR_RECOVERY_HOURS: wholeNumber(1, 720).default(72),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 128).default(6),
  PASSWORD_POLICY: z
    .enum(['off', 'configured'], { error: 'must be off or configured' })
    .default('off'),
  SIGN_UPS: z.enum(['off', 'on'], { error: 'must be off or on' }).default('on'),
  SIGN_UP_AUTOCONFIRM: flag.default(false),
  ANONYMOUS_SIGN_INS: z.enum(['off', 'on'], { error: 'must be off or on' }).default('off'),
  CAPTCHA_PROVIDER: z
    .enum(['off', 'turnstile', 'hcaptcha'], { error: 'must be off, turnstile or hcaptcha' })
    .default('off'),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  /** For tests only: asks a stand-in instead of the provider. */
  CAPTCHA_VERIFY_URL: webAddress.optional(),
});

/** What `loadConfig` reads, but for other sites that people sign in with (federation-settings.ts). */
export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(Environment.shape);

export interface CaptchaSettings {
  provider: 'turnstile' | 'hcaptcha';
  siteKey: string;
  secret: string;
  verifyUrl: string | undefined;
}

/** Undefined when it is off. */
function captchaSettings(e: z.infer<typeof Environment>): CaptchaSettings | undefined {
  const provider = e.CAPTCHA_PROVIDER;
  if (provider === 'off') return undefined;
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: verifyUrl } = e;
  if (siteKey === undefined || secret === undefined) {
    throw new ConfigError(
      `CAPTCHA_PROVIDER=${provider} also needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.`,
    );
  }
  return { provider, siteKey, secret, verifyUrl };
}

type AiSettings =
  | { provider: 'guided' }
  | { provider: 'openai-compatible'; baseUrl: string; apiKey?: string | undefined; model: string }
  | { provider: 'anthropic'; baseUrl?: string | undefined; apiKey: string; model: string };

/** A model needs an address or a key, and a name. Keys never leave the server. */
function aiSettings(e: z.infer<typeof Environment>): AiSettings {
  const { AI_PROVIDER: provider, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = e;
  if (provider === 'guided') return { provider };
  const needed = (name: string) => new ConfigError(`AI_PROVIDER=${provider} also needs ${name}.`);
  if (model === undefined) throw needed('AI_MODEL');
  if (provider === 'anthropic') {
    if (apiKey === undefined) throw needed('AI_API_KEY');
    return { provider, baseUrl, apiKey, model };
  }
  if (baseUrl === undefined) throw needed('AI_BASE_URL');
  return { provider, baseUrl, apiKey, model };
}

/**
 * Reads the environment once. Limits carry the values of docs/specification.md §9 as defaults.
 * An empty variable counts as unset, because that is how shells and compose files clear one.
 * @throws {ConfigError} naming the first wrong variable and what it must be
 */
export function loadConfig(env: Record<string, string | undefined> = process.env) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    // Some addresses hold a password.
    const value = (present[name] ?? '').replace(/\/\/[^/]*@/, '//…@');
    throw new ConfigError(`${name}=${value} ${issue?.message ?? 'is not valid'}.`);
  }
  const e = parsed.data;
  const siteUrl = (e.SITE_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '');
  return {
    port: e.PORT,
    host: e.HOST,
    /** Where people reach the site, without a slash at the end; mails link to it. */
    siteUrl,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    /** Whether mails that are not sent are shown: at /outbox, and their links in the terminal. */
    showOutbox: e.SMTP_URL === undefined && !e.TRUST_PROXY && isLoopbackSite(siteUrl),
    ai: aiSettings(e),
    federation: federationSettings(present),
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    /** Connections at most of each pool, and how long to wait for a database, in milliseconds. */
    database: {
      api: e.DATABASE_POOL_API,
      owner: e.DATABASE_POOL_OWNER,
      connectMs: e.DATABASE_CONNECT_TIMEOUT_MS,
      answerMs: e.DATABASE_ANSWER_TIMEOUT_MS,
    },
    limits: {
      signInsPerWindow: e.LIMIT_SIGN_INS_PER_WINDOW,
      signInWindowMinutes: e.LIMIT_SIGN_IN_WINDOW_MINUTES,
      signUpsPerHour: e.LIMIT_SIGN_UPS_PER_HOUR,
      authPerIpPerHour: e.LIMIT_AUTH_PER_IP_PER_HOUR,
      genericPerHour: e.LIMIT_GENERIC_PER_HOUR,
      adminPerHour: e.LIMIT_ADMIN_PER_HOUR,
      mailsPerHour: e.LIMIT_MAILS_PER_HOUR,
      /** Requests to the Data API, counted by each process for itself. */
      dataPerPersonPerMinute: e.LIMIT_DATA_PER_PERSON_PER_MINUTE,
      dataPerIpPerMinute: e.LIMIT_DATA_PER_IP_PER_MINUTE,
    },
    session: {
      timeoutMinutes: e.SESSION_TIMEOUT_MINUTES,
      maxConcurrent: e.SESSION_MAX_CONCURRENT,
      /** However busy it is, a session ends then. */
      lifetimeHours: e.SESSION_LIFETIME_HOURS,
      /** How long a password or code that was typed allows changes of what opens the account. */
      reauthenticationMinutes: e.REAUTHENTICATION_MINUTES,
      /** How long second factors stay after somebody asked by mail to be let in without. */
      factorRecoveryHours: e.FACTOR_RECOVERY_HOURS,
    },
    /** `autoconfirm`: whoever signs up is believed to own the address, without a mail. */
    signUps: { open: e.SIGN_UPS === 'on', autoconfirm: e.SIGN_UP_AUTOCONFIRM },
    anonymousSignIns: e.ANONYMOUS_SIGN_INS === 'on',
    captcha: captchaSettings(e),
    password: { minLength: e.PASSWORD_MIN_LENGTH, policy: e.PASSWORD_POLICY },
  };
}

export type Config = ReturnType<typeof loadConfig>;
