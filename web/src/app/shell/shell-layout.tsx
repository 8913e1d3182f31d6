import { lazy, type ReactNode, Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { PageErrorBoundary } from '../errors/page-error-boundary.tsx';
import { APP_TEXTS } from '../texts.ts';
import { BottomBar } from './bottom-bar.tsx';
import { HelpLink } from './help-link.tsx';
import { KIND_CLASSES, useIsGuarded, usePageKind } from './page-kind.ts';
import { PendingPage } from './pending-page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { Wordmark } from './wordmark.tsx';

// Visitors have no areas yet, so they do not fetch the map of them.
const Rail = lazy(() => import('./navigation.tsx').then((map) => ({ default: map.Rail })));
const SearchDoor = lazy(() =>
  import('./navigation.tsx').then((map) => ({ default: map.SearchDoor })),
);
const Tabs = lazy(() => import('./navigation.tsx').then((map) => ({ default: map.Tabs })));

// The same elements each time: a prerendered map then stays on screen until its script is here.
const RAIL = (
  <Suspense fallback={null}>
    <Rail />
  </Suspense>
);
const TABS = (
  // Keeps their place, so that nothing moves when they come.
  <Suspense fallback={<div className="min-h-[calc(4rem+1px)] border-t border-line lg:hidden" />}>
    <Tabs />
  </Suspense>
);

/** Everything but the focus pages: header, areas (rail or tabs) and the page between them. */
export default function ShellLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** An error in a page leaves the shell, and the way to help, in place. */
export function ErrorBoundary() {
  return (
    <Shell>
      <PageErrorBoundary />
    </Shell>
  );
}

function Shell({ children }: { children: ReactNode }) {
  const kind = usePageKind();
  const { status } = useSession();
  // A prerendered page behind the guard is drawn for whoever may see it; visitors are led away.
  const isGuarded = useIsGuarded();
  const inside = status === 'signed-in' || (status === 'loading' && isGuarded);
  const unsure = status === 'loading' && 'for-members';
  return (
    <div
      className={classNames(
        'flex flex-col',
        kind === 'conversation'
          ? 'h-dvh overflow-hidden tight:h-auto tight:min-h-dvh tight:overflow-visible'
          : 'min-h-dvh',
        inside && 'lg:pl-60',
      )}
    >
      <SkipLink />
      <Header inside={inside} over={kind === 'scene'} />
      <Toaster place={kind === 'scene' ? 'over' : 'below'} />
      {inside && (
        <div
          className={classNames(
            'fixed inset-y-0 left-0 z-30 hidden w-60 flex-col border-r border-line bg-surface lg:flex',
            unsure,
          )}
        >
          {RAIL}
        </div>
      )}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={classNames('relative flex-1', KIND_CLASSES[kind])}
      >
        {children}
        <PendingPage />
      </main>
      {!inside && <SiteFooter />}
      <BottomBar>
        {inside && (
          // An open keyboard leaves little height, and navigation is not needed while writing.
          <div
            className={classNames(
              kind === 'conversation' && '[@media(max-height:32rem)]:hidden',
              unsure,
            )}
          >
            {TABS}
          </div>
        )}
      </BottomBar>
    </div>
  );
}

/** Help is first in tab order and last in visual order. */
function Header({ inside, over }: { inside: boolean; over: boolean }) {
  return (
    <header
      className={classNames(
        'top-0 z-30 flex min-h-14 flex-wrap items-center gap-2 px-4 py-1.5 md:px-8',
        over
          ? 'absolute inset-x-0 pr-36 text-(--scene-ink,var(--ink)) md:pr-52'
          : 'sticky border-b border-line bg-page',
        over && inside && 'lg:left-60',
      )}
    >
      {/* Over a scene the header goes away with it; the way to help stays. */}
      <div className={over ? 'fixed top-1.5 right-4 z-30 md:right-8' : 'order-3'}>
        <HelpLink />
      </div>
      <div
        className={classNames(
          'order-1 mr-auto',
          inside && 'tight:hidden lg:invisible',
          over && 'tight:invisible',
        )}
      >
        <Wordmark />
      </div>
      {inside && (
        <Suspense>
          <SearchDoor />
        </Suspense>
      )}
      {!inside && (
        <Link
          to="/signin"
          className="for-visitors order-2 inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-inherit no-underline hover:underline"
        >
          {APP_TEXTS.signIn}
        </Link>
      )}
    </header>
  );
}
