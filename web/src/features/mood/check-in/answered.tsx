import { useEffect, useRef } from 'react';
import { answerFor } from '#domain/mood/answers/answer-for.ts';
import { STEP_LABELS, type StepId } from '#domain/mood/answers/steps.content.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { MoodEntry } from '../mood-entry.ts';
import { LazyEntryEditor } from '../refine/lazy-entry-editor.tsx';
import { EMOTION_TEXTS, INTENSITY_TEXTS, MOOD_TEXTS } from '../texts.ts';
import { EmotionPebble } from './emotion-pebble.tsx';

/** Where each step that is offered with an answer is taken. */
export type StepAddresses = Readonly<Record<StepId, string>>;

interface AnsweredProps {
  entry: MoodEntry;
  /** Without it nothing is offered: the page around it does. */
  steps: StepAddresses | undefined;
  onEdit: (fields: Partial<MoodEntry>) => void;
  onUndo: () => void;
  onAnother: () => void;
}

/** What was told is kept and answered; then, for who wants it, the exact words. */
export function Answered({ entry, steps, onEdit, onUndo, onAnother }: AnsweredProps) {
  const told = useRef<HTMLHeadingElement>(null);
  useEffect(() => told.current?.focus(), []);
  const { line, step } = answerFor(entry);
  return (
    <div className="flex animate-arrive flex-col gap-5">
      <div className="rounded-card bg-surface-2 p-5">
        <div className="flex items-center gap-4">
          <EmotionPebble id={entry.emotion} className="size-16 shrink-0" />
          <div className="min-w-0 leading-snug">
            <h3 ref={told} tabIndex={-1} className="text-lg font-semibold">
              {MOOD_TEXTS.savedAs(EMOTION_TEXTS[entry.emotion], INTENSITY_TEXTS[entry.intensity])}
            </h3>
            <p className="text-sm text-ink-soft">{MOOD_TEXTS.saved}</p>
          </div>
        </div>
        <p className="mt-4 font-title text-xl leading-snug font-semibold text-balance">{line}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-2">
          {steps && (
            <ButtonLink to={steps[step]} variant={step === 'moment' ? 'danger' : 'primary'}>
              {STEP_LABELS[step]}
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={onAnother}>
            {MOOD_TEXTS.another}
          </Button>
          <Button variant="quiet" onClick={onUndo}>
            {MOOD_TEXTS.takeBack}
          </Button>
        </div>
      </div>
      <LazyEntryEditor entry={entry} onEdit={onEdit} isNew />
    </div>
  );
}
