/** From which log-odds on an answer is believed, chosen on sentences that taught nothing. */
import type { Head, StoredModel } from '#domain/safety/classifier/model.ts';
import { atLeast } from '#domain/safety/levels.ts';
import type { Sample } from './samples.ts';
import { type Scored, scoreReachedBy, shareAbove } from './unseen.ts';

/**
 * Most false alarms of the learned readers on `none` and `concern` of the `tune` split, which
 * somebody wrote who knew nothing of the rest (half of it to be mistaken), and on everyday talks
 * that no fold had seen. A card too many costs less than a card that is missing. And most of the
 * rules' right alarms on the `tune` split that they may disbelieve.
 */
export const ALLOWED = {
  none: 0.035,
  concern: 0.1,
  talk: 0.016,
  disbelieved: 0.005,
  /** Log-odds by which less must speak for help than those say before a rule's alarm is cleared as mistaken. */
  sure: 0.4,
};
/** Talks nobody taught ring more than folds say: so much more must speak for help. */
const MARGIN_IN_TALKS = 0.4;
/** Most `risk` lines read as emergency: that costs no help, but a talk has many turns in which to overstate. */
const OVERSTATED = 0.02;
/** Most `none` lines taken for trouble: a kinder face where none was needed. */
const TROUBLE_SUPPOSED = 0.045;

/** A sentence and the log-odds that a reader which never saw its like gives to each question. */
export interface Answered {
  sample: Sample;
  answers: Record<Head, number>;
}

/**
 * @param tune the split `tune`
 * @param spoken turns of everyday talks
 */
export function thresholdsOf(
  tune: readonly Answered[],
  spoken: readonly Answered[],
  allowed: typeof ALLOWED = ALLOWED,
): Pick<StoredModel, 'threshold' | 'harmless'> {
  const scored = (told: readonly Answered[], head: Head): Scored[] =>
    told.map(({ sample, answers }) => ({ sample, odds: answers[head] }));
  const heard = scored(tune, 'help');
  const help = Math.max(
    scoreReachedBy(heard, ['none'], allowed.none),
    scoreReachedBy(heard, ['concern'], allowed.concern),
  );
  const together = scoreReachedBy(scored(spoken, 'help'), ['none', 'concern'], allowed.talk);
  const threshold = {
    help,
    together: Math.max(help, together + MARGIN_IN_TALKS),
    emergency: scoreReachedBy(scored(tune, 'emergency'), ['risk'], OVERSTATED),
    concern: scoreReachedBy(scored(tune, 'concern'), ['none'], TROUBLE_SUPPOSED),
  };
  const alarms = heard.filter(({ sample }) => atLeast(sample.byRules, 'risk'));
  const believed = scoreReachedBy(alarms, ['risk', 'emergency'], 1 - allowed.disbelieved);
  const harmless = Math.min(help, believed - allowed.sure);
  report(heard, help, harmless);
  process.stdout.write(`together ${together.toFixed(3)}\n`);
  return { threshold, harmless };
}

function report(tuned: readonly Scored[], threshold: number, harmless: number): void {
  for (const level of ['none', 'concern', 'risk', 'emergency'] as const) {
    const both = tuned.map((one) => ({
      ...one,
      odds: one.odds >= harmless && atLeast(one.sample.byRules, 'risk') ? Infinity : one.odds,
    }));
    const rules = tuned.map((one) => ({
      ...one,
      odds: atLeast(one.sample.byRules, 'risk') ? Infinity : -Infinity,
    }));
    const percent = (scored: readonly Scored[]) =>
      (100 * shareAbove(scored, [level], threshold)).toFixed(1);
    process.stdout.write(
      `${level.padEnd(10)} of tune, help by rules ${percent(rules)} %, learned ${percent(tuned)} %, together ${percent(both)} %\n`,
    );
  }
  process.stdout.write(`threshold ${threshold.toFixed(3)}, harmless ${harmless.toFixed(3)}\n`);
}
