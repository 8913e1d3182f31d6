import { lazy, Suspense } from 'react';
import { SUMMARY } from '#web/features/mood/places.ts';
import { SummaryHeader } from '#web/features/mood/summary/summary-header.tsx';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

// The frame is there before what the lines are worked out with.
const Summary = lazy(() => import('../../mood/summary.tsx'));

export const handle = pageKind('wide', { header: <SummaryHeader /> });

export const meta = () => pageTitle(SUMMARY.title);

export default function MoodSummary() {
  return (
    <Suspense fallback={<PageLoader text={APP_TEXTS.loadingPage} />}>
      <Summary />
    </Suspense>
  );
}
