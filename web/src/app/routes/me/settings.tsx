import { SETTINGS } from '#web/features/settings/places.ts';
import { SignOutButton } from '#web/features/auth/sign-out/sign-out-button.tsx';
import { RevokeConsent } from '#web/features/consent/revoke-consent.tsx';
import { CookieFrame, CookiePreferences } from '#web/features/cookies/cookie-preferences.tsx';
import {
  SettingsFrame,
  SettingsHeader,
  SettingsPage,
} from '#web/features/settings/settings-page.tsx';
import { loadOwnData } from '../../own-data/load-own-data.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', {
  header: <SettingsHeader />,
  frame: <SettingsFrame cookies={<CookieFrame />} />,
});

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
