import type { AuthParts, Endpoint } from '../../parts.ts';
import { requireUser } from '../../request/require-session.ts';
import { userJson } from '../../users/user-json.ts';

/** GET /user */
export const getUser =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user } = await requireUser(parts, c);
    return c.json(userJson(user));
  };
