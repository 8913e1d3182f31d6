import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ConsentRequest, consentRequestSchema } from '#domain/contracts/consent.ts';
import { LEGAL_FRAMEWORK_VERSION } from '#domain/limits.ts';
import { callFunction } from '#web/data/backend.ts';
import { DataError } from '#web/data/data-error.ts';
import { useSession } from '#web/data/session.ts';
import { logSecurityEvent } from '#web/data/security-events.ts';
import { deviceId } from '#web/lib/device-id.ts';
import { inspectInput, MALICIOUS_INPUT } from '#web/lib/inspect-input.ts';
import type { ConsentChoices } from '../consent-form.ts';
import { keepLocalConsent } from '../local-consent.ts';
import { consentQuery } from './check-consent.ts';
import { consentRecordQuery } from './own-record.ts';

interface Consent {
  choices: ConsentChoices;
  signature: string;
  /** Whether optional cookies were accepted in this browser. */
  cookieConsent: boolean;
}

/** Records what was accepted, with name and signature. @throws {DataError} */
export function useGiveConsent() {
  const queries = useQueryClient();
  const session = useSession();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ choices, signature, cookieConsent }: Consent) => {
      if (session.status !== 'signed-in') {
        throw new DataError('consent_not_signed_in', 'signed out', 401);
      }
      const request = consentRequestSchema.safeParse({
        fullName: cleanName(choices.fullName),
        digitalSignature: signature,
        ageVerified: choices.ageVerified,
        medicalDisclaimer: choices.medicalDisclaimer,
        privacyPolicy: choices.privacyPolicy,
        termsConditions: choices.termsConditions,
        dataResearch: choices.dataResearch,
        cookieConsent,
        deviceId: deviceId(),
        consentVersion: LEGAL_FRAMEWORK_VERSION,
      } satisfies Record<keyof ConsentRequest, unknown>);
      if (!request.success) throw new DataError('consent_incomplete', 'incomplete', 400);
      await callFunction('consent', request.data);
      return { ...request.data, userId: session.user.id };
    },
    onSuccess: async (given) => {
      keepLocalConsent({ ...given, timestamp: new Date().toISOString() });
      await queries.invalidateQueries({ queryKey: consentRecordQuery(given.userId).queryKey });
      queries.setQueryData(consentQuery(given.userId).queryKey, true);
    },
  });
}

function cleanName(fullName: string): string {
  const { clean, suspicious } = inspectInput(fullName);
  if (suspicious) {
    void logSecurityEvent('invalid_request', { field: 'full_name', message: MALICIOUS_INPUT });
  }
  return clean;
}
