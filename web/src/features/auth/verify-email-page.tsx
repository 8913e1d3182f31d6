import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { useHydrated } from '#web/lib/use-browser-value.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AlreadyConfirmed } from './arrival/already-confirmed.tsx';
import { AskWhoComes } from './arrival/ask-who-comes.tsx';
import { type LinkType, readArrival } from './arrival/read-arrival.ts';
import { ResendLink } from './arrival/resend-link.tsx';
import { useArrival } from './arrival/use-arrival.ts';
import { EnterCode } from './code/enter-code.tsx';
import { CODE_TEXTS } from './code/texts.ts';
import { AccountFrame } from './form/account-frame.tsx';
import { originOf, takeKeptOrigin, withOrigin } from './origin.ts';
import { AUTH_ERRORS, AUTH_TEXTS } from './texts.ts';

const TEXTS = AUTH_TEXTS.verify;

/** Confirmed, here or in another tab: on to where the person was going. */
function useContinueWhenConfirmed(origin: string | null, waiting: boolean, type: LinkType | null) {
  const session = useSession();
  const navigate = useNavigate();
  const confirmed = session.status === 'signed-in' && session.user.emailConfirmedAt !== null;
  useEffect(() => {
    if (!confirmed || waiting) return;
    const changed = type === 'email_change';
    toast({ title: changed ? TEXTS.emailChanged : AUTH_TEXTS.ready, tone: 'ok' });
    void navigate(origin ?? takeKeptOrigin() ?? (changed ? '/settings' : '/'), { replace: true });
  }, [confirmed, waiting, type, origin, navigate]);
  return session;
}

/** The address that the sign-up screen hands over. */
function useSentTo(): string {
  const hydrated = useHydrated();
  const { state }: { state: unknown } = useLocation();
  return hydrated && isRecord(state) && typeof state['email'] === 'string' ? state['email'] : '';
}

export function VerifyEmailPage() {
  const location = useLocation();
  const link = readArrival(location);
  if (link && 'type' in link && (link.type === 'recovery' || link.type === 'invite')) {
    return <Navigate to={{ ...location, pathname: '/reset-password' }} replace />;
  }
  return <VerifyEmail />;
}

function VerifyEmail() {
  const location = useLocation();
  const origin = originOf(location.search);
  const arrival = useArrival();
  const link = readArrival(location);
  // Somebody who is signed in already may come to confirm another address.
  const waiting = link !== null || !['none', 'done'].includes(arrival.step);
  const type = arrival.step === 'done' ? arrival.type : null;
  const session = useContinueWhenConfirmed(origin, waiting, type);

  if (arrival.step === 'asking') return <AskWhoComes {...arrival} />;
  if (session.status === 'second-step')
    return <Navigate to={withOrigin('/signin', origin)} replace />;
  if (arrival.step === 'confirming' || arrival.step === 'done') {
    return <PageLoader text={TEXTS.confirming} />;
  }
  if (arrival.step === 'half') return <HalfChanged signedIn={session.status === 'signed-in'} />;
  return (
    <Unconfirmed
      origin={origin}
      failure={arrival.step === 'failed' ? AUTH_ERRORS[arrival.code] : null}
      signedInAs={session.status === 'signed-in' ? session.user.email : null}
    />
  );
}

interface UnconfirmedProps {
  origin: string | null;
  failure: string | null;
  signedInAs: string | null;
}

function Unconfirmed({ origin, failure, signedInAs }: UnconfirmedProps) {
  const sentTo = useSentTo();
  const [resentTo, setResentTo] = useState('');
  const email = resentTo || signedInAs || sentTo;
  return (
    <AccountFrame
      title={failure ? TEXTS.failedTitle : TEXTS.title}
      lead={failure ? '' : TEXTS.lead}
      emotion={failure ? 'concerned' : 'curious'}
    >
      {failure ? (
        <Notice tone="error" className="mb-6">
          {failure}
        </Notice>
      ) : (
        <p className="-mt-4 mb-6 text-ink-soft">
          {email && <strong className="text-ink">{TEXTS.sentTo(email)} </strong>}
          {TEXTS.notThere}
        </p>
      )}
      {email && (
        <div className="mb-8 border-b border-line pb-8">
          <EnterCode email={email} kind="email" submit={CODE_TEXTS.confirm.submit} />
        </div>
      )}
      <ResendLink known={email} onSent={setResentTo} />
      <AlreadyConfirmed signedIn={signedInAs !== null} origin={origin} />
    </AccountFrame>
  );
}

/** The first of the two messages of an email change. */
function HalfChanged({ signedIn }: { signedIn: boolean }) {
  return (
    <AccountFrame title={TEXTS.halfTitle} lead={TEXTS.half} emotion="encouraging">
      <ButtonLink to={signedIn ? '/settings' : '/'} size="lg">
        {TEXTS.halfBack}
      </ButtonLink>
    </AccountFrame>
  );
}
