import {
  ExperimentsHeader,
  ExperimentsPage,
} from '#web/features/mood/experiments/experiments-page.tsx';
import { EXPERIMENTS } from '#web/features/mood/places.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('page', { header: <ExperimentsHeader /> });

export const meta = () => pageTitle(EXPERIMENTS.title);

export default function MoodExperiments() {
  return <ExperimentsPage />;
}
