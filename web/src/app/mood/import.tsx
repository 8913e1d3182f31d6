import { sealForDiary } from '#web/features/diary/seal-for-diary.ts';
import { ImportPage } from '#web/features/imports/import-page.tsx';
import { EmotionPebble } from '#web/features/mood/check-in/emotion-pebble.tsx';
import { EMOTION_TEXTS, INTENSITY_TEXTS } from '#web/features/mood/texts.ts';

const LOOK = { Mark: EmotionPebble, emotions: EMOTION_TEXTS, intensities: INTENSITY_TEXTS };

/** Files know neither how feelings look here nor how the diary is sealed. */
export default function Import() {
  return <ImportPage look={LOOK} loadSeal={sealForDiary} />;
}
