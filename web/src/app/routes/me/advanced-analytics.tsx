import { AnalyticsHeader, AnalyticsPage } from '#web/features/mood/analytics/analytics-page.tsx';
import { ANALYTICS } from '#web/features/mood/places.ts';
import { practiceName } from '../../minigames/practice-name.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', { header: <AnalyticsHeader /> });

export const meta = () => pageTitle(ANALYTICS.title);

export default function AdvancedAnalytics() {
  return <AnalyticsPage nameOf={practiceName} />;
}
