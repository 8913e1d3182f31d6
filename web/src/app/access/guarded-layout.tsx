import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { queryClient } from '#web/data/query-client.ts';
import { useSession } from '#web/data/session.ts';
import { withOrigin } from '#web/features/auth/origin.ts';
import { acceptsOptionalCookies } from './cookie-choice.ts';
import { FramedPage } from './framed-page.tsx';
import { LoadingCard } from './loading-card.tsx';
import { ACCESS_TEXTS } from './texts.ts';
import { useAccess } from './use-access.ts';

// Most visits need none of these.
const BlockAnonymous = lazy(async () => {
  const { BlockAnonymous: Block } = await import('./block-anonymous.tsx');
  return { default: Block };
});
const ConsentCheckFailed = lazy(async () => {
  const { ConsentCheckFailed: Failed } = await import(
    '#web/features/consent/consent-check-failed.tsx'
  );
  return { default: Failed };
});
const ConsentGate = lazy(async () => {
  const { ConsentGate: Gate } = await import('#web/features/consent/consent-gate.tsx');
  return { default: Gate };
});
// Read only by who asks for it.
const LegalText = lazy(() => import('./legal/legal-text.tsx'));

/** Around every guarded route: a page behind it is not even mounted before a person may see it. */
export default function GuardedLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Guard />
    </QueryClientProvider>
  );
}

function Guard(): ReactNode {
  const { access, retry } = useAccess();
  const { pathname, search } = useLocation();
  const session = useSession();
  const [wasInside, setWasInside] = useState(false);
  if (access === 'allowed' && !wasInside) setWasInside(true);

  const here = pathname + search;
  // Whoever leaves on purpose is not sent back here at the next sign-in.
  const left = wasInside && session.status === 'signed-out' && session.left;
  switch (access) {
    case 'checking-authentication':
      return <FramedPage looking={ACCESS_TEXTS.authenticating} />;
    case 'checking-consent':
      return <FramedPage looking={ACCESS_TEXTS.checkingConsent} />;
    case 'sign-in':
    case 'second-step':
      return <Navigate to={withOrigin('/signin', left ? null : here)} replace />;
    case 'block-anonymous':
      return (
        <Suspense fallback={<LoadingCard text={ACCESS_TEXTS.authenticating} />}>
          <BlockAnonymous />
        </Suspense>
      );
    case 'verify-email':
      return <Navigate to={withOrigin('/verify-email', here)} replace />;
    case 'consent-failed':
      return (
        <Suspense fallback={<LoadingCard text={ACCESS_TEXTS.checkingConsent} />}>
          <ConsentCheckFailed onRetry={retry} />
        </Suspense>
      );
    case 'ask-consent':
      return (
        <Suspense fallback={<LoadingCard text={ACCESS_TEXTS.checkingConsent} />}>
          <ConsentGate cookieConsent={acceptsOptionalCookies} document={<LegalText />} />
        </Suspense>
      );
    default:
      return <FramedPage looking={null} />;
  }
}
