import { AnalyticsPage } from '#web/features/mood/analytics/analytics-page.tsx';
import { practiceName } from '../minigames/practice-name.ts';

/** The charts know the days; the app knows what each game and tool is called. */
export default function Charts() {
  return <AnalyticsPage nameOf={practiceName} />;
}
