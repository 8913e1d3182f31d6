import { lazy, Suspense } from 'react';
import { AnalyticsHeader } from '#web/features/mood/analytics/analytics-header.tsx';
import { ANALYTICS } from '#web/features/mood/places.ts';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

// The frame is there before the charts and the names of all that they may speak of.
const Charts = lazy(() => import('../../mood/charts.tsx'));

export const handle = pageKind('wide', { header: <AnalyticsHeader /> });

export const meta = () => pageTitle(ANALYTICS.title);

export default function AdvancedAnalytics() {
  return (
    <Suspense fallback={<PageLoader text={APP_TEXTS.loadingPage} />}>
      <Charts />
    </Suspense>
  );
}
