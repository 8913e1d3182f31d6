/**
 * Learns the recurrent reader of the server from our own corpus:
 * `node --max-old-space-size=17000 domain/safety/train/recurrent/train.ts`, with python3-torch and
 * python3-numpy as Debian has them ( where another one comes first). Comes after `domain/safety/train/train.ts`: both readers are heard
 * together, so the thresholds here depend on its weights. Same corpus and seed, same tables. The splits
 * that are only counted are not opened, but for `hunted`, which teaches this reader.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Classifier, HEADS, type StoredModel } from '../../classifier/model.ts';
import { WEIGHTS } from '../../classifier/weights.content.ts';
import { readCorpus, TALK } from '../../corpus/read-corpus.ts';
import { seeded } from '../learn.ts';
import { type Sample, samplesOf, SEED, talksOf } from '../samples.ts';
import { type Answered, FALSE_ALARMS, thresholdsOf } from '../thresholds.ts';
import { packTables } from './pack-tables.ts';
import { LONGEST_PART, Recurrent, type StoredRecurrent } from '../../recurrent/recurrent.ts';
import { writeLessons } from './lessons.ts';

/**
 * For both readers together `tune` is the harder set: they ring on fewer of the sentences of other hands than
 * of this one, so a little more is allowed here than for the small reader alone.
 */
const LARGER_ALARMS = { ...FALSE_ALARMS, none: 0.04 };
/** Of sentences written anew by the trainer, so many teach: the rest would say the same again. */
const SHARE_OF_VARIED = 0.35;
/** Of the latest talks so many do not teach, but say from when on a calm talk may ring. */
const SHARE_OF_TALKS_HELD = 0.5;

function main(): void {
  const lines = [...readCorpus('train'), ...readCorpus('hunted')];
  const random = seeded(SEED + 4);
  const [held, taught]: [Sample[], Sample[]] = [[], []];
  for (const sample of [...samplesOf(lines), ...talksOf(lines)]) {
    if (isHeld(sample)) held.push(sample);
    else if (!sample.varied || random() < SHARE_OF_VARIED) taught.push(sample);
  }
  const folder = mkdtempSync(join(tmpdir(), 'remanso-recurrent-'));
  const words = writeLessons(folder, taught);
  const learner = join(import.meta.dirname, 'learn.py');
  const { status } = spawnSync(process.env['PYTHON'] ?? 'python3', [learner, folder], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('learn.py did not come to its end');
  const stored = { words, ...packTables(numbersIn(folder, 'tables.f32'), words) };
  expectAlike(new Recurrent(stored), taught, numbersIn(folder, 'answers.f32'));
  rmSync(folder, { recursive: true });

  const tune = samplesOf(readCorpus('tune')).filter(({ varied }) => !varied);
  const spoken = held.filter(({ varied }) => !varied);
  write({
    ...stored,
    ...thresholdsOf(answered(tune, stored), answered(spoken, stored), LARGER_ALARMS),
  });
}

function numbersIn(folder: string, name: string): Float32Array {
  return new Float32Array(Uint8Array.from(readFileSync(join(folder, name))).buffer);
}

/** Log-odds by which whole steps may change an answer, on the average. */
const COST_OF_STEPS = 0.1;

/** What is read here must be what was learned there. @throws otherwise */
function expectAlike(reader: Recurrent, taught: readonly Sample[], answers: Float32Array): void {
  const apart = taught.slice(0, answers.length / HEADS.length).flatMap(({ heard }, at) => {
    // Longer ones are learned as a whole and read in parts.
    if (heard.words.length > LONGEST_PART) return [];
    return Array.from(reader.read(heard), (answer, question) =>
      Math.abs(answer - (answers[at * HEADS.length + question] ?? Infinity)),
    );
  });
  const mean = apart.reduce((sum, one) => sum + one, 0) / apart.length;
  process.stdout.write(`whole steps change an answer by ${mean.toFixed(3)}\n`);
  if (!(mean < COST_OF_STEPS)) throw new Error('recurrent.ts reads other than learn.py');
}

/** Whole families: a talk is one. */
function isHeld({ line, draw }: Sample): boolean {
  return line.split === 'hunted' && line.slice === TALK && draw < SHARE_OF_TALKS_HELD;
}

function answered(samples: readonly Sample[], stored: StoredRecurrent): Answered[] {
  const reader = new Recurrent(stored);
  const both = new Classifier(WEIGHTS, { ...WEIGHTS, reader });
  return samples.map((sample) => ({ sample, answers: both.answersTo(sample.heard).answers }));
}

function write(stored: StoredRecurrent & Pick<StoredModel, 'threshold' | 'harmless'>): void {
  const lines = Object.entries(stored).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  writeFileSync(
    join(import.meta.dirname, '../../recurrent/tables.content.ts'),
    `// Written by \`node domain/safety/train/recurrent/train.ts\`; not by hand.\nimport type { StoredModel } from '../classifier/model.ts';\nimport type { StoredRecurrent } from './recurrent.ts';\n\nexport const TABLES: StoredRecurrent & Pick<StoredModel, 'threshold' | 'harmless'> = {\n${lines.join('\n')}\n};\n`,
  );
}

main();
