import { RESET_PASSWORD } from '#web/features/auth/places.ts';
import { ResetPasswordPage } from '#web/features/auth/reset-password-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('form');

export const meta = () => pageTitle(RESET_PASSWORD.title);

export default function ResetPassword() {
  return <ResetPasswordPage />;
}
