import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import { requireAccount } from '../../factors/account.ts';
import type { AuthContext, AuthParts, Endpoint } from '../../parts.ts';
import { listPasskeys, passkeyJson, removePasskey, renamePasskey } from '../../passkeys/passkey.ts';
import { requireConfirmed } from '../../passwords/confirm-session.ts';
import { readBody } from '../../request/read-body.ts';
import { isUuid } from '../../request/read-id.ts';
import { recordEvent } from '../../security-event.ts';
import { tellOfChange } from '../../users/tell-of-change.ts';
import { requirePasskeyKeeper } from './register-passkey.ts';

const MAX_NAME = 120;

export const passkeyNotFound = () =>
  new AuthError('validation_failed', { status: 404, message: 'Passkey not found' });

export function readPasskeyId(c: AuthContext): string {
  const id = c.req.param('passkey_id') ?? '';
  if (!isUuid(id)) throw passkeyNotFound();
  return id;
}

/** GET /passkeys */
export const passkeys =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user } = await requireAccount(parts, c);
    return c.json((await listPasskeys(parts.pools.owner, user.id)).map(passkeyJson));
  };

const Body = z.object({ friendly_name: z.string().nullish() });

/** PATCH /passkeys/{id}: another name. */
export const updatePasskey =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user } = await requireAccount(parts, c);
    const id = readPasskeyId(c);
    const name = (await readBody(c, Body)).friendly_name ?? '';
    if (name === '') {
      throw new AuthError('validation_failed', { message: 'friendly_name is required' });
    }
    if (name.length > MAX_NAME) {
      const message = `friendly_name must be ${MAX_NAME} characters or less`;
      throw new AuthError('validation_failed', { message });
    }
    const renamed = await renamePasskey(parts.pools.owner, user.id, id, name, parts.now());
    if (!renamed) throw passkeyNotFound();
    return c.json(passkeyJson(renamed));
  };

/** DELETE /passkeys/{id} */
export const deletePasskey =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user, caller, sessionId } = await requirePasskeyKeeper(parts, c);
    await requireConfirmed(parts, user, sessionId, parts.pools.owner);
    const id = readPasskeyId(c);
    if (!(await removePasskey(parts.pools.owner, user.id, id))) throw passkeyNotFound();
    const details = { passkey_id: id };
    await recordEvent(
      parts,
      { type: 'passkey_removed', userId: user.id, caller, details },
      parts.pools.owner,
    );
    await tellOfChange(parts, user.email, 'passkey_removed');
    return c.body(null, 204);
  };
