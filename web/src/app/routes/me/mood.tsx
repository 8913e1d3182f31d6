import { MoodHeader, MoodPage } from '#web/features/mood/mood-page.tsx';
import { MOOD } from '#web/features/mood/places.ts';
import { STEP_ADDRESSES } from '#web/features/mood/check-in/step-addresses.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', { header: <MoodHeader /> });

export const meta = () => pageTitle(MOOD.title);

export default function Mood() {
  return <MoodPage steps={STEP_ADDRESSES} />;
}
