import { AuthError } from '../errors/auth-error.ts';
import type { AuthParts } from '../parts.ts';
import type { AmrEntry, AuthMethod } from '../tokens/access-token.ts';

/**
 * How long following a mail's link counts as proof of the mailbox: docs/specification.md §5's hour
 * of a recovery link.
 */
const BY_MAIL_MINUTES = 60;

/** Whether the session began, within the last hour, by one of these. */
export async function cameBy(
  { pools, now }: Pick<AuthParts, 'pools' | 'now'>,
  sessionId: string,
  methods: readonly AuthMethod[],
): Promise<boolean> {
  const { rows } = await pools.owner.query<{ amr: AmrEntry[] }>(
    'select amr from auth.sessions where id = $1',
    [sessionId],
  );
  const session = rows[0];
  if (!session) throw new AuthError('session_not_found');
  const since = now().getTime() / 1000 - BY_MAIL_MINUTES * 60;
  return session.amr.some((e) => methods.includes(e.method) && e.timestamp >= since);
}
