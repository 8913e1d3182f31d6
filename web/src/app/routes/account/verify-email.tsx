import { VerifyEmailPage } from '#web/features/auth/verify-email-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

export const handle = pageKind('form');

export const meta = () => pageTitle(APP_TEXTS.titles.verifyEmail);

export default function VerifyEmail() {
  return <VerifyEmailPage />;
}
