import { WELLNESS_TOOLS } from '#web/features/wellness-tools/places.ts';
import {
  WellnessToolsHeader,
  WellnessToolsPage,
} from '#web/features/wellness-tools/wellness-tools-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', { header: <WellnessToolsHeader /> });

export const meta = () => pageTitle(WELLNESS_TOOLS.title);

export default function WellnessTools() {
  return <WellnessToolsPage />;
}
