import { WellBeingHeader, WellBeingPage } from '#web/features/mood/well-being/well-being-page.tsx';
import { WELL_BEING } from '#web/features/mood/places.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('page', { header: <WellBeingHeader /> });

export const meta = () => pageTitle(WELL_BEING.title);

export default function WellBeing() {
  return <WellBeingPage />;
}
