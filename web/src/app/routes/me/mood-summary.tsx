import { SUMMARY } from '#web/features/mood/places.ts';
import { SummaryHeader, SummaryPage } from '#web/features/mood/summary/summary-page.tsx';
import { practiceName } from '../../minigames/practice-name.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', { header: <SummaryHeader /> });

export const meta = () => pageTitle(SUMMARY.title);

export default function MoodSummary() {
  return <SummaryPage nameOf={practiceName} />;
}
