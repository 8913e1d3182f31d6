import type { Context } from 'hono';
import {
  type ConsentErrorCode,
  type ConsentRequest,
  type ConsentResponse,
  consentRequestSchema,
} from '#domain/contracts/consent.ts';
import { sealSignature } from '#server/db/sealed/signature.ts';
import { withScope } from '#server/db/scope.ts';
import type { Deps } from '#server/deps.ts';
import { fromDatabase, functionError, readJson } from '#server/functions/errors.ts';
import type { HttpEnv } from '#server/http/http-env.ts';

/** Which refusal a wrong field means; the same codes that `record_legal_consent` raises. */
const CODE_OF_FIELD: Partial<Record<PropertyKey, ConsentErrorCode>> = {
  fullName: 'consent_name_and_signature_required',
  digitalSignature: 'consent_name_and_signature_required',
  ageVerified: 'consent_incomplete',
  medicalDisclaimer: 'consent_incomplete',
  privacyPolicy: 'consent_incomplete',
  termsConditions: 'consent_incomplete',
  consentVersion: 'consent_version_outdated',
};

function parse(body: unknown): ConsentRequest {
  const parsed = consentRequestSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path[0];
  const code = CODE_OF_FIELD[field ?? ''] ?? 'bad_request';
  throw functionError(code, field === undefined ? field : String(field));
}

/** POST /functions/v1/consent: records what the signed-in person accepts, as that person. */
export const recordConsent =
  ({ pools, keys }: Pick<Deps, 'pools' | 'keys'>) =>
  async (c: Context<HttpEnv>) => {
    const { scope } = c.var;
    const { sub } = scope.claims;
    if (scope.role !== 'authenticated' || typeof sub !== 'string') {
      throw functionError('consent_not_signed_in');
    }
    const form = parse(await readJson(c));
    const values = [
      sub,
      form.fullName,
      form.consentVersion,
      form.ageVerified,
      form.medicalDisclaimer,
      form.privacyPolicy,
      form.termsConditions,
      form.dataResearch,
      form.cookieConsent,
      form.deviceId,
      sealSignature(keys, sub, form.digitalSignature),
    ];
    try {
      const { rows } = await withScope(pools, scope, (client) =>
        client.query<ConsentResponse>(
          `select public.record_legal_consent(
             $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as "consentId"`,
          values,
        ),
      );
      return c.json(rows[0]);
    } catch (error) {
      throw fromDatabase(error);
    }
  };
