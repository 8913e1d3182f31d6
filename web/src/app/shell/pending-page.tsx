import { useLocation, useNavigation } from 'react-router';
import { isGameAddress } from '#web/games/addresses.ts';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { APP_TEXTS } from '../texts.ts';

/** Covers the old page while the next one is fetched; fast pages come without a flash. */
export function PendingPage() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  if (!next || next.pathname === pathname) return null;
  return (
    <div className="absolute inset-0 z-20 animate-late bg-page">
      <PageLoader
        text={isGameAddress(next.pathname) ? APP_TEXTS.loadingGame : APP_TEXTS.loadingPage}
      />
    </div>
  );
}
