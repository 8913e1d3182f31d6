import { SignOutButton } from '#web/features/auth/sign-out/sign-out-button.tsx';
import { RevokeConsent } from '#web/features/consent/revoke-consent.tsx';
import { CookiePreferences } from '#web/features/cookies/cookie-preferences.tsx';
import { SettingsPage } from '#web/features/settings/settings-page.tsx';
import { loadOwnData } from '../../own-data/load-own-data.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

export const meta = () => pageTitle(APP_TEXTS.areas.settings);

export default function Settings() {
  return (
    <SettingsPage
      cookies={<CookiePreferences />}
      consent={<RevokeConsent />}
      signOut={<SignOutButton loadOwnData={loadOwnData} />}
    />
  );
}
