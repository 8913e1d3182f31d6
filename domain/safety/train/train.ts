/**
 * Learns the second reader of the guard, weights and the network above them, from our own corpus:
 * `node domain/safety/train/train.ts`.
 * Same corpus and seed, same weights. Thresholds come from the split `tune`, and from folds by
 * family; the splits that are only counted are not opened.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parameters } from '../classifier/convolution.ts';
import { commonWords, type Head, sizeOf, type StoredModel } from '../classifier/model.ts';
import { unpackNetwork } from '../classifier/packed.ts';
import { type Track, trackOf } from '../classifier/track.ts';
import { readCorpus, TALK } from '../corpus/read-corpus.ts';
import { atLeast } from '../levels.ts';
import { evaluate } from './evaluate.ts';
import { packNetwork, packWeights } from './pack-weights.ts';
import { type Sample, samplesOf, talksOf } from './samples.ts';
import { answersTo, commonIn, familiesOf, networkOf, unseenTracks, weightsOf } from './stacked.ts';
import { type Scored, scoreReachedBy, shareAbove } from './unseen.ts';

/**
 * Most false alarms of the learned reader on `none` and `concern` of the `tune` split, which
 * somebody wrote who knew nothing of the rest (half of it to be mistaken), and on everyday talks
 * that no fold had seen. A card too many costs less than a card that is missing.
 */
const FALSE_ALARMS = { none: 0.035, concern: 0.1, talk: 0.016 };
/** Talks nobody taught ring more than folds say: so much more must speak for help. */
const SURER_IN_TALKS = 0.4;
/** Most `risk` lines read as emergency: that costs no help, but a talk has many turns in which to overstate. */
const OVERSTATED = 0.02;
/** Most `none` lines taken for trouble: a kinder face where none was needed. */
const TROUBLE_SUPPOSED = 0.045;
/** Most of the rules' right alarms on the `tune` split that the learned reader may not believe. */
const DISBELIEVED = 0.005;
/** So much less than those must speak for help before a rule's alarm is cleared as mistaken. */
const SURE = 0.4;

function main(): void {
  const lines = readCorpus('train');
  const talks = new Set(talksOf(lines));
  const samples = [...samplesOf(lines), ...talks];
  const families = familiesOf(samples);
  const words = commonIn(samples);
  const common = commonWords(words);
  const tracks = unseenTracks(samples, families, words);
  const packed = packNetwork(networkOf(tracks, words), sizeOf(common));
  const weights = weightsOf(samples, families);

  const tune = samplesOf(readCorpus('tune'))
    .filter(({ varied }) => !varied)
    .map((sample): Told => [sample, trackOf(sample.heard, weights, common)]);
  const spoken = [...tracks].filter(
    ([one]) => talks.has(one) || (one.line.slice === TALK && !one.varied),
  );
  const network = unpackNetwork(packed.network, packed.networkScale, sizeOf(common));
  write({
    weights: packWeights(weights.map(({ steps }) => steps)),
    scale: byHead(weights.map(({ scale }) => scale)),
    bias: byHead(weights.map(({ bias }) => bias)),
    words,
    ...packed,
    ...thresholdsOf(network, tune, spoken),
  });
}

/** A sample and what the weights say of it. */
type Told = [Sample, Track];

function thresholdsOf(
  network: Parameters,
  tune: readonly Told[],
  spoken: readonly Told[],
): Pick<StoredModel, 'threshold' | 'harmless'> {
  const scored = (told: readonly Told[], head: Head): Scored[] =>
    told.map(([sample, track]) => ({ sample, odds: answersTo(network, track)[head] }));
  const heard = scored(tune, 'help');
  const help = Math.max(
    scoreReachedBy(heard, ['none'], FALSE_ALARMS.none),
    scoreReachedBy(heard, ['concern'], FALSE_ALARMS.concern),
  );
  const together = scoreReachedBy(scored(spoken, 'help'), ['none', 'concern'], FALSE_ALARMS.talk);
  const threshold = {
    help,
    together: Math.max(help, together + SURER_IN_TALKS),
    emergency: scoreReachedBy(scored(tune, 'emergency'), ['risk'], OVERSTATED),
    concern: scoreReachedBy(scored(tune, 'concern'), ['none'], TROUBLE_SUPPOSED),
  };
  const alarms = heard.filter(({ sample }) => atLeast(sample.byRules, 'risk'));
  const believed = scoreReachedBy(alarms, ['risk', 'emergency'], 1 - DISBELIEVED);
  const harmless = Math.min(help, believed - SURE);
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

/** Numbers in the order of the questions. */
function byHead([help = 0, emergency = 0, concern = 0]: readonly number[]): Record<Head, number> {
  return { help, emergency, concern };
}

function write(model: StoredModel): void {
  const lines = Object.entries(model).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  writeFileSync(
    join(import.meta.dirname, '../classifier/weights.content.ts'),
    `// Written by \`node domain/safety/train/train.ts\`; not by hand.\nimport type { StoredModel } from './model.ts';\n\nexport const WEIGHTS: StoredModel = {\n${lines.join('\n')}\n};\n`,
  );
}

if (process.argv[2] === 'evaluate') evaluate();
else main();
