import { DiaryPage } from '#web/features/diary/diary-page.tsx';
import { DiaryHeader } from '#web/features/diary/list/diary-header.tsx';
import { DIARY_PLACE } from '#web/features/diary/places.ts';
import { EmotionPebble } from '#web/features/mood/check-in/emotion-pebble.tsx';
import { EMOTION_TEXTS } from '#web/features/mood/texts.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('page', { frame: <DiaryHeader /> });

export const meta = () => pageTitle(DIARY_PLACE.title);

const EMOTIONS = { Mark: EmotionPebble, names: EMOTION_TEXTS };

export default function Diary() {
  return <DiaryPage emotions={EMOTIONS} />;
}
