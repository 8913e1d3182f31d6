import type { AuthParts, Endpoint } from '../../parts.ts';
import { pageHeaders, readPage } from '../../request/page.ts';
import { USER_COLUMNS, type UserRow } from '../../users/find-user.ts';
import { userJson } from '../../users/user-json.ts';

/** GET /admin/users?page&per_page&filter: newest first, those deleted softly too. */
export const listUsers =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const page = readPage(c);
    const filter = (c.req.query('filter') ?? '').replaceAll('\0', '').slice(0, 254).toLowerCase();
    const { owner } = parts.pools;
    const matching = `($1 = '' or position($1 in lower(coalesce(u.email, ''))) > 0
      or position($1 in lower(coalesce(u.raw_user_meta_data ->> 'full_name', ''))) > 0)`;
    const counted = await owner.query<{ total: number }>(
      `select count(*)::int as total from auth.users u where ${matching}`,
      [filter],
    );
    const { rows } = await owner.query<UserRow>(
      `select ${USER_COLUMNS} from auth.users u where ${matching}
        order by u.created_at desc, u.id desc limit $2 offset $3`,
      [filter, page.perPage, page.offset],
    );
    const total = counted.rows[0]?.total ?? 0;
    const users = rows.map(userJson);
    const headers = pageHeaders('/admin/users', page, total);
    return c.json({ users, aud: 'authenticated' }, 200, headers);
  };
