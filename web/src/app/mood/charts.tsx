import { AnalyticsPage } from '#web/features/mood/analytics/analytics-page.tsx';
import { practiceOf } from '../minigames/practice-of.ts';

/** The charts know the days; the app knows every game and tool. */
export default function Charts() {
  return <AnalyticsPage practiceOf={practiceOf} />;
}
