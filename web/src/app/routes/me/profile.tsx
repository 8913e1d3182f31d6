import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '#web/data/session.ts';
import { SignOutButton } from '#web/features/auth/sign-out/sign-out-button.tsx';
import { companionSettingsKey } from '#web/features/chat/api/companion-settings.ts';
import { keepAddress } from '#web/features/chat/offline/last-address.ts';
import { ownNameQuery } from '#web/features/home/api/own-name.ts';
import type { OwnProfile } from '#web/features/profile/api/own-profile.ts';
import { HowToMeetYou } from '#web/features/profile/how-to-meet-you.tsx';
import { useOwnProfile } from '#web/features/profile/use-own-profile.ts';
import { RestToday } from '#web/features/rewards/care/rest-today.tsx';
import { ProgressFrame, ProgressSummary } from '#web/features/rewards/progress-summary.tsx';
import { loadOwnData } from '../../own-data/load-own-data.ts';
import { LedgerDisclosure } from '../../profile/ledger-disclosure.tsx';
import { ProfileScene } from '../../profile/profile-scene.tsx';
import { PROFILE_TEXTS } from '../../profile/texts.ts';
import { TileGroups } from '../../profile/tile-groups.tsx';
import { useKnownLines } from '../../profile/use-known-lines.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { PROFILE } from '../places.ts';
import { pageTitle } from '../../texts.ts';

/** The card of progress lies on the lower edge of the river. */
const OVER_THE_RIVER = 'relative -mt-8 px-3 md:-mt-10 md:px-6';

export const handle = pageKind('page', {
  header: <ProfileScene />,
  frame: (
    <div className={OVER_THE_RIVER}>
      <ProgressFrame />
    </div>
  ),
});

export const meta = () => pageTitle(PROFILE.title);

export default function Profile() {
  const { id: userId, email } = useUser();
  const queries = useQueryClient();

  /** What other parts of the app know of it by now. */
  function onSaved({ name, address }: Partial<OwnProfile>) {
    if (name !== undefined) {
      void queries.invalidateQueries({ queryKey: ownNameQuery(userId).queryKey });
    }
    if (address !== undefined) {
      keepAddress(address);
      void queries.invalidateQueries({ queryKey: companionSettingsKey });
    }
  }
  const { profile, change, saving } = useOwnProfile(onSaved);

  return (
    <>
      <div className={OVER_THE_RIVER}>
        <ProgressSummary
          streak={profile?.showsStreak}
          onStreak={(showsStreak) => change({ showsStreak })}
        />
      </div>
      <div className="mt-4 md:px-6">
        <RestToday />
        <LedgerDisclosure />
      </div>
      <TileGroups known={useKnownLines()} />
      {profile && (
        <div className="pt-10">
          <HowToMeetYou profile={profile} onChange={change} saving={saving} />
        </div>
      )}
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <p className="min-w-0 text-sm wrap-anywhere text-ink-soft">
          {PROFILE_TEXTS.signedInAs(email)}
        </p>
        <SignOutButton loadOwnData={loadOwnData} variant="quiet" />
      </div>
    </>
  );
}
