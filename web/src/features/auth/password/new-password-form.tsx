import { Link, useLocation, useNavigate } from 'react-router';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { setNewPassword } from '../api/change-password.ts';
import { opensOtherwise } from '../api/opens-otherwise.ts';
import { lookThroughAddress } from '../arrival/look-through.ts';
import { endRecovering } from '../arrival/recovering.ts';
import { AccountFrame } from '../form/account-frame.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { originOf, takeKeptOrigin } from '../origin.ts';
import { AUTH_ERRORS, AUTH_TEXTS } from '../texts.ts';
import { NewPasswordField } from './new-password-field.tsx';

const TEXTS = AUTH_TEXTS.reset;

/** The end of a recovery: the link has shown who it is, so the old password is not asked. */
export function NewPasswordForm({ invited }: { invited: boolean }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { busy, errors, formProps, clearError } = useAccountForm(async ({ password }) => {
    await setNewPassword(password);
    endRecovering();
    toast({ title: TEXTS.saved, tone: 'ok' });
    const origin = originOf(search) ?? takeKeptOrigin();
    const lookThrough = !invited && (await opensOtherwise());
    await navigate(lookThrough ? lookThroughAddress(origin) : (origin ?? '/'), { replace: true });
  });
  return (
    <AccountFrame
      title={invited ? TEXTS.invitedTitle : TEXTS.newTitle}
      lead={invited ? TEXTS.invitedLead : TEXTS.newLead}
      emotion="encouraging"
    >
      <form {...formProps} className="flex flex-col gap-5">
        <NewPasswordField
          label={TEXTS.newPassword}
          error={errors.password}
          onInput={() => clearError('password')}
        />
        {errors.form && (
          <Notice tone="error">
            {errors.form}
            {errors.form === AUTH_ERRORS.recovery_too_old && (
              <Link
                to="/reset-password"
                reloadDocument
                onClick={endRecovering}
                className="mt-1 flex min-h-11 items-center font-semibold underline"
              >
                {TEXTS.another}
              </Link>
            )}
          </Notice>
        )}
        <SubmitButton busy={busy}>{TEXTS.save}</SubmitButton>
      </form>
    </AccountFrame>
  );
}
