import { CodeField } from '../code/code-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import type { Factor } from './list-factors.ts';
import { showCode } from './show-factor.ts';
import { SECOND_STEP_TEXTS } from './texts.ts';

const TEXTS = SECOND_STEP_TEXTS.code;

export function CodeStep({ factor, named }: { factor: Factor; named: boolean }) {
  const { busy, errors, formProps, clearError } = useAccountForm(({ code }) =>
    showCode(factor.id, code),
  );
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <CodeField
        error={errors.code}
        onInput={() => clearError('code')}
        {...(named ? { hint: TEXTS.named(factor.name) } : {})}
      />
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      <SubmitButton busy={busy}>{TEXTS.submit}</SubmitButton>
    </form>
  );
}
