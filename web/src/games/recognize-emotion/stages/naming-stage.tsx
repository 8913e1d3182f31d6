import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { CONTEXTS } from '../contexts.content.ts';
import { gesturesOf, GESTURES } from '../face/gestures.ts';
import { PEOPLE, type Person } from '../face/people.ts';
import { Portrait } from '../face/portrait.tsx';
import type { Units } from '../face/units.ts';
import { type Crop, NILO, optionsOf, type Trial, unitsOf } from '../play/trial.ts';
import type { RecogniseAction, RecogniseState } from '../rules.ts';
import { RECOGNISE_TEXTS as TEXTS, personText, seenText, SIX_TEXTS } from '../texts.ts';
import { isSix } from '../play/confusions.ts';
import { Described } from './described.tsx';

interface NamingStageProps {
  state: RecogniseState;
  trial: Exclude<Trial, { kind: 'smile' | 'morph' }>;
  send: (action: RecogniseAction) => void;
}

/** A face and the words for it. */
export function NamingStage({ state, trial, send }: NamingStageProps) {
  const { chosen, glance } = state;
  const options = optionsOf(trial);
  const lead = leadOf(state, trial);
  return (
    <>
      {lead && <p className="-mt-2 text-ink-soft">{lead}</p>}
      {trial.kind === 'context' && (
        <p className="rounded-card bg-surface-2 p-4 text-[1.0625rem]">
          {CONTEXTS[trial.context]?.readings[trial.reading]?.scene}
        </p>
      )}
      <Shown state={state} trial={trial} send={send} />
      {glance !== 'covered' && (
        <fieldset
          className={classNames(
            // Two columns on a phone, one where letters are large.
            'face-words grid gap-2',
            options.length > 4 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
          )}
        >
          <legend className="sr-only">{TEXTS.options}</legend>
          {options.map((word, at) => (
            <button
              key={word}
              type="button"
              aria-pressed={trial.kind === 'mixed' ? chosen.includes(at) : undefined}
              onClick={() => send({ type: 'pick', at })}
              className="flex min-h-12 items-center justify-center gap-2 rounded-control border border-ink-soft bg-surface px-2 leading-tight font-semibold hover:border-primary hover:bg-primary-soft aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:ring-2 aria-pressed:ring-primary"
            >
              <span
                aria-hidden="true"
                className="hidden size-6 items-center justify-center rounded-full bg-surface-2 text-sm font-normal text-ink-soft pointer-fine:inline-flex"
              >
                {at + 1}
              </span>
              {isSix(word) ? SIX_TEXTS[word] : word}
            </button>
          ))}
        </fieldset>
      )}
      {trial.kind === 'mixed' && (
        <div>
          <Button
            size="lg"
            disabledReason={chosen.length === 2 ? undefined : TEXTS.twoWhy}
            onClick={() => send({ type: 'answer' })}
          >
            {TEXTS.answerTwo}
          </Button>
        </div>
      )}
      <Described text={descriptionOf(state, trial)} />
    </>
  );
}

function leadOf({ glance, trials, at }: RecogniseState, trial: Trial): string | undefined {
  if (glance === 'covered') return TEXTS.leads.flash;
  if (glance === 'gone') return TEXTS.leads.gone;
  if (trial.kind === 'mixed') return TEXTS.leads.mixed;
  if (trial.kind !== 'context') return undefined;
  return isSecondStory(trials[at - 1], trial) ? TEXTS.leads.again : TEXTS.leads.context;
}

function isSecondStory(before: Trial | undefined, { context }: { context: number }): boolean {
  return before?.kind === 'context' && before.context === context;
}

const FRAME = 'mx-auto w-full max-w-72 rounded-card aspect-4/5';
const SIZE = `${FRAME} face-shown`;
const SMALL = `${FRAME} face-low`;
const SMALLEST = `${FRAME} face-lowest`;

const EYES = 'mx-auto aspect-2/1 w-full max-w-110 rounded-card';

function frameOf(trial: NamingStageProps['trial']): string {
  if (trial.kind === 'name') return trial.crop === 'eyes' ? EYES : SIZE;
  return trial.kind === 'mixed' ? SMALLEST : SMALL;
}

function Shown({ state, trial, send }: NamingStageProps) {
  const { glance } = state;
  if (trial.kind === 'warm-up') {
    const emotion = NILO[trial.shown] ?? 'happy';
    return (
      <div className={`${SIZE} flex items-center justify-center bg-surface-2`}>
        <span className="sr-only">{TEXTS.nilo}</span>
        <Mascot emotion={emotion} size="xl" decorative className="face-shown" />
      </div>
    );
  }
  const person = personOf(trial);
  if (!person) return null;
  const crop = trial.kind === 'name' ? trial.crop : 'face';
  const shows = unitsOf(trial, state.stair.strength, 0);
  const hidden = glance === 'covered' || glance === 'gone';
  return (
    <>
      {hidden ? (
        <Curtain />
      ) : (
        <Portrait
          person={person}
          units={shows}
          crop={crop === 'eyes' ? 'eyes' : 'near'}
          label={personText(person.look)}
          className={frameOf(trial)}
        />
      )}
      {glance !== 'open' && (
        <div className="flex flex-wrap justify-center gap-3">
          {glance === 'covered' && (
            <Button onClick={() => send({ type: 'look' })}>{TEXTS.look}</Button>
          )}
          <Button variant="secondary" onClick={() => send({ type: 'uncover' })}>
            {TEXTS.uncover}
          </Button>
        </div>
      )}
    </>
  );
}

/** What is there to be seen, in words. */
function descriptionOf(state: RecogniseState, trial: NamingStageProps['trial']): string {
  if (trial.kind === 'warm-up') return TEXTS.niloCues[trial.shown === 'joy' ? 'happy' : 'sadness'];
  const person = personOf(trial);
  const crop = trial.kind === 'name' ? trial.crop : 'face';
  return person ? wordsFor(unitsOf(trial, state.stair.strength, 0), person, crop) : '';
}

function personOf(trial: Exclude<NamingStageProps['trial'], { kind: 'warm-up' }>) {
  return PEOPLE[trial.kind === 'context' ? (CONTEXTS[trial.context]?.person ?? 0) : trial.person];
}

/** Who sees only the eyes hears only of the eyes. */
function wordsFor(shows: Units, person: Person, crop: Crop): string {
  const seen = gesturesOf(shows).filter(
    ({ gesture }) => crop === 'face' || GESTURES[gesture] !== 'mouth',
  );
  return `${personText(person.look)}. ${seenText(seen)}`;
}

/** What hides a face: a drawn curtain. */
function Curtain() {
  return (
    <svg
      viewBox="0 0 80 100"
      role="img"
      aria-label={TEXTS.covered}
      className={SIZE}
      style={{ background: 'light-dark(oklch(0.82 0.05 205), oklch(0.34 0.045 225))' }}
    >
      <path
        d="M10 0Q14 50 9 100M24 0Q20 50 26 100M40 0Q44 50 39 100M56 0Q52 50 57 100M70 0Q74 50 69 100"
        fill="none"
        stroke="light-dark(oklch(0.72 0.06 208), oklch(0.42 0.05 222))"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
