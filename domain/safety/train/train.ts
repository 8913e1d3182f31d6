/**
 * Learns the second reader of the guard from our own corpus: `node domain/safety/train/train.ts`.
 * Same corpus and seed, same weights. Thresholds come from the split `tune`, and from folds by
 * family; the splits that are only counted are not opened.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Head, HEADS, type StoredModel } from '../classifier/model.ts';
import { BUCKETS } from '../classifier/places.ts';
import { readCorpus, TALK } from '../corpus/read-corpus.ts';
import { atLeast } from '../levels.ts';
import { evaluate } from './evaluate.ts';
import { type Learned, quantize } from './learn.ts';
import { packWeights } from './pack-weights.ts';
import { FOLDS, learnFrom, type Sample, samplesOf, talksOf } from './samples.ts';
import { foldOf, type Scored, scoreBy, scoreReachedBy, scoreUnseen, shareAbove } from './unseen.ts';

/**
 * Most false alarms of the learned reader on `none` and `concern` of the `tune` split, which
 * somebody wrote who knew nothing of the rest (half of it to be mistaken), and on everyday talks
 * that no fold had seen. A card too many costs less than a card that is missing.
 */
const FALSE_ALARMS = { none: 0.055, concern: 0.1, talk: 0.004 };
/** Most `risk` lines read as emergency: that costs exactness, not help. */
const OVERSTATED = 0.05;
/** Most `none` lines taken for trouble: a kinder face where none was needed. */
const TROUBLE_SUPPOSED = 0.045;
/** Most of the rules' right alarms on the `tune` split that the learned reader may not believe. */
const DISBELIEVED = 0.005;
/** So much less than those must speak for help before a rule's alarm is cleared as mistaken. */
const SURE = 0.25;
/** A place that fewer families than this speak of teaches nothing about others. */
const FEWEST_FAMILIES = 3;
const MOST_PLACES = { help: 185_000, emergency: 48_000, concern: 40_000 };

function main(): void {
  const lines = readCorpus('train');
  const talks = new Set(talksOf(lines));
  const samples = [...samplesOf(lines), ...talks];
  const heads = each((head) => learned(samples, head));
  const tune = samplesOf(readCorpus('tune')).filter(({ varied }) => !varied);
  const tuned = { help: scoreBy(heads.help, tune), emergency: scoreBy(heads.emergency, tune) };
  const spoken = scoreUnseen(
    samples,
    'help',
    foldOf(FOLDS),
    (one) => talks.has(one) || (one.line.slice === TALK && !one.varied),
  );
  const alarms = tuned.help.filter(({ sample }) => atLeast(sample.byRules, 'risk'));
  const help = Math.max(
    scoreReachedBy(tuned.help, ['none'], FALSE_ALARMS.none),
    scoreReachedBy(tuned.help, ['concern'], FALSE_ALARMS.concern),
  );
  const together = scoreReachedBy(spoken, ['none', 'concern'], FALSE_ALARMS.talk);
  const threshold = {
    help,
    together: Math.max(help, together),
    emergency: scoreReachedBy(tuned.emergency, ['risk'], OVERSTATED),
    concern: scoreReachedBy(scoreBy(heads.concern, tune), ['none'], TROUBLE_SUPPOSED),
  };
  const harmless = Math.min(
    threshold.help,
    scoreReachedBy(alarms, ['risk', 'emergency'], 1 - DISBELIEVED) - SURE,
  );
  report(tuned.help, threshold.help, harmless);
  process.stdout.write(`together ${together.toFixed(3)}\n`);
  write(heads, threshold, harmless);
}

/**
 * Learns with every place a feature can fall on, and keeps the weights that say most: the file in
 * the browser has room for so many. Learning again with those alone was tried: it made up for what
 * was left out by hearing more in small talk.
 */
function learned(samples: readonly Sample[], head: Head): Learned {
  const { weights, bias } = learnFrom(samples, head);
  const families = familiesOf(samples);
  const worth = weights.map((weight, place) =>
    (families[place] ?? 0) >= FEWEST_FAMILIES
      ? Math.abs(weight) * Math.sqrt(families[place] ?? 0)
      : 0,
  );
  const least = worth.toSorted()[worth.length - MOST_PLACES[head]] ?? 0;
  const isKept = (place: number) => (worth[place] ?? 0) > 0 && (worth[place] ?? 0) >= least;
  return { weights: weights.map((weight, place) => (isKept(place) ? weight : 0)), bias };
}

/** How many families speak of each place. */
function familiesOf(samples: readonly Sample[]): Uint32Array {
  const families = new Uint32Array(BUCKETS);
  const last = new Map<number, string>();
  for (const { windows, line } of samples) {
    for (const features of windows) {
      for (const feature of features) {
        if (last.get(feature) === line.family) continue;
        last.set(feature, line.family);
        families[feature] = (families[feature] ?? 0) + 1;
      }
    }
  }
  return families;
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

function each<T>(of: (head: Head) => T): Record<Head, T> {
  return { help: of('help'), emergency: of('emergency'), concern: of('concern') };
}

function write(
  heads: Record<Head, Learned>,
  threshold: StoredModel['threshold'],
  harmless: number,
): void {
  const stored = each((head) => quantize(heads[head]));
  const model: StoredModel = {
    weights: packWeights(HEADS.map((head) => stored[head].steps)),
    scale: each((head) => stored[head].scale),
    bias: each((head) => heads[head].bias),
    threshold,
    harmless,
  };
  const lines = Object.entries(model).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  writeFileSync(
    join(import.meta.dirname, '../classifier/weights.content.ts'),
    `// Written by \`node domain/safety/train/train.ts\`; not by hand.\nimport type { StoredModel } from './model.ts';\n\nexport const WEIGHTS: StoredModel = {\n${lines.join('\n')}\n};\n`,
  );
}

if (process.argv[2] === 'evaluate') evaluate();
else main();
