import { MoodPage } from '#web/features/mood/mood-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

export const handle = pageKind('wide');

export const meta = () => pageTitle(APP_TEXTS.areas.mood);

export default function Mood() {
  return <MoodPage />;
}
