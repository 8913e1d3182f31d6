import { SignUpPage } from '#web/features/auth/sign-up-page.tsx';
import { AUTH_TEXTS } from '#web/features/auth/texts.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

export const handle = pageKind('form');

export const meta = () => pageTitle(APP_TEXTS.titles.signUp, AUTH_TEXTS.descriptions.signUp);

export default function SignUp() {
  return <SignUpPage />;
}
