import { lazy, Suspense } from 'react';
import { useUser } from '#web/data/session.ts';
import { SignOutButton } from '#web/features/auth/sign-out/sign-out-button.tsx';
import { ProgressFrame } from '#web/features/rewards/progress-frame.tsx';
import { loadOwnData } from '../../own-data/load-own-data.ts';
import { ProfileScene } from '../../profile/profile-scene.tsx';
import { RiverOfCare } from '../../profile/river-of-care.tsx';
import { PROFILE_TEXTS } from '../../profile/texts.ts';
import { TileGroups } from '../../profile/tile-groups.tsx';
import { useKnownLines } from '../../profile/use-known-lines.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { PROFILE } from '../places.ts';
import { pageTitle } from '../../texts.ts';

// After the frame, which keeps their room.
const OwnCare = lazy(() => import('../../profile/own-care.tsx'));
const MeetYou = lazy(() => import('../../profile/meet-you.tsx'));

/** The card of progress lies on the lower edge of the river. */
const OVER_THE_RIVER = 'relative -mt-8 px-3 md:-mt-10 md:px-6';

const FRAME = (
  <div className={OVER_THE_RIVER}>
    <ProgressFrame />
  </div>
);

export const handle = pageKind('page', { header: <ProfileScene />, frame: FRAME });

export const meta = () => pageTitle(PROFILE.title);

export default function Profile() {
  const { email } = useUser();
  return (
    <>
      <Suspense fallback={FRAME}>
        <OwnCare overTheRiver={OVER_THE_RIVER} />
      </Suspense>
      <TileGroups known={useKnownLines()} />
      <RiverOfCare />
      <Suspense fallback={<div className="min-h-160" />}>
        <MeetYou />
      </Suspense>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <p className="min-w-0 text-sm wrap-anywhere text-ink-soft">
          {PROFILE_TEXTS.signedInAs(email)}
        </p>
        <SignOutButton loadOwnData={loadOwnData} variant="quiet" />
      </div>
    </>
  );
}
