import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { readSessionBackup } from '#web/data/session-backup.ts';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { Notice } from '#web/ui/notice.tsx';
import { signIn } from '../api/sign-in.ts';
import { offerPasskeys } from '../api/sign-in-with-passkey.ts';
import { Captcha } from '../captcha/captcha.tsx';
import { AccountFrame } from '../form/account-frame.tsx';
import { EmailField } from '../form/email-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { originOf, withOrigin } from '../origin.ts';
import { PasswordField } from '../password/password-field.tsx';
import { AUTH_ERRORS, AUTH_TEXTS } from '../texts.ts';
import { OtherWays } from './other-ways.tsx';
import { useSignInOptions } from './sign-in-options.ts';

const TEXTS = AUTH_TEXTS.signIn;

/** Who was here within the last hour and did not leave on purpose. */
function useLastPerson() {
  return useBrowserValue(() => readSessionBackup('sign-in')?.email ?? '', '');
}

export function SignInWithPassword() {
  const lastPerson = useLastPerson();
  const { passkeys, captcha } = useSignInOptions();
  const { busy, errors, attempts, formProps, clearError, spendCaptcha } = useAccountForm(signIn);
  const origin = originOf(useLocation().search);
  const unconfirmed = errors.form === AUTH_ERRORS.email_not_confirmed;

  // A passkey offer would use up a captcha answer before one exists, at each renewal.
  const offers = passkeys && !captcha;
  useEffect(() => (offers ? offerPasskeys() : undefined), [offers]);

  return (
    <AccountFrame title={TEXTS.title} lead={TEXTS.lead} emotion="happy">
      {origin !== null && (
        <Notice tone="info" className="mb-6">
          {lastPerson ? TEXTS.ended : TEXTS.needsAccount}
        </Notice>
      )}
      <form {...formProps} className="flex flex-col gap-5">
        <EmailField
          error={errors.email}
          onInput={() => clearError('email')}
          known={lastPerson}
          autoComplete="username webauthn"
        />
        <PasswordField
          autoComplete="current-password"
          error={errors.password}
          onInput={() => clearError('password')}
        />
        <Captcha attempt={attempts} />
        {errors.form && (
          <Notice tone="error">
            {errors.form}
            {unconfirmed && (
              <Link
                to={withOrigin('/verify-email', origin)}
                className="mt-1 flex min-h-11 items-center font-semibold underline"
              >
                {AUTH_TEXTS.verify.resend}
              </Link>
            )}
          </Notice>
        )}
        <SubmitButton busy={busy}>{TEXTS.submit}</SubmitButton>
      </form>
      <div className="mt-6 flex flex-col items-start">
        <Link
          to={withOrigin('/reset-password', origin)}
          className="flex min-h-11 items-center font-semibold text-primary underline"
        >
          {TEXTS.forgot}
        </Link>
        <p className="flex min-h-11 flex-wrap items-center gap-x-2">
          {TEXTS.noAccount}
          <Link
            to={withOrigin('/signup', origin)}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline"
          >
            {TEXTS.toSignUp}
          </Link>
        </p>
      </div>
      <OtherWays origin={origin} spendCaptcha={spendCaptcha} />
    </AccountFrame>
  );
}
