import { Notice } from '#web/ui/notice.tsx';
import { type CodeKind, verifyCode } from '../api/verify-code.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { CodeField } from './code-field.tsx';
import { CODE_TEXTS } from './texts.ts';

interface EnterCodeProps {
  email: string;
  kind: CodeKind;
  submit: string;
  /** Around the check, for what must be known before a session begins. */
  verify?: (check: () => Promise<void>) => Promise<void>;
}

/** Where the six digits of a mail are typed. Once they are right, the session itself moves the page on. */
export function EnterCode({ email, kind, submit, verify = (check) => check() }: EnterCodeProps) {
  const { busy, errors, formProps, clearError } = useAccountForm(({ code }) =>
    verify(() => verifyCode(email, code, kind)),
  );
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {/* Fillers of forms look for whose code this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <CodeField error={errors.code} onInput={() => clearError('code')} hint={CODE_TEXTS.expiry} />
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      <SubmitButton busy={busy}>{submit}</SubmitButton>
    </form>
  );
}
