import { SIGN_IN } from '#web/features/auth/places.ts';
import { SignInPage } from '#web/features/auth/sign-in-page.tsx';
import { AUTH_TEXTS } from '#web/features/auth/texts.ts';
import { DeletedAccountsDoor } from '../../deleted-account/deleted-accounts-door.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('form');

export const meta = () => pageTitle(SIGN_IN.title, AUTH_TEXTS.descriptions.signIn);

export default function SignIn() {
  return (
    <>
      <SignInPage />
      <DeletedAccountsDoor />
    </>
  );
}
