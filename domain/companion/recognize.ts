import { BoundedMemory } from '../bounded-memory.ts';
import { FORMS_OF_ADDRESS, render } from './address/render.ts';
import { EXERCISES } from './content/exercises/all-exercises.ts';
import type { ExerciseId } from './content/exercises/exercise.ts';
import { OFFERS, REMEMBER, SMALL_STEP, SUMMARY_LEADS } from './content/moves.ts';
import { AI_EVERY_THREE_HOURS, BREAK_HINTS } from './content/notices.ts';
import {
  AI_REMINDERS,
  CARE,
  CARE_FOR_VICTIMS,
  IF_IT_IS_NOW,
  IN_CASE,
  LATER_CHECKS,
  PLAN_QUESTIONS,
  RIDE_IT_OUT,
  STAY_LINES,
  STAY_OPENINGS,
  TRUSTED_PERSON,
  VAGUE_CHECKS,
} from './content/safety-follow.ts';
import { RISK_WORDS } from './content/safety-turns.ts';
import { TOPICS } from './content/topics/all-topics.ts';
import { keyOf, sentencesOf } from './phrasebook.ts';

/** What a sentence of ours was for. The talk is remembered by its own words, by nothing else. */
export type Tag =
  | { kind: 'check' | 'plan' | 'safety-question' | 'guide' | 'person' | 'care' | 'ride' | 'urgent' }
  | { kind: 'ai-reminder' | 'ai-hours' | 'break' | 'summary' | 'memory' | 'idea' }
  | { kind: 'offer'; exercise: ExerciseId }
  | { kind: 'step'; exercise: ExerciseId; step: number }
  | { kind: 'close'; exercise: ExerciseId };

interface Known {
  whole: Map<string, Tag[]>;
  /** Sentences that begin with fixed words and go on with a slot. */
  beginnings: [string, Tag][];
}

let known: Known | undefined;
/** Some 8,000 answers of ordinary length. */
const ANSWERS_BYTES = 4 * 1024 * 1024;
const remembered = new BoundedMemory<Tag[]>(ANSWERS_BYTES, (tags) => 60 + 50 * tags.length);

/** What the companion was doing when it said this, in whichever form of address. */
export function tagsOf(answer: string): readonly Tag[] {
  const found = remembered.get(answer);
  if (found) return found;
  known ??= buildKnown();
  const tags: Tag[] = [];
  for (const sentence of sentencesOf(answer).map(keyOf)) {
    tags.push(...(known.whole.get(sentence) ?? []));
    for (const [start, tag] of known.beginnings) if (sentence.startsWith(start)) tags.push(tag);
  }
  remembered.set(answer, tags);
  return tags;
}

function buildKnown(): Known {
  const whole = new Map<string, Tag[]>();
  const beginnings: [string, Tag][] = [];
  const add = (pool: readonly string[], tag: Tag) => {
    for (const phrase of pool) {
      for (const form of FORMS_OF_ADDRESS) {
        for (const sentence of sentencesOf(render(phrase, form)).map(keyOf)) {
          const slot = sentence.indexOf('[');
          if (slot > 12) beginnings.push([sentence.slice(0, slot), tag]);
          else if (slot < 0) whole.set(sentence, [...(whole.get(sentence) ?? []), tag]);
        }
      }
    }
  };
  // Only to these does a "no" mean safe: they move the state of the talk.
  add([...LATER_CHECKS, ...VAGUE_CHECKS, ...RISK_WORDS.self.ask, ...RISK_WORDS.method.ask], {
    kind: 'check',
  });
  add(PLAN_QUESTIONS, { kind: 'plan' });
  for (const words of Object.values(RISK_WORDS)) {
    add(words.ask, { kind: 'safety-question' });
    add(words.guide, { kind: 'guide' });
  }
  add(IN_CASE, { kind: 'guide' });
  add(STAY_LINES, { kind: 'urgent' });
  add(TRUSTED_PERSON, { kind: 'person' });
  add([...CARE, ...CARE_FOR_VICTIMS], { kind: 'care' });
  add(RIDE_IT_OUT, { kind: 'ride' });
  add([...AI_REMINDERS, ...IF_IT_IS_NOW], { kind: 'ai-reminder' });
  add(AI_EVERY_THREE_HOURS, { kind: 'ai-hours' });
  add(BREAK_HINTS, { kind: 'break' });
  add(REMEMBER, { kind: 'memory' });
  add([...SMALL_STEP, ...TOPICS.flatMap(({ idea }) => idea)], { kind: 'idea' });
  for (const form of FORMS_OF_ADDRESS) {
    const start = (phrase: string, tag: Tag) => beginnings.push([keyOf(render(phrase, form)), tag]);
    for (const lead of SUMMARY_LEADS) start(lead, { kind: 'summary' });
    for (const opening of STAY_OPENINGS) start(`${opening}, `, { kind: 'urgent' });
  }
  for (const { id, what, steps, close } of EXERCISES) {
    for (const phrase of OFFERS) {
      for (const one of what) {
        // The sentence that names the exercise; the other ("¿Probamos?") fits any.
        const naming = sentencesOf(phrase).filter((sentence) => sentence.includes('[what]'));
        add(
          naming.map((sentence) => sentence.replace('[what]', one)),
          { kind: 'offer', exercise: id },
        );
      }
    }
    steps.forEach((step, at) => add(step.say, { kind: 'step', exercise: id, step: at }));
    add(close, { kind: 'close', exercise: id });
  }
  return { whole, beginnings };
}
