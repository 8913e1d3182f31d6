import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountFrame } from '../form/account-frame.tsx';
import { originOf } from '../origin.ts';
import { signInAddress } from '../sign-in/sign-in-address.ts';
import { SIGN_IN_TEXTS } from '../sign-in/texts.ts';
import { useStep } from '../sign-in/use-step.ts';
import type { Asking } from './use-arrival.ts';

const TEXTS = SIGN_IN_TEXTS.arrival.ask;

/**
 * Shown when a link brings a session that was not requested in this browser, or another person's.
 */
export function AskWhoComes({ email, accept, decline }: Asking) {
  const session = useSession();
  const navigate = useNavigate();
  const origin = originOf(useLocation().search);
  const { busy, error, start } = useStep();
  const here = 'user' in session ? session.user.email : '';

  async function leave() {
    decline();
    await navigate(here ? '/' : signInAddress(origin), { replace: true });
  }

  return (
    <AccountFrame title={TEXTS.title} lead={TEXTS.lead(email)} emotion="curious">
      <p className="-mt-4 mb-6 text-ink-soft">{here ? TEXTS.other(here) : TEXTS.unasked}</p>
      {error && (
        <Notice tone="error" className="mb-6">
          {error}
        </Notice>
      )}
      <div className="flex flex-col gap-3">
        <Button size="lg" busy={busy === 'accept'} onClick={() => start('accept', accept)}>
          {TEXTS.accept}
        </Button>
        <Button size="lg" variant="secondary" onClick={() => start('leave', leave)}>
          {here ? TEXTS.stay : TEXTS.decline}
        </Button>
      </div>
    </AccountFrame>
  );
}
