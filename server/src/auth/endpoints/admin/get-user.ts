import type { AuthParts, Endpoint } from '../../parts.ts';
import { userJson } from '../../users/user-json.ts';
import { storedUser } from './stored-user.ts';

/** GET /admin/users/{id} */
export const adminGetUser =
  (parts: AuthParts): Endpoint =>
  async (c) =>
    c.json(userJson(await storedUser(c, parts.pools.owner)));
