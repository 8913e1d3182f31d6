import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import type { AuthParts } from '../../parts.ts';
import { checkImportedHash } from '../../passwords/hash-kind.ts';
import { hashPassword } from '../../passwords/hash.ts';
import { checkPassword } from '../../passwords/policy.ts';
import { readEmail } from '../../request/email-address.ts';
import { checkUserData, UserData } from '../../users/user-data.ts';
import { banUntil } from './ban-duration.ts';

/** What an administrator may set of a person. */
export const UserFields = z.object({
  id: z.uuid().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().max(1000).nullish(),
  password_hash: z.string().max(500).nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: UserData.nullish(),
  app_metadata: UserData.nullish(),
  ban_duration: z.string().max(50).nullish(),
  role: z.string().nullish(),
});

export interface CheckedFields {
  email: string | undefined;
  passwordHash: string | undefined;
  confirm: boolean;
  data: UserData | undefined;
  appData: UserData | undefined;
  /** Undefined leaves it, null lifts a ban. */
  bannedUntil: Date | null | undefined;
}

/** @throws {AuthError} `validation_failed`, `weak_password`, `phone_provider_disabled` */
export async function checkFields(
  { config, now }: AuthParts,
  fields: z.infer<typeof UserFields>,
): Promise<CheckedFields> {
  const refuse = (message: string) => new AuthError('validation_failed', { message });
  if (fields.phone) throw new AuthError('phone_provider_disabled');
  // Another role would appear in the person's tokens, which others than rest/v1 read too.
  if (fields.role && fields.role !== 'authenticated') {
    throw refuse('The only role of a person is authenticated');
  }
  const { password, password_hash: imported } = fields;
  if (password && imported) {
    throw refuse('Only a password or a password hash should be provided');
  }
  if (password) checkPassword(config.password, password);
  if (imported) checkImportedHash(imported);
  return {
    email: fields.email ? readEmail(fields.email) : undefined,
    passwordHash: password ? await hashPassword(password) : (imported ?? undefined),
    confirm: fields.email_confirm ?? false,
    data: fields.user_metadata ? checkUserData(fields.user_metadata) : undefined,
    appData: fields.app_metadata ? checkUserData(fields.app_metadata) : undefined,
    bannedUntil: fields.ban_duration ? banUntil(fields.ban_duration, now()) : undefined,
  };
}
