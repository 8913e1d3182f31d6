import type { Context } from 'hono';
import type { OwnSignature } from '#domain/contracts/consent.ts';
import { openSignature } from '#server/db/sealed/signature.ts';
import { withScope } from '#server/db/scope.ts';
import type { Deps } from '#server/deps.ts';
import { functionError } from '#server/functions/errors.ts';
import type { HttpEnv } from '#server/http/http-env.ts';

/** GET /functions/v1/consent/signature: the image that the person signed with, for that person. */
export const ownSignature =
  ({ pools, keys, log }: Pick<Deps, 'pools' | 'keys' | 'log'>) =>
  async (c: Context<HttpEnv>) => {
    const { scope } = c.var;
    const { sub } = scope.claims;
    if (scope.role !== 'authenticated' || typeof sub !== 'string') {
      throw functionError('consent_not_signed_in');
    }
    const kept = await withScope(
      pools,
      scope,
      async (client) => {
        const { rows } = await client.query<{ digital_signature: string }>(
          `select digital_signature from public.legal_consent_records
            where user_id = $1 and revoked_at is null order by created_at desc limit 1`,
          [sub],
        );
        return rows[0]?.digital_signature;
      },
      { readOnly: true },
    );
    let digitalSignature: string | null = null;
    try {
      if (kept !== undefined) digitalSignature = openSignature(keys, sub, kept);
    } catch (error) {
      // The consent stands without its picture: a lost key must not break the page.
      log.error('a signature does not open', { error });
    }
    const answer: OwnSignature = { digitalSignature };
    return c.json(answer, 200, { 'cache-control': 'no-store' });
  };
