import { type SecurityChange, securityNoticeMail } from '#server/mail/templates/security-notice.ts';
import type { AuthParts } from '../parts.ts';

/**
 * Writes to the person that something which opens the account has changed, so that nobody changes
 * it unseen. Call it once the change is through: it stands whether or not the mail could be kept.
 * @param email the address that the account had before the change
 */
export async function tellOfChange(
  { config, log, sendMail }: Pick<AuthParts, 'config' | 'log' | 'sendMail'>,
  email: string | null,
  change: SecurityChange,
): Promise<void> {
  if (email === null) return;
  try {
    await sendMail(securityNoticeMail(email, change, config.siteUrl));
  } catch (error) {
    log.error('nobody could be told of a change', { change, error });
  }
}
