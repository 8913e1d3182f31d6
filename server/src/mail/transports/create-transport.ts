import type { Config } from '#server/config.ts';
import type { MailTransport } from '../mail.ts';
import { outboxTransport } from './outbox.ts';
import { smtpTransport } from './smtp.ts';

/** SMTP when SMTP_URL is set, else the outbox folder. */
export function createMailTransport(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'showOutbox'>,
): MailTransport {
  return config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : outboxTransport(config.dataDir, config.mailFrom, config.showOutbox ? undefined : () => {});
}
