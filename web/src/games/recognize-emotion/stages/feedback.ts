import { CONTEXTS } from '../contexts.content.ts';
import { differenceBetween } from '../differences.content.ts';
import { GESTURES, type Gesture, gesturesOf, KEY_GESTURES } from '../face/gestures.ts';
import { isSix } from '../play/confusions.ts';
import { CELL_UNITS, type Trial, unitsOf } from '../play/trial.ts';
import { MORPH_END, type RecogniseState } from '../rules.ts';
import { movedText, RECOGNISE_TEXTS as TEXTS, SIX_TEXTS, THE_SIX } from '../texts.ts';

interface Feedback {
  heading: string;
  /** The cue, by name. */
  clue: string;
  /** What tells it from what was chosen. */
  apart?: string | undefined;
  gestures: readonly Gesture[];
}

/** A morph stopped so near the middle is there. */
const NEAR = 10;

/** What is said once somebody answered: what moved, never that it was wrong. */
export function feedbackOn(state: RecogniseState, trial: Trial): Feedback {
  const [chosen] = state.answers.at(-1)?.chosen ?? [];
  switch (trial.kind) {
    case 'warm-up': {
      const right = chosen === trial.shown;
      const word = SIX_TEXTS[trial.shown];
      return {
        heading: right ? TEXTS.yes(word) : TEXTS.was(word),
        // What is drawn of him, which is not all that a person's face does.
        clue: TEXTS.niloCues[trial.shown === 'joy' ? 'happy' : 'sadness'],
        apart:
          right || chosen === undefined || !isSix(chosen)
            ? undefined
            : differenceBetween(trial.shown, chosen),
        gestures: [],
      };
    }
    case 'name': {
      const gestures = KEY_GESTURES[trial.shown].filter(
        (gesture) => trial.crop === 'face' || GESTURES[gesture] !== 'mouth',
      );
      const right = chosen === trial.shown;
      const word = SIX_TEXTS[trial.shown];
      const note = trial.crop === 'eyes' && !right ? TEXTS.eyesOnly : '';
      const other = chosen !== undefined && isSix(chosen) ? chosen : trial.shown;
      return {
        heading: right ? TEXTS.yes(word) : TEXTS.was(word),
        clue: `${movedText(gestures)} ${note}`.trim(),
        apart: right ? undefined : differenceBetween(trial.shown, other),
        gestures,
      };
    }
    case 'mixed':
      return ofMixed(state, trial);
    case 'context': {
      const reading = CONTEXTS[trial.context]?.readings[trial.reading];
      const word = reading?.word ?? '';
      return {
        heading: chosen === word ? TEXTS.yes(word) : TEXTS.fitsBetter(word),
        clue: reading?.why ?? '',
        gestures: [],
      };
    }
    case 'smile':
      return {
        heading: TEXTS.found,
        clue: TEXTS.foundWhy,
        gestures: gesturesOf(CELL_UNITS.smile).map(({ gesture }) => gesture),
      };
    default: {
      const off = state.place - MORPH_END / 2;
      const how =
        off === 0
          ? TEXTS.morphExact
          : Math.abs(off) <= NEAR
            ? TEXTS.morphNear
            : off < 0
              ? TEXTS.morphEarly(THE_SIX[trial.to])
              : TEXTS.morphLate(THE_SIX[trial.from]);
      return {
        heading: TEXTS.stopped(state.place),
        clue: `${TEXTS.morphHalf} ${how} ${TEXTS.morphFree}`,
        apart: differenceBetween(trial.from, trial.to),
        gestures: [],
      };
    }
  }
}

function ofMixed(state: RecogniseState, trial: Extract<Trial, { kind: 'mixed' }>): Feedback {
  const { shown = [], chosen = [] } = state.answers.at(-1) ?? {};
  const [one = '', other = ''] = shown.map((word) => (isSix(word) ? SIX_TEXTS[word] : word));
  const seen = shown.filter((word) => chosen.includes(word));
  const found = seen.length === 1 ? seen.find(isSix) : undefined;
  const gestures = gesturesOf(unitsOf(trial, 1, 0)).map(({ gesture }) => gesture);
  const both = TEXTS.both(one, other);
  return {
    heading: seen.length === 2 ? TEXTS.yes(both) : TEXTS.was(both),
    clue: `${movedText(gestures)} ${found ? TEXTS.half(THE_SIX[found]) : ''}`.trim(),
    gestures,
  };
}
