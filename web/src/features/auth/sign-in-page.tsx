import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { useHydrated } from '#web/lib/use-browser-value.ts';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { SignInWithCode } from './code/sign-in-with-code.tsx';
import { wayOf } from './sign-in/sign-in-address.ts';
import { SignInWithOrganization } from './sign-in/sign-in-with-organization.tsx';
import { SignInWithPassword } from './sign-in/sign-in-with-password.tsx';
import { SIGN_IN_TEXTS } from './sign-in/texts.ts';

const SecondStep = lazy(() =>
  import('./second-step/second-step.tsx').then((module) => ({ default: module.SecondStep })),
);

/** Once signed in, the guest layout takes the person on to where they were going. */
export function SignInPage() {
  const { search } = useLocation();
  const session = useSession();
  // The prerendered page knows no address: it is the one with the password.
  const hydrated = useHydrated();
  if (session.status === 'second-step') {
    return (
      <Suspense fallback={<PageLoader text={SIGN_IN_TEXTS.arrival.entering} />}>
        <SecondStep />
      </Suspense>
    );
  }
  const way = hydrated ? wayOf(search) : null;
  if (way === 'code') return <SignInWithCode />;
  if (way === 'organization') return <SignInWithOrganization />;
  return <SignInWithPassword />;
}
