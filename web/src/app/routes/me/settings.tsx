import { SignOutButton } from '#web/features/auth/sign-out/sign-out-button.tsx';
import { RevokeConsent } from '#web/features/consent/revoke-consent.tsx';
import { CookieFrame, CookiePreferences } from '#web/features/cookies/cookie-preferences.tsx';
import { later } from '#web/features/settings/parts/later.tsx';
import { SETTINGS } from '#web/features/settings/places.ts';
import { SettingsFrame, SettingsHeader } from '#web/features/settings/settings-frame.tsx';
import { SettingsPage } from '#web/features/settings/settings-page.tsx';
import { useOwnedPieces } from '#web/features/store/api/owned.ts';
import { TOKEN_STORE } from '#web/features/store/places.ts';
import { loadOwnData } from '../../own-data/load-own-data.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', {
  header: <SettingsHeader />,
  frame: <SettingsFrame cookies={<CookieFrame />} />,
});

export const meta = () => pageTitle(SETTINGS.title);

const BackgroundChooser = later(async () => {
  const { BackgroundChooser: chooser } = await import(
    '#web/features/background/chooser/background-chooser.tsx'
  );
  return chooser;
});
const NiloSection = later(async () => {
  const { NiloSection: section } = await import('#web/features/chat/settings/nilo-section.tsx');
  return section;
});
const KeptList = later(async () => {
  const { KeptList: list } = await import('#web/features/settings/device/kept-list.tsx');
  return list;
});

/** All features speak of what they keep: fetched when somebody wants to see it. */
async function loadKept() {
  const { KEPT_ON_DEVICE } = await import('../../own-data/kept-groups.ts');
  return KEPT_ON_DEVICE;
}

export default function Settings() {
  const owned = useOwnedPieces();
  return (
    <SettingsPage
      background={<BackgroundChooser owned={owned} store={TOKEN_STORE.address} />}
      nilo={<NiloSection />}
      device={<KeptList load={loadKept} />}
      cookies={<CookiePreferences />}
      consent={<RevokeConsent />}
      signOut={<SignOutButton loadOwnData={loadOwnData} />}
    />
  );
}
