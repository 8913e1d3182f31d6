import { useLocation } from 'react-router';
import { ACCOUNT_SECURITY } from '#web/features/account-security/places.ts';
import { useUser } from '#web/data/session.ts';
import { AccountSecurityPage } from '#web/features/account-security/account-security-page.tsx';
import { isLookingThrough } from '#web/features/auth/arrival/look-through.ts';
import { originOf } from '#web/features/auth/origin.ts';
import { ChangePasswordForm } from '#web/features/auth/password/change-password-form.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide');

export const meta = () => pageTitle(ACCOUNT_SECURITY.title);

export default function AccountSecurity() {
  const { email } = useUser();
  const { search } = useLocation();
  return (
    <AccountSecurityPage
      password={<ChangePasswordForm email={email} />}
      afterRecovery={isLookingThrough(search) ? (originOf(search) ?? '/') : null}
    />
  );
}
