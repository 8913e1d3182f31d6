import { QUESTIONS, type Question } from '#domain/mood/experiments/experiments.ts';
import type { Arms } from '#domain/mood/experiments/plan.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** One thing that somebody tries on themselves, and the order that chance dealt for it. */
export interface Experiment {
  /** Also what the order was dealt from. */
  id: string;
  /** An act of ours by name, or the id of an own factor. */
  factor: string;
  question: Question;
  arms: Arms;
  /** Local calendar dates, yyyy-mm-dd. */
  startsOn: string;
  stoppedOn: string | null;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function readExperiment(value: unknown): Experiment | null {
  if (!isRecord(value)) return null;
  const { id, factor, arms, startsOn, stoppedOn } = value;
  const question = QUESTIONS.find((known) => known === value['question']);
  const isDate = (text: unknown) => typeof text === 'string' && DATE.test(text);
  return typeof id === 'string' &&
    typeof factor === 'string' &&
    question !== undefined &&
    typeof arms === 'string' &&
    /^[01]+$/.test(arms) &&
    typeof startsOn === 'string' &&
    isDate(startsOn) &&
    (stoppedOn === null || (typeof stoppedOn === 'string' && isDate(stoppedOn)))
    ? { id, factor, question, arms, startsOn, stoppedOn }
    : null;
}
