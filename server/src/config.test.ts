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
      dataPerPersonPerMinute: 600,
      dataPerIpPerMinute: 3000,
    });
    expect(config.session).toEqual({
      timeoutMinutes: 180,
      maxConcurrent: 3,
      lifetimeHours: 720,
      reauthenticationMinutes: 10,
      factorRecoveryHours: 72,
    });
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
    [
      { DATABASE_URL: 'mysql://me:secret@x/y' },
      'DATABASE_URL=mysql://…@x/y must be a postgres:// address.',
    ],
    ...['Remanso', 'hola@', 'Remanso hola@remanso.example', 'a@b.example, c@d.example'].map(
      (from): [Record<string, string>, string] => [
        { MAIL_FROM: from },
        `MAIL_FROM=${from} must be an address, or a name and <an address>.`,
      ],
    ),
    [{ PASSWORD_POLICY: 'strict' }, 'PASSWORD_POLICY=strict must be off or configured.'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY=maybe must be true or false.'],
  ])('says in one sentence what is wrong: %j', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(new ConfigError(sentence));
  });

  it.each([
    [{}, true],
    [{ SITE_URL: 'http://127.0.0.1:8080' }, true],
    [{ SITE_URL: 'http://[::1]:3000' }, true],
    [{ SITE_URL: 'https://remanso.example' }, false],
    [{ SITE_URL: 'https://localhost.example' }, false],
    [{ TRUST_PROXY: 'true' }, false],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
  ])('shows mails that are not sent on this machine only: %j', (env, shown) => {
    expect(loadConfig(env).showOutbox).toBe(shown);
  });

  it.each(['hola@remanso.example', 'Remanso <hola@remanso.example>', '"R, S" <a+b@c.example>'])(
    'takes the sender %s',
    (from) => {
      expect(loadConfig({ MAIL_FROM: from }).mailFrom).toBe(from);
    },
  );

  it('keeps one slash out of the links in mails', () => {
    expect(loadConfig({ SITE_URL: 'https://remanso.example/' }).siteUrl).toBe(
      'https://remanso.example',
    );
  });
});
