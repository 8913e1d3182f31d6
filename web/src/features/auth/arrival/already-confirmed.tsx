import { useState } from 'react';
import { Link } from 'react-router';
import { renewedToken } from '#web/data/auth.ts';
import { getSessionState } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { withOrigin } from '../origin.ts';
import { useStep } from '../sign-in/use-step.ts';
import { AUTH_TEXTS } from '../texts.ts';

const TEXTS = AUTH_TEXTS.verify;

/**
 * For a person who followed the link elsewhere: leads to sign-in or, if already signed in, checks
 * again.
 */
export function AlreadyConfirmed({
  signedIn,
  origin,
}: {
  signedIn: boolean;
  origin: string | null;
}) {
  const { busy, error, start } = useStep();
  const [notYet, setNotYet] = useState(false);

  async function look() {
    setNotYet(false);
    await renewedToken();
    const session = getSessionState();
    setNotYet('user' in session && session.user.emailConfirmedAt === null);
  }

  if (!signedIn) {
    return (
      <Link
        to={withOrigin('/signin', origin)}
        className="mt-4 flex min-h-11 items-center self-start font-semibold text-primary underline"
      >
        {TEXTS.confirmed}
      </Link>
    );
  }
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <Button
        variant="quiet"
        className="-ml-4 underline"
        busy={busy !== null}
        onClick={() => start('look', look)}
      >
        {TEXTS.confirmed}
      </Button>
      {error && <Notice tone="error">{error}</Notice>}
      {notYet && <Notice tone="ok">{TEXTS.notYet}</Notice>}
    </div>
  );
}
