import { SummaryPage } from '#web/features/mood/summary/summary-page.tsx';
import { practiceOf } from '../minigames/practice-of.ts';

/** The page for a consultation, which names games and tools. */
export default function Summary() {
  return <SummaryPage practiceOf={practiceOf} />;
}
