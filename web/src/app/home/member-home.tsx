import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#web/data/query-client.ts';
import { MemberScene } from '#web/features/home/member/member-scene.tsx';
import { DailyReward } from '#web/features/rewards/daily-reward.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAccess } from '../access/use-access.ts';
import { APP_TEXTS } from '../texts.ts';
import { Today } from './today.tsx';
import { MEMBER_HOME_TEXTS } from './texts.ts';

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
  if (access === 'allowed') {
    return (
      <>
        <DailyReward />
        <Today />
      </>
    );
  }
  const waiting = access === 'checking-authentication' || access === 'checking-consent';
  return (
    <MemberScene
      water="calm"
      emotion="default"
      sky={
        <h1 className="mt-7 font-title text-[2.125rem] leading-tight font-semibold md:text-4xl">
          {MEMBER_HOME_TEXTS.question}
        </h1>
      }
    >
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
