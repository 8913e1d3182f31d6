/**
 * Learns the second reader of the guard, weights and the network above them, from our own corpus:
 * `npm run train -- guard`.
 * Same corpus and seed, same weights. Thresholds come from the split `tune`, and from folds by
 * family; the splits that are only counted are not opened.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byHead, commonWords, sizeOf, type StoredModel } from '#domain/safety/classifier/model.ts';
import { unpackNetwork } from '#domain/safety/classifier/packed.ts';
import { trackOf } from '#domain/safety/classifier/track.ts';
import { readCorpus, TALK } from '../corpus/read-corpus.ts';
import { writeWeightsFile } from '#domain/safety/stored/weights-file.ts';
import { evaluate } from './evaluate.ts';
import { packNetwork, packWeights } from './pack-weights.ts';
import { samplesOf, talksOf } from './samples.ts';
import { answersTo, commonIn, familiesOf, networkOf, unseenTracks, weightsOf } from './stacked.ts';
import { type Answered, thresholdsOf } from './thresholds.ts';

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

  const network = unpackNetwork(packed.network, packed.networkScale, sizeOf(common));
  const tune = samplesOf(readCorpus('tune'))
    .filter(({ varied }) => !varied)
    .map((sample): Answered => {
      return { sample, answers: answersTo(network, trackOf(sample.heard, weights, common)) };
    });
  const spoken = [...tracks]
    .filter(([one]) => talks.has(one) || (one.line.slice === TALK && !one.varied))
    .map(([sample, track]): Answered => ({ sample, answers: answersTo(network, track) }));
  write({
    weights: packWeights(weights.map(({ steps }) => steps)),
    scale: byHead(weights.map(({ scale }) => scale)),
    bias: byHead(weights.map(({ bias }) => bias)),
    words,
    ...packed,
    ...thresholdsOf(tune, spoken),
  });
}

function write(model: StoredModel): void {
  const file = join(import.meta.dirname, '../../../domain/safety/classifier/weights.bin');
  writeFileSync(file, writeWeightsFile(model));
}

if (process.argv[2] === 'evaluate') evaluate();
else main();
