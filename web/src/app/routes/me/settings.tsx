import { lazy, Suspense } from 'react';
import { SETTINGS } from '#web/features/settings/places.ts';
import { SignOutButton } from '#web/features/auth/sign-out/sign-out-button.tsx';
import { RevokeConsent } from '#web/features/consent/revoke-consent.tsx';
import { CookieFrame, CookiePreferences } from '#web/features/cookies/cookie-preferences.tsx';
import {
  SettingsFrame,
  SettingsHeader,
  SettingsPage,
} from '#web/features/settings/settings-page.tsx';
import { BACKGROUND_TEXTS } from '#web/features/background/texts.ts';
import { useOwnedPieces } from '#web/features/store/api/owned.ts';
import { TOKEN_STORE } from '#web/features/store/places.ts';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { loadOwnData } from '../../own-data/load-own-data.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

// Its pictures come after the page.
const BackgroundChooser = lazy(async () => ({
  default: (await import('#web/features/background/chooser/background-chooser.tsx'))
    .BackgroundChooser,
}));

export const handle = pageKind('wide', {
  header: <SettingsHeader />,
  frame: <SettingsFrame cookies={<CookieFrame />} />,
});

export const meta = () => pageTitle(SETTINGS.title);

export default function Settings() {
  const owned = useOwnedPieces();
  return (
    <SettingsPage
      background={
        <Suspense fallback={<PageLoader text={BACKGROUND_TEXTS.loading} />}>
          <BackgroundChooser owned={owned} store={TOKEN_STORE.address} />
        </Suspense>
      }
      cookies={<CookiePreferences />}
      consent={<RevokeConsent />}
      signOut={<SignOutButton loadOwnData={loadOwnData} />}
    />
  );
}
