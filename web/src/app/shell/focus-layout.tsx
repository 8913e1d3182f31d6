import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { isGameAddress } from '#web/games/addresses.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { PageErrorBoundary } from '../errors/page-error-boundary.tsx';
import { APP_TEXTS } from '../texts.ts';
import { BottomBar } from './bottom-bar.tsx';
import { HelpLink } from './help-link.tsx';
import { PendingPage } from './pending-page.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

/**
 * The layout of one task without tabs: a game, breathing, crisis moment. Only a way out and a link
 * to help.
 */
export default function FocusLayout() {
  return (
    <Focus>
      <Outlet />
    </Focus>
  );
}

export function ErrorBoundary() {
  return (
    <Focus>
      <PageErrorBoundary />
    </Focus>
  );
}

function Focus({ children }: { children: ReactNode }) {
  const back = backFrom(useLocation().pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 flex min-h-14 flex-wrap items-center justify-between bg-page px-4 py-1.5 md:px-8">
        <div className="order-2">
          <HelpLink />
        </div>
        <Link
          to={back}
          className="order-1 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-ink no-underline hover:bg-surface-2"
        >
          <Icon name="arrow-left" />
          <span className="tight:sr-only">{APP_TEXTS.back}</span>
        </Link>
      </header>
      <Toaster />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="relative mx-auto flex w-full max-w-2xl flex-1 flex-col px-5 py-4 md:px-8"
      >
        {children}
        <PendingPage />
      </main>
      <BottomBar />
    </div>
  );
}

const LISTS = ['/wellness-tools', '/learning', '/resources'];

/** The list that a page of one task belongs to. */
function backFrom(pathname: string): string {
  if (isGameAddress(pathname)) return '/minigames';
  const list = LISTS.find((address) => pathname.startsWith(`${address}/`));
  return list ?? '/';
}
