import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

describe('loadConfig', () => {
  it('starts with the limits of the specification', () => {
    const config = loadConfig({});
    expect(config.limits).toEqual({
      signInsPerWindow: 5,
      signInWindowMinutes: 15,
      signUpsPerHour: 3,
      authPerIpPerHour: 10,
      genericPerHour: 100,
      adminPerHour: 50,
      mailsPerHour: 4,
    });
    expect(config.session).toEqual({ timeoutMinutes: 180, maxConcurrent: 3 });
    expect(config.password).toEqual({ minLength: 6, policy: 'off' });
  });

  it('takes an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', SITE_URL: '' }).siteUrl).toBe('http://localhost:3000');
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT=abc must be a whole number.'],
    [{ PORT: '70000' }, 'PORT=70000 must be at most 65535.'],
    [{ SITE_URL: 'ftp://x' }, 'SITE_URL=ftp://x must be an http or https address.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL=mysql://x must be a postgres:// address.'],
    [{ PASSWORD_POLICY: 'strict' }, 'PASSWORD_POLICY=strict must be off or configured.'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY=maybe must be true or false.'],
  ])('says in one sentence what is wrong: %j', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(new ConfigError(sentence));
  });

  it('keeps one slash out of the links in mails', () => {
    expect(loadConfig({ SITE_URL: 'https://remanso.example/' }).siteUrl).toBe(
      'https://remanso.example',
    );
  });
});
