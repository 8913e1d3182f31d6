import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { CONTEXTS } from '../contexts.content.ts';
import { NEUTRAL } from '../face/expressions.ts';
import { GESTURES, type Region } from '../face/gestures.ts';
import { PEOPLE } from '../face/people.ts';
import { Portrait } from '../face/portrait.tsx';
import { CELL_UNITS, NILO, type Trial, unitsOf } from '../play/trial.ts';
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
      <Card className="flex flex-col gap-3">
        <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold">
          {heading}
        </h2>
        <Pictures {...{ state, trial, regions }} />
        <p>{clue}</p>
        {apart && (
          <p className="rounded-control bg-surface-2 px-4 py-2">
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

/** At rest and now, with a line around what moved. */
function Pictures({ state, trial, regions }: PicturesProps) {
  if (trial.kind === 'warm-up') return <NiloTwice shows={NILO[trial.shown] ?? 'happy'} />;
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
  const frame = 'aspect-square w-full rounded-control';
  return (
    <div className="grid max-w-md grid-cols-2 gap-3">
      <figure>
        <Portrait person={person} units={NEUTRAL} crop="near" className={frame} />
        <figcaption className="mt-1 text-center text-sm text-ink-soft">{TEXTS.still}</figcaption>
      </figure>
      <figure>
        <Portrait person={person} units={now} crop="near" moved={regions} className={frame} />
        <figcaption className="mt-1 text-center text-sm text-ink-soft">{TEXTS.now}</figcaption>
      </figure>
    </div>
  );
}

/** Nilo has a face at rest too. */
function NiloTwice({ shows }: { shows: MascotEmotion }) {
  const frame = 'flex aspect-square items-center justify-center rounded-control bg-surface-2';
  const both = [
    [TEXTS.still, 'neutral'],
    [TEXTS.now, shows],
  ] as const;
  return (
    <div className="grid max-w-md grid-cols-2 gap-3">
      {both.map(([caption, emotion]) => (
        <figure key={caption}>
          <div className={frame}>
            <Mascot emotion={emotion} size="md" decorative className="faces-nilo" />
          </div>
          <figcaption className="mt-1 text-center text-sm text-ink-soft">{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
