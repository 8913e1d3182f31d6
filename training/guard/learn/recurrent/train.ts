/**
 * Learns the recurrent readers of the server from our own corpus:
 * `npm run train -- guard-server`, with python3-torch,
 * python3-numpy and libopenblas0-pthread as Debian has them (`PYTHON` names another one). Comes after
 * `npm run train -- guard`: all readers are heard together, so the thresholds here depend on its
 * weights. Same corpus and seeds, same tables. The splits that are only counted are not opened, but for
 * `hunted`, which teaches these.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Classifier, HEADS } from '#domain/safety/classifier/model.ts';
import { readCorpus, TALK } from '../../corpus/read-corpus.ts';
import { seeded } from '../learn.ts';
import { type Sample, samplesOf, SEED, talksOf } from '../samples.ts';
import { ALLOWED, type Answered, thresholdsOf } from '../thresholds.ts';
import { rowsOf } from '#domain/safety/recurrent/inputs.ts';
import { packTables } from './pack-tables.ts';
import {
  Panel,
  type StoredLargerReader,
  type StoredPanel,
} from '#domain/safety/recurrent/panel.ts';
import { LONGEST_PART, Recurrent } from '#domain/safety/recurrent/recurrent.ts';
import { writeTablesFile } from '#domain/safety/stored/tables-file.ts';
import { readWeightsFile } from '#domain/safety/stored/weights-file.ts';
import { writeLessons } from './lessons.ts';

/** Of sentences written anew by the trainer, so many teach: the rest would say the same again. */
const SHARE_OF_VARIED = 0.5;
/** Of the latest talks so many do not teach, but say from when on a calm talk may ring. */
const SHARE_OF_TALKS_HELD = 0.5;

async function main(): Promise<void> {
  const lines = [...readCorpus('train'), ...readCorpus('hunted')];
  const random = seeded(SEED + 4);
  const [held, taught]: [Sample[], Sample[]] = [[], []];
  for (const sample of [...samplesOf(lines), ...talksOf(lines)]) {
    if (isHeld(sample)) held.push(sample);
    else if (!sample.varied || random() < SHARE_OF_VARIED) taught.push(sample);
  }
  const folder = mkdtempSync(join(tmpdir(), 'remanso-recurrent-'));
  const words = writeLessons(folder, taught);
  await Promise.all(SEEDS.map((seed) => learn(folder, seed)));
  const rows = rowsOf(words);
  const readers = SEEDS.map((seed) => {
    const tables = packTables(numbersIn(folder, `tables-${seed}.f32`), rows.size);
    expectAlike(new Recurrent(rows, tables), taught, numbersIn(folder, `answers-${seed}.f32`));
    return tables;
  });
  rmSync(folder, { recursive: true });

  const stored = { words, readers };
  const tune = samplesOf(readCorpus('tune')).filter(({ varied }) => !varied);
  const spoken = held.filter(({ varied }) => !varied);
  write({
    ...stored,
    ...thresholdsOf(answered(tune, stored), answered(spoken, stored), ALLOWED_HERE),
  });
}

/**
 * One thread, one core: two that each wait for both cores take a third longer.
 * @throws when it does not come to its end
 */
async function learn(folder: string, seed: number): Promise<void> {
  const learner = join(import.meta.dirname, 'learn.py');
  const learning = spawn(process.env['PYTHON'] ?? 'python3', [learner, folder, `${seed}`], {
    stdio: 'inherit',
    env: { ...process.env, OPENBLAS_NUM_THREADS: '1' },
  });
  const [status] = await once(learning, 'exit');
  if (status !== 0) throw new Error('learn.py did not come to its end');
}

function numbersIn(folder: string, name: string): Float32Array {
  return new Float32Array(Uint8Array.from(readFileSync(join(folder, name))).buffer);
}

/** They mistake less for danger than the small reader, so they may ring less for as much help. */
const ALLOWED_HERE = { ...ALLOWED, none: 0.025, sure: 0.1 };

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

/** Of so many readers the mean is heard; each learns from its own beginning. */
const SEEDS = [SEED, SEED + 1];

/** Whole families: a talk is one. */
function isHeld({ line, draw }: Sample): boolean {
  return line.split === 'hunted' && line.slice === TALK && draw < SHARE_OF_TALKS_HELD;
}

function answered(samples: readonly Sample[], stored: StoredPanel): Answered[] {
  const reader = new Panel(stored);
  const file = join(import.meta.dirname, '../../../../domain/safety/classifier/weights.bin');
  const weights = readWeightsFile(readFileSync(file));
  const both = new Classifier(weights, { ...weights, reader });
  return samples.map((sample) => ({ sample, answers: both.answersTo(sample.heard).answers }));
}

function write(stored: StoredLargerReader): void {
  const file = join(import.meta.dirname, '../../../../domain/safety/recurrent/tables.bin');
  writeFileSync(file, writeTablesFile(stored));
}

await main();
