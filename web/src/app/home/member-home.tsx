import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '#web/data/query-client.ts';
import { useUser } from '#web/data/session.ts';
import { MemberScene } from '#web/features/home/member-scene.tsx';
import { useLatestEntry } from '#web/features/mood/api/list-entries.ts';
import { MoodCheckIn } from '#web/features/mood/mood-check-in.tsx';
import { DailyReward } from '#web/features/rewards/daily-reward.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AccountGoing } from '../access/account-going.tsx';
import { useAccess } from '../access/use-access.ts';
import { listed } from '../places/registry.ts';
import { APP_TEXTS } from '../texts.ts';
import { flowForHour } from './flow-for-hour.ts';
import { waterOf } from './water-of.ts';

const SUGGESTIONS = listed('atHome');

/** Fetched only when somebody is signed in, so that the visitors' page stays light. */
export default function MemberHome() {
  return (
    <QueryClientProvider client={queryClient}>
      <Door />
    </QueryClientProvider>
  );
}

/** Home has no guard: whoever still lacks a confirmed email or a consent is shown the next step. */
function Door() {
  const { access } = useAccess();
  const suggestions = useSuggestions();
  if (access === 'allowed') return <Today suggestions={suggestions} />;
  const waiting = access === 'checking-authentication' || access === 'checking-consent';
  return (
    <MemberScene water="calm" suggestions={suggestions}>
      {waiting ? (
        <Spinner label={APP_TEXTS.loadingPage} className="inline-flex size-8 text-primary" />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p>{APP_TEXTS.home.unfinished}</p>
          <ButtonLink to="/chat">{APP_TEXTS.home.finish}</ButtonLink>
        </div>
      )}
    </MemberScene>
  );
}

/** After talking, something to do together that fits the hour; then the others. */
function useSuggestions() {
  const [fitting] = useState(() => flowForHour(new Date()));
  return [...SUGGESTIONS.slice(0, 1), fitting, ...SUGGESTIONS.slice(1)];
}

function Today({ suggestions }: { suggestions: ReturnType<typeof useSuggestions> }) {
  const latest = useLatestEntry(useUser().id);
  const [now] = useState(() => new Date());
  return (
    <>
      <DailyReward />
      <MemberScene water={waterOf(latest, now)} suggestions={suggestions}>
        <AccountGoing />
        <MoodCheckIn />
      </MemberScene>
    </>
  );
}
