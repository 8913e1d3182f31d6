import { StonesHeader, StonesPage } from '#web/features/stones/page/stones-page.tsx';
import { STONES_PLACE } from '#web/features/stones/places.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('page', { header: <StonesHeader /> });

export const meta = () => pageTitle(STONES_PLACE.title);

export default function Stones() {
  return <StonesPage />;
}
