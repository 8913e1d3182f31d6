import { ArrivalPage } from '#web/features/auth/arrival/arrival-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

export const handle = pageKind('form');

export const meta = () => pageTitle(APP_TEXTS.titles.signIn);

/** Where other ways of signing in lead back to. */
export default function Auth() {
  return <ArrivalPage />;
}
