import { queryOptions } from '@tanstack/react-query';
import { LEGAL_FRAMEWORK_VERSION } from '#domain/limits.ts';
import { loadBackend, type Backend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { deviceId } from '#web/lib/device-id.ts';
import { clearLocalConsent, hasLocalConsent, keepLocalConsent } from '../local-consent.ts';

const COLUMNS =
  'created_at, consent_version, age_verified, medical_disclaimer, privacy_policy, terms_conditions, data_research, cookie_consent, full_name';

/** Whether the person has accepted the version in force. Asked even without network: it then fails. */
export function consentQuery(userId: string) {
  return queryOptions({
    queryKey: ['consent', userId],
    queryFn: () => checkConsent(userId),
    staleTime: staleTimes.static,
    networkMode: 'always',
    retry: false,
  });
}

async function checkConsent(userId: string): Promise<boolean> {
  const backend = await loadBackend();
  const found = (await findConsent(backend, userId)) || (await linkedConsent(backend, userId));
  if (!found) clearLocalConsent();
  return found;
}

async function findConsent(backend: Backend, userId: string): Promise<boolean> {
  const records = dataOf(
    await backend
      .from('legal_consent_records')
      .select(COLUMNS)
      .eq('user_id', userId)
      .eq('consent_version', LEGAL_FRAMEWORK_VERSION)
      .is('revoked_at', null)
      .order('created_at', { ascending: false })
      .limit(1),
  );
  const record = records[0];
  if (!record) return false;
  // The signature stays on the server: a browser that never took it does not need it.
  if (!hasLocalConsent(userId)) {
    keepLocalConsent({
      consentVersion: record.consent_version,
      ageVerified: record.age_verified,
      medicalDisclaimer: record.medical_disclaimer,
      privacyPolicy: record.privacy_policy,
      termsConditions: record.terms_conditions,
      dataResearch: record.data_research,
      cookieConsent: record.cookie_consent,
      timestamp: record.created_at,
      deviceId: deviceId(),
      userId,
      fullName: record.full_name,
      digitalSignature: '',
    });
  }
  return true;
}

/**
 * docs/specification.md §4: consents given in this browser before signing in become the person's.
 */
async function linkedConsent(backend: Backend, userId: string): Promise<boolean> {
  const linked = dataOf(
    await backend.rpc('link_anonymous_consents_to_user', {
      p_user_id: userId,
      p_device_id: deviceId(),
    }),
  );
  return linked > 0 && findConsent(backend, userId);
}
