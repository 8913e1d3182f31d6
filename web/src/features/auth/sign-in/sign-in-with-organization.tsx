import { Link, useLocation } from 'react-router';
import { Notice } from '#web/ui/notice.tsx';
import { signInWithOrganization } from '../api/sign-in-elsewhere.ts';
import { Captcha } from '../captcha/captcha.tsx';
import { AccountFrame } from '../form/account-frame.tsx';
import { EmailField } from '../form/email-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { originOf } from '../origin.ts';
import { signInAddress } from './sign-in-address.ts';
import { SIGN_IN_TEXTS } from './texts.ts';

const TEXTS = SIGN_IN_TEXTS.organization;

/** The address tells which organization; it then asks in its own way who it is. */
export function SignInWithOrganization() {
  const origin = originOf(useLocation().search);
  const { busy, errors, attempts, formProps, clearError } = useAccountForm((values) =>
    signInWithOrganization(values, origin),
  );
  return (
    <AccountFrame title={TEXTS.title} lead={TEXTS.lead} emotion="calm">
      <form {...formProps} className="flex flex-col gap-5">
        <EmailField error={errors.email} onInput={() => clearError('email')} />
        <Captcha attempt={attempts} />
        {errors.form && <Notice tone="error">{errors.form}</Notice>}
        <SubmitButton busy={busy}>{TEXTS.submit}</SubmitButton>
      </form>
      <Link
        to={signInAddress(origin)}
        className="mt-4 flex min-h-11 items-center self-start font-semibold text-primary underline"
      >
        {TEXTS.withPassword}
      </Link>
    </AccountFrame>
  );
}
