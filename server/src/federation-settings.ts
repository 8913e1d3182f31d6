import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

/** A place where people have an account already, as the operator configured it. */
export interface OidcSettings {
  kind: 'oidc';
  id: string;
  label: string;
  issuer: string;
  /** The first signs people in by redirect; ID tokens for any of them are taken. */
  clientIds: readonly [string, ...string[]];
  clientSecret: string | AppleKey | undefined;
  scopes: readonly string[];
  responseMode: 'query' | 'form_post';
}

export interface GithubSettings {
  kind: 'github';
  id: 'github';
  label: string;
  clientId: string;
  clientSecret: string;
  url: string;
  apiUrl: string;
}

/** Apple's client secret is a token that we sign ourselves. */
export interface AppleKey {
  teamId: string;
  keyId: string;
  privateKey: string;
}

export type ProviderSettings = OidcSettings | GithubSettings;

export interface FederationSettings {
  providers: ReadonlyMap<string, ProviderSettings>;
  manualLinking: boolean;
  saml: { enabled: boolean; idpInitiated: boolean; privateKey: string | undefined };
}

type Env = Record<string, string | undefined>;

const RESERVED = new Set(['email', 'phone', 'anonymous_users', 'sso', 'saml', 'github']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Tokens travel over this address, so plain http only within this machine. */
const safeAddress = z
  .url({ protocol: /^https?$/, error: 'must be an https address' })
  .refine((value) => {
    const url = new URL(value);
    return url.protocol === 'https:' || LOOPBACK.has(url.hostname);
  }, 'must be an https address')
  .transform((value) => value.replace(/\/+$/, ''));

const GenericProvider = z.strictObject({
  issuer: safeAddress,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  label: z.string().min(1).max(60).optional(),
  scopes: z.string().optional(),
  responseMode: z.enum(['query', 'form_post']).optional(),
});

const GenericProviders = z.record(
  z
    .string()
    .regex(/^(custom:)?[a-z][a-z0-9_-]{0,38}$/, 'names are small letters, digits, - and _')
    .refine((name) => !RESERVED.has(name), 'this name has a meaning of its own'),
  GenericProvider,
);

function list(given: string): [string, ...string[]] {
  const [first = '', ...more] = given
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return [first, ...more];
}

function flagOf(env: Env, name: string, unset: boolean): boolean {
  const value = env[name];
  if (value === undefined) return unset;
  if (value !== '0' && value !== '1' && value !== 'true' && value !== 'false') {
    throw new ConfigError(`${name}=${value} must be true or false.`);
  }
  return value === '1' || value === 'true';
}

/** Either all of them or none. */
function together(env: Env, names: readonly string[]): boolean {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return false;
  if (missing.length > 0) {
    const given = names.find((name) => env[name] !== undefined) ?? '';
    throw new ConfigError(`${given} also needs ${missing.join(' and ')}.`);
  }
  return true;
}

/** A wrong key is better noticed now than by the first person who wants to sign in. */
function checkKey(name: string, pem: string, type: 'ec' | 'rsa'): void {
  let found: string | undefined;
  try {
    found = createPrivateKey(pem).asymmetricKeyType;
  } catch {
    found = undefined;
  }
  if (found !== type) {
    throw new ConfigError(`${name} must be a private ${type.toUpperCase()} key in PEM form.`);
  }
}

function google(env: Env): OidcSettings | undefined {
  if (!together(env, ['OIDC_GOOGLE_CLIENT_ID', 'OIDC_GOOGLE_CLIENT_SECRET'])) return undefined;
  return {
    kind: 'oidc',
    id: 'google',
    label: 'Google',
    issuer: 'https://accounts.google.com',
    clientIds: list(env.OIDC_GOOGLE_CLIENT_ID ?? ''),
    clientSecret: env.OIDC_GOOGLE_CLIENT_SECRET,
    scopes: ['openid', 'email', 'profile'],
    responseMode: 'query',
  };
}

const APPLE_KEY = ['OIDC_APPLE_TEAM_ID', 'OIDC_APPLE_KEY_ID', 'OIDC_APPLE_PRIVATE_KEY'] as const;

function apple(env: Env): OidcSettings | undefined {
  const id = env.OIDC_APPLE_CLIENT_ID;
  const given = env.OIDC_APPLE_CLIENT_SECRET;
  const hasKey = together(env, APPLE_KEY);
  if (id === undefined) {
    if (!hasKey && given === undefined) return undefined;
    throw new ConfigError('OIDC_APPLE_… settings also need OIDC_APPLE_CLIENT_ID.');
  }
  if (hasKey === (given !== undefined)) {
    throw new ConfigError(
      `OIDC_APPLE_CLIENT_ID needs either OIDC_APPLE_CLIENT_SECRET or ${APPLE_KEY.join(', ')}.`,
    );
  }
  const key: AppleKey = {
    teamId: env.OIDC_APPLE_TEAM_ID ?? '',
    keyId: env.OIDC_APPLE_KEY_ID ?? '',
    // Where a variable cannot hold lines, they are written as \n.
    privateKey: (env.OIDC_APPLE_PRIVATE_KEY ?? '').replaceAll('\\n', '\n'),
  };
  if (hasKey) checkKey('OIDC_APPLE_PRIVATE_KEY', key.privateKey, 'ec');
  return {
    kind: 'oidc',
    id: 'apple',
    label: 'Apple',
    issuer: 'https://appleid.apple.com',
    clientIds: list(id),
    clientSecret: given ?? key,
    scopes: ['openid', 'email', 'name'],
    // Apple answers requests for a name or an address only by a form.
    responseMode: 'form_post',
  };
}

function address(env: Env, name: string, unset: string): string {
  const parsed = safeAddress.safeParse(env[name] ?? unset);
  if (parsed.success) return parsed.data;
  throw new ConfigError(`${name}=${env[name] ?? ''} ${parsed.error.issues[0]?.message ?? ''}.`);
}

function github(env: Env): GithubSettings | undefined {
  if (!together(env, ['OAUTH_GITHUB_CLIENT_ID', 'OAUTH_GITHUB_CLIENT_SECRET'])) return undefined;
  const url = address(env, 'OAUTH_GITHUB_URL', 'https://github.com');
  const api = url === 'https://github.com' ? 'https://api.github.com' : `${url}/api/v3`;
  return {
    kind: 'github',
    id: 'github',
    label: 'GitHub',
    clientId: env.OAUTH_GITHUB_CLIENT_ID ?? '',
    clientSecret: env.OAUTH_GITHUB_CLIENT_SECRET ?? '',
    url,
    apiUrl: address(env, 'OAUTH_GITHUB_API_URL', api),
  };
}

function generic(env: Env): OidcSettings[] {
  const text = env.OIDC_PROVIDERS;
  if (text === undefined) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ConfigError('OIDC_PROVIDERS must be JSON: {"name": {"issuer": …, "clientId": …}}.');
  }
  const parsed = GenericProviders.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const where = issue?.path.join('.') || 'the whole';
    const about = issue?.code === 'invalid_key' ? issue.issues[0] : issue;
    throw new ConfigError(`OIDC_PROVIDERS is wrong at ${where}: ${about?.message ?? 'not valid'}.`);
  }
  return Object.entries(parsed.data).map(([id, given]) => ({
    kind: 'oidc',
    id,
    label: given.label ?? id.replace(/^custom:/, ''),
    issuer: given.issuer,
    clientIds: list(given.clientId),
    clientSecret: given.clientSecret,
    scopes: [...new Set(['openid', ...(given.scopes ?? 'email profile').split(/[\s,]+/)])],
    responseMode: given.responseMode ?? 'query',
  }));
}

/**
 * Ways to sign in through others, from the environment. None is on by default.
 * @param env variables that are set; empty ones are left out by the caller
 * @throws {ConfigError} one sentence that names the variable
 */
export function federationSettings(env: Env): FederationSettings {
  const providers = new Map<string, ProviderSettings>();
  for (const provider of [google(env), apple(env), github(env), ...generic(env)]) {
    if (provider === undefined) continue;
    if (providers.has(provider.id)) {
      throw new ConfigError(`OIDC_PROVIDERS names ${provider.id}, which has settings of its own.`);
    }
    providers.set(provider.id, provider);
  }
  const samlKey = env.SAML_PRIVATE_KEY?.replaceAll('\\n', '\n');
  if (samlKey !== undefined) checkKey('SAML_PRIVATE_KEY', samlKey, 'rsa');
  return {
    providers,
    manualLinking: flagOf(env, 'MANUAL_LINKING', true),
    saml: {
      enabled: flagOf(env, 'SAML_ENABLED', false),
      idpInitiated: flagOf(env, 'SAML_IDP_INITIATED', false),
      privateKey: samlKey,
    },
  };
}
