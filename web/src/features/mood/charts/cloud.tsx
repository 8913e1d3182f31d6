import { isEmotionId } from '#domain/mood/emotions.ts';
import { feelingWord } from '#domain/mood/words/vocabulary.ts';
import type { Cloudlet } from '../analytics/read/cloud.ts';
import { emotionTones } from '../check-in/emotion-tones.ts';
import { EMOTION_TEXTS } from '../texts.ts';

const SIZES = ['text-base', 'text-lg', 'text-xl', 'text-2xl'] as const;
/** A smaller share more or less than before says nothing. */
const NOTABLE = 0.05;

/** How a cloudlet is called: a word of the vocabulary, or one of the twelve. */
export function nameOfCloudlet(id: string): string {
  const word = feelingWord(id);
  if (word) return word.word;
  return isEmotionId(id) ? EMOTION_TEXTS[id].toLowerCase() : id;
}

export function directionOf({ change }: Cloudlet): 'more' | 'less' | 'same' | 'unknown' {
  if (change === null) return 'unknown';
  if (change > NOTABLE) return 'more';
  return change < -NOTABLE ? 'less' : 'same';
}

/** The words that were told, larger the more often; an arrow where there is more or less of one. */
export function Cloud({ words }: { words: readonly Cloudlet[] }) {
  const most = Math.max(...words.map(({ now }) => now));
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2" aria-hidden="true">
      {words.map((word) => {
        const size = SIZES[Math.min(3, Math.floor((word.now / most) * 4))];
        const emotion = feelingWord(word.id)?.emotion ?? (isEmotionId(word.id) ? word.id : 'calma');
        const direction = directionOf(word);
        return (
          <span
            key={word.id}
            style={{ ...emotionTones(emotion), background: 'var(--stone)', color: 'var(--mark)' }}
            className={`rounded-full px-3 py-0.5 leading-snug ${size}`}
          >
            {nameOfCloudlet(word.id)}
            {direction === 'more' && ' ↑'}
            {direction === 'less' && ' ↓'}
          </span>
        );
      })}
    </p>
  );
}
