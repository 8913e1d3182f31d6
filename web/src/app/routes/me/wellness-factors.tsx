import { FactorsHeader, FactorsPage } from '#web/features/mood/factors/factors-page.tsx';
import { FACTORS } from '#web/features/mood/places.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('page', { header: <FactorsHeader /> });

export const meta = () => pageTitle(FACTORS.title);

export default function WellnessFactors() {
  return <FactorsPage />;
}
