import { SignUpPage } from '#web/features/auth/sign-up-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

export const handle = pageKind('form');

export const meta = () => pageTitle(APP_TEXTS.titles.signUp);

export default function SignUp() {
  return <SignUpPage />;
}
