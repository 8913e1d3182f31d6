import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { showRecoveryCode } from './show-factor.ts';
import { SECOND_STEP_TEXTS } from './texts.ts';

const TEXTS = SECOND_STEP_TEXTS.recovery;

export function RecoveryStep() {
  const { busy, errors, formProps, clearError } = useAccountForm(({ code }) =>
    showRecoveryCode(code),
  );
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <TextField
        holds="code"
        label={TEXTS.label}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.code}
        onInput={() => clearError('code')}
        className="tabular-nums"
      />
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      <SubmitButton busy={busy}>{TEXTS.submit}</SubmitButton>
    </form>
  );
}
