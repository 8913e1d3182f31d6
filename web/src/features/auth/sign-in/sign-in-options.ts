import { useEffect, useState } from 'react';
import { loadPublicConfig } from '#web/data/public-config.ts';
import { isRecord } from '#web/lib/is-record.ts';

export interface CaptchaSettings {
  provider: 'turnstile' | 'hcaptcha';
  siteKey: string;
}

/** A service where people have an account already. */
export interface Provider {
  id: string;
  label: string;
}

/** What this server offers beside a password, and how it counts. */
export interface SignInOptions {
  providers: readonly Provider[];
  /** Signing in through an organization (SAML). */
  organizations: boolean;
  passkeys: boolean;
  captcha: CaptchaSettings | null;
  limits: { signIns: number; signInWindowMinutes: number; signUpsPerHour: number };
}

const NOTHING_MORE: SignInOptions = {
  providers: [],
  organizations: false,
  passkeys: false,
  captcha: null,
  limits: { signIns: 5, signInWindowMinutes: 5, signUpsPerHour: 3 },
};

export function parseSignInOptions(config: Readonly<Record<string, unknown>>): SignInOptions {
  const { providers, captcha, limits } = config;
  return {
    providers: Array.isArray(providers) ? providers.flatMap(parseProvider) : [],
    organizations: config['sso'] === true,
    passkeys: config['passkeys'] === true,
    captcha: parseCaptcha(captcha),
    limits: { ...NOTHING_MORE.limits, ...(isRecord(limits) ? parseLimits(limits) : {}) },
  };
}

function parseProvider(value: unknown): Provider[] {
  if (!isRecord(value) || typeof value['id'] !== 'string') return [];
  const { id, label } = value;
  return [{ id, label: typeof label === 'string' ? label : id }];
}

function parseCaptcha(value: unknown): CaptchaSettings | null {
  if (!isRecord(value) || typeof value['siteKey'] !== 'string') return null;
  const { provider, siteKey } = value;
  return provider === 'turnstile' || provider === 'hcaptcha' ? { provider, siteKey } : null;
}

function parseLimits(limits: Record<string, unknown>): Partial<SignInOptions['limits']> {
  const numbers = Object.entries(limits).filter(([, value]) => typeof value === 'number');
  return Object.fromEntries(numbers);
}

/** When the server does not answer, only what always works is offered. */
export async function loadSignInOptions(): Promise<SignInOptions> {
  const config = await loadPublicConfig().catch(() => null);
  return config ? parseSignInOptions(config.all) : NOTHING_MORE;
}

export function useSignInOptions(): SignInOptions {
  const [options, setOptions] = useState(NOTHING_MORE);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const loaded = await loadSignInOptions();
      if (!gone) setOptions(loaded);
    };
    void load();
    return () => {
      gone = true;
    };
  }, []);
  return options;
}
