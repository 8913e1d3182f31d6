import { ARRIVAL } from '#web/features/auth/places.ts';
import { ArrivalPage } from '#web/features/auth/arrival/arrival-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('form');

export const meta = () => pageTitle(ARRIVAL.title);

/** Where other ways of signing in lead back to. */
export default function Auth() {
  return <ArrivalPage />;
}
