import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Notice } from '#web/ui/notice.tsx';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { sendSignInCode } from '../api/send-mail.ts';
import { Captcha } from '../captcha/captcha.tsx';
import { AccountFrame } from '../form/account-frame.tsx';
import { EmailField } from '../form/email-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { keepTypedEmail, typedEmail } from '../form/typed-email.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { originOf } from '../origin.ts';
import { signInAddress } from '../sign-in/sign-in-address.ts';
import { EnterCode } from './enter-code.tsx';
import { SendAgain } from './send-again.tsx';
import { CODE_TEXTS } from './texts.ts';

const TEXTS = CODE_TEXTS.signIn;

/**
 * Signing in with six digits from a mail. How far it got stands in the address: who leaves for the
 * mail program and comes back to a page that was loaded again finds the field for the code.
 */
export function SignInWithCode() {
  const origin = originOf(useLocation().search);
  const [search] = useSearchParams();
  const email = useBrowserValue(typedEmail, '');
  const sent = search.has('sent') && email !== '';
  return (
    <AccountFrame
      title={sent ? TEXTS.sentTitle : TEXTS.title}
      lead={sent ? TEXTS.sent(email) : TEXTS.lead}
      emotion={sent ? 'curious' : 'calm'}
    >
      {sent ? (
        <>
          <EnterCode email={email} kind="email" submit={TEXTS.submit} />
          <SendAgain email={email} send={(request) => sendSignInCode(request, origin)} />
          <WayBack to={signInAddress(origin, 'code')}>{TEXTS.otherEmail}</WayBack>
        </>
      ) : (
        <AskForCode origin={origin} />
      )}
      <WayBack to={signInAddress(origin)}>{TEXTS.withPassword}</WayBack>
    </AccountFrame>
  );
}

function AskForCode({ origin }: { origin: string | null }) {
  const navigate = useNavigate();
  const { busy, errors, attempts, formProps, clearError } = useAccountForm(async (values) => {
    await sendSignInCode(values, origin);
    keepTypedEmail(values.email);
    await navigate(`${signInAddress(origin, 'code')}&sent`);
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <EmailField error={errors.email} onInput={() => clearError('email')} />
      <Captcha attempt={attempts} />
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      <SubmitButton busy={busy}>{TEXTS.send}</SubmitButton>
    </form>
  );
}

function WayBack({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="mt-2 flex min-h-11 items-center self-start font-semibold text-primary underline"
    >
      {children}
    </Link>
  );
}
