import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { gesturesOf } from '../face/gestures.ts';
import { PEOPLE } from '../face/people.ts';
import { Portrait } from '../face/portrait.tsx';
import { type Trial, unitsOf } from '../play/trial.ts';
import { MORPH_END, MORPH_STEP, type RecogniseAction } from '../rules.ts';
import { RECOGNISE_TEXTS as TEXTS, personText, seenText, SIX_TEXTS } from '../texts.ts';
import { Described } from './described.tsx';

interface MorphStageProps {
  trial: Extract<Trial, { kind: 'morph' }>;
  place: number;
  send: (action: RecogniseAction) => void;
}

/** One expression on its way to another; the person stops it where it turns. */
export function MorphStage({ trial, place, send }: MorphStageProps) {
  const id = useId();
  const person = PEOPLE[trial.person];
  if (!person) return null;
  const shows = unitsOf(trial, 1, place);
  const seen = seenText(gesturesOf(shows));
  return (
    <>
      <p className="-mt-2 text-ink-soft">{TEXTS.leads.morph}</p>
      <Portrait
        person={person}
        units={shows}
        crop="near"
        label={personText(person.look)}
        className="face-low mx-auto aspect-4/5 w-full max-w-72 rounded-card"
      />
      <div>
        <label htmlFor={id} className="sr-only">
          {TEXTS.slider}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={MORPH_END}
          step={MORPH_STEP}
          value={place}
          aria-valuetext={`${TEXTS.sliderAt(place)}. ${seen}`}
          onChange={(event) => send({ type: 'place', at: event.currentTarget.valueAsNumber })}
          className="h-11 w-full accent-primary"
        />
        <div className="flex justify-between text-sm text-ink-soft" aria-hidden="true">
          <span>{SIX_TEXTS[trial.from]}</span>
          <span>{SIX_TEXTS[trial.to]}</span>
        </div>
      </div>
      <div>
        <Button size="lg" onClick={() => send({ type: 'answer' })}>
          {TEXTS.answer}
        </Button>
      </div>
      <Described text={`${personText(person.look)}. ${seen}`} />
    </>
  );
}
