import { Link, useLocation, useNavigate } from 'react-router';
import { getSessionState } from '#web/data/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { signUp } from './api/sign-up.ts';
import { Captcha } from './captcha/captcha.tsx';
import { noteMailSent } from './code/mail-pause.ts';
import { AccountFrame } from './form/account-frame.tsx';
import { EmailField } from './form/email-field.tsx';
import { SubmitButton } from './form/submit-button.tsx';
import { keepTypedEmail, typedEmail } from './form/typed-email.ts';
import { useAccountForm } from './form/use-account-form.ts';
import { keepOrigin, originOf, withOrigin } from './origin.ts';
import { NewPasswordField } from './password/new-password-field.tsx';
import { OtherWays } from './sign-in/other-ways.tsx';
import { AUTH_TEXTS } from './texts.ts';

const TEXTS = AUTH_TEXTS.signUp;

export function SignUpPage() {
  const navigate = useNavigate();
  const origin = originOf(useLocation().search);
  const { busy, errors, attempts, formProps, clearError } = useAccountForm(async (values) => {
    const { email } = values;
    await signUp(values);
    keepTypedEmail(email);
    noteMailSent();
    // The mail will be opened in another tab, which does not know where this one was going.
    keepOrigin(origin);
    if (getSessionState().status !== 'signed-in') {
      await navigate(withOrigin('/verify-email', origin), { state: { email } });
    }
  });

  return (
    <AccountFrame title={TEXTS.title} lead={TEXTS.lead} emotion="encouraging">
      <form {...formProps} className="flex flex-col gap-5">
        <EmailField error={errors.email} onInput={() => clearError('email')} />
        <NewPasswordField
          error={errors.password}
          onInput={() => clearError('password')}
          email={typedEmail}
        />
        <Captcha attempt={attempts} />
        {errors.form && <Notice tone="error">{errors.form}</Notice>}
        <p className="text-sm text-ink-soft">
          {TEXTS.legal} {/* In another tab: what was typed here stays. */}
          <Link
            to="/legal"
            target="_blank"
            className="font-semibold text-primary underline"
            aria-label={`${TEXTS.toLegal} ${AUTH_TEXTS.newTab}`}
          >
            {TEXTS.toLegal}
          </Link>
        </p>
        <SubmitButton busy={busy}>{TEXTS.submit}</SubmitButton>
      </form>
      <p className="mt-6 flex flex-wrap items-center gap-x-2">
        {TEXTS.haveAccount}
        <Link
          to={withOrigin('/signin', origin)}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline"
        >
          {TEXTS.toSignIn}
        </Link>
      </p>
      <OtherWays origin={origin} newAccount />
    </AccountFrame>
  );
}
