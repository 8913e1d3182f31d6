import { ResetPasswordPage } from '#web/features/auth/reset-password-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

export const handle = pageKind('form');

export const meta = () => pageTitle(APP_TEXTS.titles.resetPassword);

export default function ResetPassword() {
  return <ResetPasswordPage />;
}
