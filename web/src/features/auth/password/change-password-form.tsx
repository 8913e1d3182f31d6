import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { changePassword } from '../api/change-password.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { AUTH_TEXTS } from '../texts.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';

const TEXTS = AUTH_TEXTS.change;

/** For the settings page: the current password verifies first (docs/specification.md §5). */
export function ChangePasswordForm({ email }: { email: string }) {
  const { busy, errors, formProps, clearError } = useAccountForm(
    async ({ current, password }, form) => {
      await changePassword(current, password);
      form.reset();
      toast({ title: TEXTS.saved, tone: 'ok' });
    },
  );
  return (
    <form {...formProps} className="flex max-w-md flex-col gap-5">
      {/* Password managers look for whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="current"
        label={TEXTS.current}
        autoComplete="current-password"
        error={errors.current}
        onInput={() => clearError('current')}
      />
      <NewPasswordField
        label={TEXTS.next}
        error={errors.password}
        onInput={() => clearError('password')}
        email={() => email}
      />
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      <SubmitButton busy={busy}>{TEXTS.save}</SubmitButton>
    </form>
  );
}
