import type { ReactNode } from 'react';
import { CookieBanner } from '#web/features/cookies/cookie-banner.tsx';
import { OfflineBar } from '../offline/offline-bar.tsx';

/**
 * What stays at the foot of the screen. It sticks instead of floating: at the end of a page it
 * takes its own room, so it never hides the last line.
 */
export function BottomBar({ children }: { children?: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-30">
      <OfflineBar />
      <CookieBanner />
      {children}
    </div>
  );
}
