import { lazy, type ReactNode, Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { PageErrorBoundary } from '../errors/page-error-boundary.tsx';
import { APP_TEXTS } from '../texts.ts';
import { BottomBar } from './bottom-bar.tsx';
import { HelpLink } from './help-link.tsx';
import { KIND_CLASSES, usePageKind } from './page-kind.ts';
import { PendingPage } from './pending-page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { Wordmark } from './wordmark.tsx';

// Visitors have no areas yet, so they do not fetch the map of them.
const Rail = lazy(() => import('./navigation.tsx').then((map) => ({ default: map.Rail })));
const Tabs = lazy(() => import('./navigation.tsx').then((map) => ({ default: map.Tabs })));

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
  const signedIn = useSession().status === 'signed-in';
  return (
    <div
      className={classNames(
        'flex flex-col',
        kind === 'conversation'
          ? 'h-dvh overflow-hidden tight:h-auto tight:min-h-dvh tight:overflow-visible'
          : 'min-h-dvh',
        signedIn && 'lg:pl-60',
      )}
    >
      <SkipLink />
      <Header signedIn={signedIn} over={kind === 'scene'} />
      <Toaster place={kind === 'scene' ? 'over' : 'below'} />
      {signedIn && (
        <div className="fixed inset-y-0 left-0 z-30 hidden w-60 flex-col border-r border-line bg-surface lg:flex">
          <Suspense fallback={null}>
            <Rail />
          </Suspense>
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
      {!signedIn && <SiteFooter />}
      <BottomBar>
        {signedIn && (
          // An open keyboard leaves little height, and who writes is not looking for another place.
          <div
            className={kind === 'conversation' ? '[@media(max-height:32rem)]:hidden' : undefined}
          >
            <Suspense fallback={null}>
              <Tabs />
            </Suspense>
          </div>
        )}
      </BottomBar>
    </div>
  );
}

/** Help comes first in the order of the keyboard, last in the line of the eye. */
function Header({ signedIn, over }: { signedIn: boolean; over: boolean }) {
  return (
    <header
      className={classNames(
        'top-0 z-30 flex min-h-14 flex-wrap items-center gap-2 px-4 py-1.5 md:px-8',
        over
          ? 'absolute inset-x-0 pr-36 text-(--scene-ink,var(--ink)) md:pr-52'
          : 'sticky border-b border-line bg-page',
        over && signedIn && 'lg:left-60',
      )}
    >
      {/* Over a scene the header goes away with it; the way to help stays. */}
      <div className={over ? 'fixed top-1.5 right-4 z-30 md:right-8' : 'order-3'}>
        <HelpLink />
      </div>
      <div
        className={classNames(
          'order-1 mr-auto',
          signedIn && 'lg:invisible',
          over && 'tight:invisible',
        )}
      >
        <Wordmark />
      </div>
      {!signedIn && (
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
