import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CookieBanner } from '#web/features/cookies/cookie-banner.tsx';
import { useStandingBar } from '#web/ui/page/standing-bar.ts';
import { OfflineBar } from '../offline/offline-bar.tsx';

/** Pages that somebody opens in a hard moment. */
const HELP: readonly string[] = ['/crisis', '/crisis-moment', '/breathe', '/safety-plan'];

function useIsHelp(): boolean {
  return HELP.includes(useLocation().pathname.replace(/\/$/, ''));
}

/**
 * The bar at the bottom of the screen. It is sticky, not fixed: at the end of a page it takes its
 * own room and never hides the last line.
 */
export function BottomBar({ children }: { children?: ReactNode }) {
  return (
    // Room is kept above it for what takes focus in the page; what takes focus in it needs none.
    <div className="sticky bottom-0 z-30 [@media(min-height:32rem)]:**:-scroll-my-20">
      <OfflineBar />
      <CookieBanner thin={useIsHelp()} />
      {useStandingBar()}
      {children}
    </div>
  );
}
