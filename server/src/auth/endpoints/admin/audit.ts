import type { AuthParts, Endpoint } from '../../parts.ts';
import { pageHeaders, readPage } from '../../request/page.ts';
import type { SecurityEventType } from '../../security-event.ts';

/** How the protocol names what our security events record, and its kind; others keep their name. */
const ACTIONS: Partial<Record<SecurityEventType, readonly [action: string, kind: string]>> = {
  admin_factor_deleted: ['factor_deleted', 'factor'],
  admin_user_banned: ['user_modified', 'user'],
  admin_user_created: ['user_signedup', 'team'],
  admin_user_deleted: ['user_deleted', 'team'],
  admin_user_invited: ['user_invited', 'team'],
  admin_user_updated: ['user_modified', 'user'],
  email_changed: ['user_modified', 'user'],
  factor_enrolled: ['factor_in_progress', 'factor'],
  factor_removed: ['factor_unenrolled', 'factor'],
  factor_verified: ['verification_attempted', 'factor'],
  password_changed: ['user_updated_password', 'user'],
  password_recovery_requested: ['user_recovery_requested', 'user'],
  provider_sign_in: ['login', 'account'],
  recovery_codes_made: ['generate_recovery_codes', 'recovery_codes'],
  refresh_token_reused: ['token_revoked', 'token'],
  sign_out: ['logout', 'account'],
  sign_up: ['user_signedup', 'team'],
};
const NAMES = new Map(Object.entries(ACTIONS));

interface EventRow {
  id: string;
  user_id: string | null;
  email: string | null;
  is_sso_user: boolean | null;
  event_type: string;
  event_details: Record<string, unknown>;
  ip_address: string | null;
  created_at: Date;
}

function entryJson(event: EventRow) {
  const [action, kind] = NAMES.get(event.event_type) ?? [event.event_type, 'account'];
  return {
    id: event.id,
    payload: {
      actor_id: event.user_id ?? '',
      actor_username: event.email ?? '',
      actor_via_sso: event.is_sso_user ?? false,
      action,
      log_type: kind,
      traits: event.event_details,
    },
    created_at: event.created_at,
    ip_address: event.ip_address ?? '',
  };
}

/** GET /admin/audit?page&per_page: the security events of everybody, newest first. */
export const audit =
  ({ pools: { owner } }: AuthParts): Endpoint =>
  async (c) => {
    const page = readPage(c);
    const counted = await owner.query<{ total: number }>(
      'select count(*)::int as total from public.security_events',
    );
    const { rows } = await owner.query<EventRow>(
      `select e.id, e.user_id, u.email, u.is_sso_user, e.event_type, e.event_details,
         host(e.ip_address) as ip_address, e.created_at
        from public.security_events e left join auth.users u on u.id = e.user_id
        order by e.created_at desc, e.id desc limit $1 offset $2`,
      [page.perPage, page.offset],
    );
    const total = counted.rows[0]?.total ?? 0;
    return c.json(rows.map(entryJson), 200, pageHeaders('/admin/audit', page, total));
  };
