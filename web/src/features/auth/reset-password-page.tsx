import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { readSessionBackup } from '#web/data/session-backup.ts';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { sendRecovery } from './api/send-mail.ts';
import { AskWhoComes } from './arrival/ask-who-comes.tsx';
import { endRecovering, recoveringReason, startRecovering } from './arrival/recovering.ts';
import { useArrival } from './arrival/use-arrival.ts';
import { Captcha } from './captcha/captcha.tsx';
import { EnterCode } from './code/enter-code.tsx';
import { SendAgain } from './code/send-again.tsx';
import { CODE_TEXTS } from './code/texts.ts';
import { AccountFrame } from './form/account-frame.tsx';
import { EmailField } from './form/email-field.tsx';
import { SubmitButton } from './form/submit-button.tsx';
import { useAccountForm } from './form/use-account-form.ts';
import { keepOrigin, originOf, withOrigin } from './origin.ts';
import { NewPasswordForm } from './password/new-password-form.tsx';
import { AUTH_ERRORS, AUTH_TEXTS } from './texts.ts';

const TEXTS = AUTH_TEXTS.reset;

const SecondStep = lazy(() =>
  import('./second-step/second-step.tsx').then((module) => ({ default: module.SecondStep })),
);

/** Both steps of a reset: asking for the mail and, after its link, choosing the new password. */
export function ResetPasswordPage() {
  const session = useSession();
  const arrival = useArrival((type) => startRecovering(type === 'invite' ? 'invite' : 'recovery'));
  const kept = useBrowserValue(recoveringReason, null);
  const arrived = arrival.step === 'done' ? (arrival.type ?? 'recovery') : null;
  const reason = kept ?? arrived;

  if (arrival.step === 'confirming') return <PageLoader text={TEXTS.opening} />;
  if (arrival.step === 'asking') return <AskWhoComes {...arrival} />;
  if (reason !== null && session.status === 'signed-in') {
    return <NewPasswordForm invited={reason === 'invite'} />;
  }
  if (reason !== null && session.status === 'second-step') {
    return (
      <Suspense fallback={<PageLoader text={TEXTS.opening} />}>
        <SecondStep />
      </Suspense>
    );
  }
  return <AskForMail failure={arrival.step === 'failed' ? AUTH_ERRORS[arrival.code] : undefined} />;
}

/** A code makes a session before anything else is known of it; the reason must be kept first. */
async function recovering(check: () => Promise<void>): Promise<void> {
  startRecovering('recovery');
  try {
    await check();
  } catch (error) {
    endRecovering();
    throw error;
  }
}

function AskForMail({ failure }: { failure: string | undefined }) {
  const origin = originOf(useLocation().search);
  const [sentTo, setSentTo] = useState('');
  const known = useBrowserValue(() => readSessionBackup('recovery')?.email ?? '', '');
  const { busy, errors, attempts, formProps, clearError } = useAccountForm(async (values) => {
    await sendRecovery(values);
    keepOrigin(origin);
    setSentTo(values.email);
  });
  const problem = errors.form || failure;

  return (
    <AccountFrame
      title={sentTo ? TEXTS.sentTitle : TEXTS.title}
      lead={sentTo ? TEXTS.sent(sentTo) : TEXTS.lead}
      emotion={sentTo ? 'curious' : 'calm'}
    >
      {sentTo ? (
        <>
          <EnterCode
            email={sentTo}
            kind="recovery"
            submit={CODE_TEXTS.recover.submit}
            verify={recovering}
          />
          <SendAgain email={sentTo} send={sendRecovery} />
          <Button
            variant="quiet"
            className="mt-2 -ml-4 self-start underline"
            onClick={() => setSentTo('')}
          >
            {TEXTS.otherEmail}
          </Button>
        </>
      ) : (
        <form {...formProps} className="flex flex-col gap-5">
          <EmailField error={errors.email} onInput={() => clearError('email')} known={known} />
          <Captcha attempt={attempts} />
          {problem && <Notice tone="error">{problem}</Notice>}
          <SubmitButton busy={busy}>{TEXTS.submit}</SubmitButton>
        </form>
      )}
      <Link
        to={withOrigin('/signin', origin)}
        className="mt-4 flex min-h-11 items-center self-start font-semibold text-primary underline"
      >
        {TEXTS.back}
      </Link>
    </AccountFrame>
  );
}
