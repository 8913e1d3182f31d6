import { isEmotionId } from '#domain/mood/emotions.ts';
import type { FeelingWord } from '#domain/mood/words/feeling-word.ts';
import { feelingWord } from '#domain/mood/words/vocabulary.ts';
import { EmotionPebble } from '../check-in/emotion-pebble.tsx';
import { EMOTION_TEXTS } from '../texts.ts';
import { REFINE_TEXTS } from './texts.ts';

interface WordCardProps {
  word: FeelingWord;
  /** Another word, to read what that one means. */
  onTwin: (twin: FeelingWord) => void;
}

/** What a word means, where the body notices it, and what it is easily taken for. */
export function WordCard({ word, onTwin }: WordCardProps) {
  return (
    <div className="flex gap-4 rounded-card border border-line bg-surface p-4">
      <EmotionPebble id={word.emotion} className="size-11 shrink-0" />
      <div className="min-w-0">
        <p className="font-title text-lg font-semibold">{word.word}</p>
        <p>{word.meaning}</p>
        <p className="mt-1 text-ink-soft">
          {REFINE_TEXTS.body}: {word.body.charAt(0).toLowerCase() + word.body.slice(1)}
        </p>
        {word.region && (
          <p className="text-sm text-ink-soft">{REFINE_TEXTS.saidIn(word.region)}.</p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
          {REFINE_TEXTS.twins}:
          {word.twins.map((id) => {
            const twin = feelingWord(id);
            if (twin === undefined)
              return isEmotionId(id) && <span key={id}>{EMOTION_TEXTS[id].toLowerCase()}</span>;
            return (
              <button
                key={id}
                type="button"
                onClick={() => onTwin(twin)}
                className="min-h-11 text-primary underline decoration-line underline-offset-4"
              >
                {twin.word}
              </button>
            );
          })}
        </p>
      </div>
    </div>
  );
}
