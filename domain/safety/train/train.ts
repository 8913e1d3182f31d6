/**
 * Learns the second reader of the guard from our own corpus: `node domain/safety/train/train.ts`.
 * Same corpus and seed, same weights. Thresholds come from the split `tune`, and from folds by
 * family; the splits that are only counted are not opened.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredModel } from '../classifier/model.ts';
import { BUCKETS } from '../classifier/places.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import { atLeast } from '../levels.ts';
import { evaluate } from './evaluate.ts';
import { type Learned, quantize } from './learn.ts';
import { FOLDS, type Head, learnFrom, type Sample, samplesOf, talksOf } from './samples.ts';
import { foldOf, type Scored, scoreBy, scoreReachedBy, scoreUnseen, shareAbove } from './unseen.ts';

/**
 * Most false alarms of the learned reader on `none` and `concern` of the `tune` split, which
 * somebody wrote who knew nothing of the rest (half of it to be mistaken), and on everyday talks
 * that no fold had seen. A card too many costs less than a card that is missing.
 */
const FALSE_ALARMS = { none: 0.08, concern: 0.13, talk: 0.004 };
/** Most `risk` lines read as emergency: that costs exactness, not help. */
const OVERSTATED = 0.05;
/** Most of the rules' right alarms on sentences no fold had seen that may be cleared as mistaken. */
const WRONGLY_CLEARED = 0.015;
/** A place that fewer families than this speak of teaches nothing about others. */
const FEWEST_FAMILIES = { help: 5, emergency: 20 };

function main(): void {
  const lines = readCorpus('train');
  const talks = new Set(talksOf(lines));
  const samples = [...samplesOf(lines), ...talks];
  const heads = { help: learned(samples, 'help'), emergency: learned(samples, 'emergency') };
  const tune = samplesOf(readCorpus('tune')).filter(({ varied }) => !varied);
  const tuned = { help: scoreBy(heads.help, tune), emergency: scoreBy(heads.emergency, tune) };
  const unseen = scoreUnseen(
    samples,
    'help',
    foldOf(FOLDS),
    (one) => talks.has(one) || !one.varied,
  );
  const spoken = unseen.filter(({ sample }) => talks.has(sample));
  const alarms = unseen.filter(
    ({ sample }) => !talks.has(sample) && atLeast(sample.byRules, 'risk'),
  );
  const help = Math.max(
    scoreReachedBy(tuned.help, ['none'], FALSE_ALARMS.none),
    scoreReachedBy(tuned.help, ['concern'], FALSE_ALARMS.concern),
  );
  const together = scoreReachedBy(spoken, ['none', 'concern'], FALSE_ALARMS.talk);
  const threshold = {
    help,
    together: Math.max(help, together),
    emergency: scoreReachedBy(tuned.emergency, ['risk'], OVERSTATED),
  };
  const harmless = Math.min(
    threshold.help,
    scoreReachedBy(alarms, ['risk', 'emergency'], 1 - WRONGLY_CLEARED),
  );
  report(tuned.help, threshold.help, harmless);
  process.stdout.write(`together ${together.toFixed(3)}\n`);
  write(heads, threshold, harmless);
}

function learned(samples: readonly Sample[], head: Head): Learned {
  const { weights, bias } = learnFrom(samples, head);
  const first = new Map<number, string>();
  const families = new Uint8Array(BUCKETS);
  const last = new Map<number, string>();
  for (const { windows, line } of samples) {
    for (const features of windows) {
      for (const feature of features) {
        if (last.get(feature) === line.family || first.get(feature) === line.family) continue;
        if (families[feature] === 0) first.set(feature, line.family);
        last.set(feature, line.family);
        families[feature] = Math.min(255, (families[feature] ?? 0) + 1);
      }
    }
  }
  const kept = weights.map((weight, place) =>
    (families[place] ?? 0) >= FEWEST_FAMILIES[head] ? weight : 0,
  );
  return { weights: kept, bias };
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

function write(
  heads: Record<Head, Learned>,
  threshold: StoredModel['threshold'],
  harmless: number,
): void {
  const stored = { help: quantize(heads.help), emergency: quantize(heads.emergency) };
  const bytes = new Uint8Array(2 * BUCKETS);
  bytes.set(new Uint8Array(stored.help.bytes.buffer), 0);
  bytes.set(new Uint8Array(stored.emergency.bytes.buffer), BUCKETS);
  const model: StoredModel = {
    weights: Buffer.from(bytes).toString('base64'),
    scale: { help: stored.help.scale, emergency: stored.emergency.scale },
    bias: { help: heads.help.bias, emergency: heads.emergency.bias },
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
