import { SummaryPage } from '#web/features/mood/summary/summary-page.tsx';
import { practiceName } from '../minigames/practice-name.ts';

/** The page for a consultation, with the names of games and tools. */
export default function Summary() {
  return <SummaryPage nameOf={practiceName} />;
}
