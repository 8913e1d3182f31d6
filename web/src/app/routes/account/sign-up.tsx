import { SIGN_UP } from '#web/features/auth/places.ts';
import { SignUpPage } from '#web/features/auth/sign-up-page.tsx';
import { AUTH_TEXTS } from '#web/features/auth/texts.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('form');

export const meta = () => pageTitle(SIGN_UP.title, AUTH_TEXTS.descriptions.signUp);

export default function SignUp() {
  return <SignUpPage />;
}
