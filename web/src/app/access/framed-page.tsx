import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { PageBackdrop } from '../background/page-backdrop.tsx';
import { afterPage } from '../entry/after-page.ts';
import { useIsOneTask, usePageHandle } from '../shell/page-kind.ts';
import { LoadingCard } from './loading-card.tsx';

// The reward is asked for later where there is no network now.
const DailyReward = afterPage(
  async () => (await import('#web/features/rewards/daily-reward.tsx')).DailyReward,
);
const AccountGoing = afterPage(async () => (await import('./account-going.tsx')).AccountGoing);

/**
 * The page, or, while the guard still looks, as much of it as is the same for everyone. The header
 * is one element all along: what was painted first is not painted again.
 * @param looking what is being looked at; null when the person may see the page
 */
export function FramedPage({ looking }: { looking: string | null }): ReactNode {
  const { header, frame } = usePageHandle();
  // A prerendered page does not know yet whether anybody is there to see its frame.
  const unsure = useSession().status === 'loading' && 'for-members';
  const allowed = looking === null;
  const oneTask = useIsOneTask();
  return (
    <>
      <PageBackdrop unsure={unsure} live={allowed} />
      {allowed && (
        <>
          <Suspense>
            <DailyReward quiet={oneTask} />
          </Suspense>
          <Suspense>
            <AccountGoing />
          </Suspense>
        </>
      )}
      {header && <div className={classNames(unsure)}>{header}</div>}
      {allowed ? <Outlet /> : <Looking text={looking} frame={frame} unsure={unsure} />}
    </>
  );
}

/** In the place of the page, or over its frame. */
function Looking(props: { text: string; frame: ReactNode; unsure: string | false }): ReactNode {
  const { text, frame, unsure } = props;
  if (!frame) return <LoadingCard text={text} />;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div className={classNames('flex min-h-0 flex-1 flex-col', unsure)}>{frame}</div>
      <div className="absolute inset-0 flex items-center justify-center">
        <LoadingCard text={text} />
      </div>
    </div>
  );
}
