import { type SecurityChange, securityNoticeMail } from '#server/mail/templates/security-notice.ts';
import type { AuthParts } from '../parts.ts';

/**
 * Writes to the person that something which opens the account has changed, so that no change goes
 * unnoticed. Call it after the change, which stands whether or not the mail could be queued.
 * @param email the address that the account had before the change
 */
export async function tellOfChange(
  { config, log, pools, sendMail }: Pick<AuthParts, 'config' | 'log' | 'pools' | 'sendMail'>,
  email: string | null,
  change: SecurityChange,
): Promise<void> {
  if (email === null) return;
  try {
    await sendMail(securityNoticeMail(email, change, config.siteUrl), pools.owner);
  } catch (error) {
    log.error('nobody could be told of a change', { change, error });
  }
}
