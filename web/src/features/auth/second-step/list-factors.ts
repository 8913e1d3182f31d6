import { loadAuth } from '#web/data/auth.ts';

/** Something that the account may be asked for beside the password. */
export interface Factor {
  id: string;
  kind: 'totp' | 'webauthn';
  name: string;
}

/** The verified factors that can be shown here; recovery codes are always another way. */
export async function listFactors(): Promise<Factor[]> {
  const auth = await loadAuth();
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw error;
  return data.all.flatMap(({ id, factor_type: kind, status, friendly_name: name = '' }) =>
    status === 'verified' && (kind === 'totp' || kind === 'webauthn') ? [{ id, kind, name }] : [],
  );
}
