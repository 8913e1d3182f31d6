import { VERIFY_EMAIL } from '#web/features/auth/places.ts';
import { VerifyEmailPage } from '#web/features/auth/verify-email-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('form');

export const meta = () => pageTitle(VERIFY_EMAIL.title);

export default function VerifyEmail() {
  return <VerifyEmailPage />;
}
