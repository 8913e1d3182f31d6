import type { PoolClient } from 'pg';
import { AuthError } from '../../errors/auth-error.ts';

/** A domain leads to one connection. @throws {AuthError} `sso_domain_already_exists` */
export async function refuseForeignDomains(
  client: PoolClient,
  domains: readonly string[],
  connectionId: string | null,
): Promise<void> {
  const { rows } = await client.query<{ domain: string; sso_provider_id: string }>(
    `select domain, sso_provider_id from auth.sso_domains
      where domain = any ($1) and sso_provider_id is distinct from $2 limit 1`,
    [domains, connectionId],
  );
  const [taken] = rows;
  if (taken) {
    throw new AuthError('sso_domain_already_exists', {
      message: `SSO Domain '${taken.domain}' is already assigned to an SSO identity provider (${taken.sso_provider_id})`,
    });
  }
}
