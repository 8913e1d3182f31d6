import { useEffect, useRef } from 'react';
import { STEP_LABELS } from '#domain/mood/answers/steps.content.ts';
import { answerFor } from '#domain/mood/answers/answer-for.ts';
import { EmotionPebble } from '#web/features/mood/check-in/emotion-pebble.tsx';
import { STEP_ADDRESSES } from '#web/features/mood/check-in/step-addresses.ts';
import type { MoodEntry } from '#web/features/mood/mood-entry.ts';
import { MOOD } from '#web/features/mood/places.ts';
import { clockText, EMOTION_TEXTS, INTENSITY_TEXTS } from '#web/features/mood/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MEMBER_HOME_TEXTS as TEXTS } from './texts.ts';

interface ToldTodayProps {
  entry: MoodEntry;
  /** It was told a moment ago: it takes the focus that stood where it was told. */
  now: boolean;
  onAnother: () => void;
}

/** What was told today, and the one small step that goes with Nilo's answer. */
export function ToldToday({ entry, now, onAnother }: ToldTodayProps) {
  const words = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (now) words.current?.focus();
  }, [now]);
  const { emotion, intensity, occurredAt } = entry;
  const { step } = answerFor(entry);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4 tight:flex-col tight:items-start">
        <EmotionPebble id={emotion} className="size-14 shrink-0" />
        <div className="leading-snug">
          <p className="text-sm text-ink-soft">
            {TEXTS.told} · <time dateTime={occurredAt}>{clockText(new Date(occurredAt))}</time>
          </p>
          <h2 ref={words} tabIndex={-1} className="text-lg font-semibold">
            {EMOTION_TEXTS[emotion]}, {INTENSITY_TEXTS[intensity]}
          </h2>
        </div>
      </div>
      <ButtonLink
        to={STEP_ADDRESSES[step]}
        size="lg"
        variant={step === 'moment' ? 'danger' : 'primary'}
      >
        {STEP_LABELS[step]}
      </ButtonLink>
      <div className="-my-1 flex flex-wrap justify-between gap-x-2">
        <Button variant="quiet" className="-ml-3" onClick={onAnother}>
          {TEXTS.another}
        </Button>
        <ButtonLink to={MOOD.address} variant="quiet" className="-mr-3">
          {TEXTS.days}
        </ButtonLink>
      </div>
    </div>
  );
}
