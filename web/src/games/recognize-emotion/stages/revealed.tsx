import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CONTEXTS } from '../contexts.content.ts';
import { NEUTRAL } from '../face/expressions.ts';
import { GESTURES, type Region } from '../face/gestures.ts';
import { PEOPLE } from '../face/people.ts';
import { Portrait } from '../face/portrait.tsx';
import { CELL_UNITS, type Trial, unitsOf } from '../play/trial.ts';
import type { RecogniseState } from '../rules.ts';
import { RECOGNISE_TEXTS as TEXTS } from '../texts.ts';
import { feedbackOn } from './feedback.ts';

interface RevealedProps {
  state: RecogniseState;
  trial: Trial;
  title: RefObject<HTMLHeadingElement | null>;
  isLast: boolean;
  onNext: () => void;
}

/** What moved, on the face and in words, beside the same face at rest. */
export function Revealed({ state, trial, title, isLast, onNext }: RevealedProps) {
  const { heading, clue, apart, gestures } = feedbackOn(state, trial);
  const regions = [...new Set(gestures.map((gesture) => GESTURES[gesture]))];
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold">
          {heading}
        </h2>
        <Pictures {...{ state, trial, regions }} />
        <p>{clue}</p>
        {apart && (
          <p className="rounded-control bg-surface-2 px-4 py-3">
            <strong>{TEXTS.apart}.</strong> {apart}
          </p>
        )}
      </Card>
      <div>
        <Button size="lg" onClick={onNext}>
          {isLast ? TEXTS.end : TEXTS.next}
        </Button>
      </div>
    </>
  );
}

interface PicturesProps {
  state: RecogniseState;
  trial: Trial;
  regions: readonly Region[];
}

/** At rest and now, with a ring around what moved. */
function Pictures({ state, trial, regions }: PicturesProps) {
  if (trial.kind === 'warm-up') return null;
  const index =
    trial.kind === 'context'
      ? CONTEXTS[trial.context]?.person
      : trial.kind === 'smile'
        ? trial.cells[trial.smile]?.person
        : trial.person;
  const person = PEOPLE[index ?? -1];
  if (!person) return null;
  const now =
    trial.kind === 'smile'
      ? CELL_UNITS.smile
      : unitsOf(trial, state.answers.at(-1)?.strength ?? 1, state.place);
  const frame = 'aspect-4/5 w-full rounded-control';
  return (
    <div className="grid max-w-md grid-cols-2 gap-3">
      <figure>
        <Portrait person={person} units={NEUTRAL} crop="near" className={frame} />
        <figcaption className="mt-1 text-center text-sm text-ink-soft">{TEXTS.still}</figcaption>
      </figure>
      <figure>
        <Portrait person={person} units={now} crop="near" marks={regions} className={frame} />
        <figcaption className="mt-1 text-center text-sm text-ink-soft">{TEXTS.now}</figcaption>
      </figure>
    </div>
  );
}
