import type { Pool } from 'pg';

/** Lets go of what no rule looks at any more: old counters, expired links, codes and sessions. */
export async function cleanUp(owner: Pool, sessionTimeoutMinutes: number): Promise<void> {
  await owner.query(`delete from auth.rate_limits where window_start < now() - interval '2 days'`);
  await owner.query(`delete from auth.one_time_tokens where expires_at < now() - interval '1 day'`);
  await owner.query(`delete from auth.flow_state where expires_at < now() - interval '1 day'`);
  await owner.query(
    `delete from private.answer_leases where expires_at < now() - interval '1 hour'`,
  );
  for (const table of ['oauth_states', 'saml_relay_states', 'saml_assertions']) {
    // One after the other: nobody waits for it.
    // oxlint-disable-next-line no-await-in-loop
    await owner.query(`delete from auth.${table} where expires_at < now() - interval '1 hour'`);
  }
  await owner.query(
    `delete from auth.sessions
      where coalesce(refreshed_at, created_at) < now() - make_interval(mins => $1)
         or not_after < now()`,
    [sessionTimeoutMinutes + 60],
  );
}
