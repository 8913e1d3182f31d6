import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { resendConfirmation } from '../api/send-mail.ts';
import { Captcha } from '../captcha/captcha.tsx';
import { useMailPause } from '../code/use-mail-pause.ts';
import { EmailField } from '../form/email-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { AUTH_TEXTS } from '../texts.ts';

const TEXTS = AUTH_TEXTS.verify;

/** Asks for one more confirmation mail, to the address that was typed or another. */
export function ResendLink({
  known,
  onSent,
}: {
  known?: string | undefined;
  onSent: (email: string) => void;
}) {
  const seconds = useMailPause();
  const [sent, setSent] = useState(false);
  const { busy, errors, attempts, formProps, clearError } = useAccountForm(async (values) => {
    await resendConfirmation(values);
    setSent(true);
    onSent(values.email);
  });
  const waiting = seconds > 0;
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <EmailField error={errors.email} onInput={() => clearError('email')} known={known} />
      {!waiting && <Captcha attempt={attempts} />}
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      {sent && waiting && <Notice tone="ok">{TEXTS.resent}</Notice>}
      {waiting ? (
        <Button variant="secondary" size="lg" disabledReason={TEXTS.resendIn(seconds)}>
          {TEXTS.resend}
        </Button>
      ) : (
        <SubmitButton busy={busy} variant="secondary">
          {TEXTS.resend}
        </SubmitButton>
      )}
    </form>
  );
}
