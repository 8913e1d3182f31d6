import { useOwnProfile } from '#web/features/profile/use-own-profile.ts';
import { RestToday } from '#web/features/rewards/care/rest-today.tsx';
import { ProgressSummary } from '#web/features/rewards/progress-summary.tsx';
import { LedgerDisclosure } from './ledger-disclosure.tsx';

/** What was gathered, a rest, and where each token came from; its first card lies over the river. */
export default function OwnCare({ overTheRiver }: { overTheRiver: string }) {
  const { profile, change } = useOwnProfile();
  return (
    <>
      <div className={overTheRiver}>
        <ProgressSummary
          streak={profile?.showsStreak}
          onStreak={(showsStreak) => change({ showsStreak })}
        />
      </div>
      <div className="mt-4 md:px-6">
        <RestToday />
        <LedgerDisclosure />
      </div>
    </>
  );
}
