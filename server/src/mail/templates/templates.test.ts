import { describe, expect, it } from 'vitest';
import { deletionDoneMail, deletionRequestedMail } from './account-deletion.ts';
import { confirmationMail, confirmationToChooseMail } from './confirmation.ts';
import { emailChangeCurrentMail, emailChangeNewMail } from './email-change.ts';
import { factorRemovalMail, factorsRemovedMail } from './factor-removal.ts';
import { inviteMail } from './invite.ts';
import { magicLinkMail } from './magic-link.ts';
import { reauthenticationMail } from './reauthentication.ts';
import { recoveryMail } from './recovery.ts';
import { type SecurityChange, securityNoticeMail } from './security-notice.ts';

const LINK = 'http://localhost:3000/auth/v1/verify?token=abc&type=signup';
const TO = 'ana@example.test';
const CODE = '012345';

const WITH_LINK = {
  confirmationMail,
  confirmationToChooseMail,
  recoveryMail,
  magicLinkMail,
  inviteMail,
  emailChangeNewMail,
  emailChangeCurrentMail: (to: string, secrets: { link: string; code: string }) =>
    emailChangeCurrentMail(to, secrets, 'nueva@example.test'),
};
const CHANGES: Record<SecurityChange, RegExp> = {
  password_changed: /otra contraseña en/,
  email_changed: /responde a este mensaje/,
  passkey_added: /quítala en/,
  passkey_removed: /otra contraseña en/,
  factor_added: /quítalo en/,
  factor_removed: /otra contraseña en/,
  factor_removal_cancelled: /responde a este mensaje/,
  recovery_codes_made: /otra contraseña en/,
  recovery_codes_removed: /otra contraseña en/,
  identity_linked: /quita la vinculación en/,
  identity_unlinked: /otra contraseña en/,
};
const changes = Object.keys(CHANGES) as SecurityChange[];
const NOTICES = Object.fromEntries(
  changes.map((change) => [
    change,
    (to: string, { link }: { link: string }) => securityNoticeMail(to, change, link),
  ]),
);
const ALL = {
  ...NOTICES,
  ...WITH_LINK,
  reauthenticationMail,
  deletionRequestedMail: (to: string, { link }: { link: string }) =>
    deletionRequestedMail(to, { when: '28 de noviembre de 2026', link }),
  deletionDoneMail: (to: string) => deletionDoneMail(to),
  factorRemovalMail: (to: string, { link }: { link: string }) =>
    factorRemovalMail(to, new Date('2026-11-28T12:00:00Z'), link),
  factorsRemovedMail: (to: string, { link }: { link: string }) => factorsRemovedMail(to, link),
};

describe.each(Object.entries(ALL))('%s', (_name, write) => {
  const mail = write(TO, { link: LINK, code: CODE });

  it('says the same with and without HTML', () => {
    const words = mail.text.split('\n\n').filter((part) => !/http|Tu código/.test(part));
    for (const line of words) expect(mail.html).toContain(line.trim());
    expect(mail.html).toContain('<html lang="es">');
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.subject.length).toBeLessThan(80);
  });

  it('lets nothing out of its place in the page', () => {
    const { html } = write(TO, { link: 'http://x/"><script>alert(1)</script>', code: CODE });
    expect(html).not.toContain('<script>');
  });
});

describe.each(Object.entries(WITH_LINK))('%s', (_name, write) => {
  it('carries the link and the code', () => {
    const { text, html, link } = write(TO, { link: LINK, code: CODE });
    expect(text).toContain(LINK);
    expect(text).toContain(`Tu código: ${CODE}`);
    expect(html).toContain(`href="${LINK.replaceAll('&', '&amp;')}"`);
    expect(html).toContain(`>${CODE}</p>`);
    expect(link).toBe(LINK);
  });
});

describe.each(changes)('the notice of %s', (change) => {
  it('says how to undo what was not one’s own doing, and leads there', () => {
    const site = 'https://remanso.example';
    const { text, link } = securityNoticeMail(TO, change, site);
    expect(text).toMatch(CHANGES[change]);
    expect(text).toContain('Si no fuiste tú');
    expect(link).toBe(`${site}/settings/security`);
  });
});
