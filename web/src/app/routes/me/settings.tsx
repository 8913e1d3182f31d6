import { SETTINGS } from '#web/features/settings/places.ts';
import { SignOutButton } from '#web/features/auth/sign-out/sign-out-button.tsx';
import { RevokeConsent } from '#web/features/consent/revoke-consent.tsx';
import { CookiePreferences } from '#web/features/cookies/cookie-preferences.tsx';
import { SettingsHeader, SettingsPage } from '#web/features/settings/settings-page.tsx';
import { loadOwnData } from '../../own-data/load-own-data.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('page', { header: <SettingsHeader /> });

export const meta = () => pageTitle(SETTINGS.title);

export default function Settings() {
  return (
    <SettingsPage
      cookies={<CookiePreferences />}
      consent={<RevokeConsent />}
      signOut={<SignOutButton loadOwnData={loadOwnData} />}
    />
  );
}
