import { Navigate, useLocation } from 'react-router';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { AccountFrame } from '../form/account-frame.tsx';
import { originOf } from '../origin.ts';
import { signInAddress } from '../sign-in/sign-in-address.ts';
import { SIGN_IN_TEXTS } from '../sign-in/texts.ts';
import { AUTH_ERRORS } from '../texts.ts';
import { AskWhoComes } from './ask-who-comes.tsx';
import { readArrival } from './read-arrival.ts';
import { useArrival } from './use-arrival.ts';

const TEXTS = SIGN_IN_TEXTS.arrival;

/** Where a link from a mail has its own screen. */
const SCREENS = {
  recovery: '/reset-password',
  invite: '/reset-password',
  signup: '/verify-email',
  email_change: '/verify-email',
} as const;

/**
 * Where other services, and the links of sign-in mails, lead back to. Without a link a visitor is
 * sent to sign in; the guest layout redirects whoever is signed in by then.
 */
export function ArrivalPage() {
  const location = useLocation();
  const link = readArrival(location);
  const type = link && 'type' in link ? link.type : null;
  if (type !== null && type in SCREENS) {
    const pathname = SCREENS[type as keyof typeof SCREENS];
    return <Navigate to={{ ...location, pathname }} replace />;
  }
  if (link?.kind === 'half')
    return <Navigate to={{ ...location, pathname: '/verify-email' }} replace />;
  return <Arrive />;
}

function Arrive() {
  const arrival = useArrival();
  const origin = originOf(useLocation().search);
  if (arrival.step === 'confirming' || arrival.step === 'reading') {
    return <PageLoader text={TEXTS.entering} />;
  }
  if (arrival.step === 'asking') return <AskWhoComes {...arrival} />;
  if (arrival.step !== 'failed') return <Navigate to={signInAddress(origin)} replace />;
  return (
    <AccountFrame title={TEXTS.failedTitle} emotion="concerned">
      <Notice tone="error" className="mb-6">
        {AUTH_ERRORS[arrival.code]}
      </Notice>
      <div className="flex flex-col gap-3">
        <ButtonLink to={signInAddress(origin)} size="lg">
          {TEXTS.again}
        </ButtonLink>
        {arrival.code === 'otp_expired' && (
          <ButtonLink to={signInAddress(origin, 'code')} variant="secondary" size="lg">
            {TEXTS.newLink}
          </ButtonLink>
        )}
      </div>
    </AccountFrame>
  );
}
