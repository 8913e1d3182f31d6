import type { AuthParts, Endpoint } from '../../parts.ts';
import { listPasskeys, passkeyJson, removePasskey } from '../../passkeys/passkey.ts';
import { callerOf } from '../../request/caller.ts';
import { recordEvent } from '../../security-event.ts';
import { tellOfChange } from '../../users/tell-of-change.ts';
import { storedUser } from '../admin/stored-user.ts';
import { passkeyNotFound, readPasskeyId } from './manage-passkeys.ts';

/** GET /admin/users/{id}/passkeys */
export const adminListPasskeys =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { owner } = parts.pools;
    const user = await storedUser(c, parts.pools.owner);
    return c.json((await listPasskeys(owner, user.id)).map(passkeyJson));
  };

/** DELETE /admin/users/{id}/passkeys/{id}: for a person who lost a device. */
export const adminDeletePasskey =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const user = await storedUser(c, parts.pools.owner);
    const id = readPasskeyId(c);
    if (!(await removePasskey(parts.pools.owner, user.id, id))) throw passkeyNotFound();
    const details = { passkey_id: id, by: 'admin' };
    const caller = callerOf(parts, c);
    await recordEvent(
      parts,
      { type: 'passkey_removed', userId: user.id, caller, details },
      parts.pools.owner,
    );
    await tellOfChange(parts, user.email, 'passkey_removed');
    return c.body(null, 204);
  };
