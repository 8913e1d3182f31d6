/**
 * The network above the linear weights. It must learn from what those say of sentences they never
 * saw, or it would believe them too much: so they are learned without each fold of families in turn.
 */
import { type Parameters, parametersIn, read } from '#domain/safety/classifier/convolution.ts';
import { byHead, commonWords, type Head, HEADS, sizeOf } from '#domain/safety/classifier/model.ts';
import { BUCKETS, placeOf } from '#domain/safety/classifier/places.ts';
import { type Track, trackOf, type Weights } from '#domain/safety/classifier/track.ts';
import { atLeast, type SafetyLevel } from '#domain/safety/levels.ts';
import { type Learned, quantize, seeded } from './learn.ts';
import { learnConvolution, type Lesson } from './learn-convolution.ts';
import {
  FOLDS,
  isAsked,
  MIN_LEVEL,
  learnFrom,
  type Sample,
  SEED,
  WEIGHT_OF_EMERGENCY,
} from './samples.ts';
import { foldOf, isIn } from './unseen.ts';

/** A place that fewer families than this speak of teaches nothing about others. */
const FEWEST_FAMILIES = 3;
const MAX_PLACES: Readonly<Record<Head, number>> = {
  help: 154_000,
  emergency: 43_000,
  concern: 34_000,
};

/** So many words the network knows one by one, besides what the weights say of all. */
const COMMON_WORDS = 600;

/** What is harmless counts more, as for the weights (`samples.ts`), but less: they say it already. */
const CARE: Readonly<Partial<Record<SafetyLevel, number>>> = {
  none: 2,
  emergency: WEIGHT_OF_EMERGENCY,
};

/** Weights of all heads, as they are stored, that know nothing of what `unseen` says. */
export function weightsOf(
  samples: readonly Sample[],
  families: Uint32Array,
  unseen?: (sample: Sample) => boolean,
): Weights[] {
  return HEADS.map((head) => {
    const kept = pruned(learnFrom(samples, head, unseen), families, MAX_PLACES[head]);
    return { ...quantize(kept), bias: kept.bias };
  });
}

/**
 * Keeps the weights that say most: the file in the browser has room for so many. Learning again
 * with those alone was tried: it made up for what was left out by hearing more in small talk.
 */
function pruned({ weights, bias }: Learned, families: Uint32Array, most: number): Learned {
  const worth = weights.map((weight, place) =>
    (families[place] ?? 0) >= FEWEST_FAMILIES
      ? Math.abs(weight) * Math.sqrt(families[place] ?? 0)
      : 0,
  );
  const least = worth.toSorted()[worth.length - most] ?? 0;
  const isKept = (place: number) => (worth[place] ?? 0) > 0 && (worth[place] ?? 0) >= least;
  return { weights: weights.map((weight, place) => (isKept(place) ? weight : 0)), bias };
}

/** How many families speak of each place. */
export function familiesOf(samples: readonly Sample[]): Uint32Array {
  const families = new Uint32Array(BUCKETS);
  const last = new Map<number, string>();
  for (const { windows, line, forNetwork } of samples) {
    if (forNetwork) continue;
    for (const features of windows) {
      for (const feature of features) {
        const place = placeOf(feature);
        if (last.get(place) === line.family) continue;
        last.set(place, line.family);
        families[place] = (families[place] ?? 0) + 1;
      }
    }
  }
  return families;
}

/** The words that most families say, the most common first, as they are stored. */
export function commonIn(samples: readonly Sample[]): string {
  const families = new Map<string, number>();
  const last = new Map<string, string>();
  for (const { heard, line, varied } of samples) {
    if (varied) continue;
    for (const word of heard.words) {
      if (last.get(word) === line.family) continue;
      last.set(word, line.family);
      families.set(word, (families.get(word) ?? 0) + 1);
    }
  }
  return commonest(families, COMMON_WORDS);
}

/** The words with the highest counts, the most common first, as they are stored. */
export function commonest(counts: ReadonlyMap<string, number>, most: number): string {
  const sorted = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return sorted
    .slice(0, most)
    .map(([word]) => word)
    .join(' ');
}

/** What weights that never saw a sample, nor its family, say of it. */
export function unseenTracks(
  samples: readonly Sample[],
  families: Uint32Array,
  words: string,
): Map<Sample, Track> {
  const common = commonWords(words);
  const groupOf = foldOf(FOLDS);
  const tracks = new Map<Sample, Track>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const group = String(fold);
    const weights = weightsOf(samples, families, isIn(group, groupOf));
    for (const sample of samples) {
      if (groupOf(sample) === group) tracks.set(sample, trackOf(sample.heard, weights, common));
    }
  }
  return tracks;
}

export function networkOf(tracks: ReadonlyMap<Sample, Track>, words: string): Parameters {
  const size = sizeOf(commonWords(words));
  const lessons = Array.from(tracks, ([sample, track]) => lessonOf(sample, track));
  return parametersIn(learnConvolution(lessons, size, seeded(SEED + 3)), size);
}

function lessonOf(sample: Sample, track: Track): Lesson {
  const { level } = sample.line;
  return {
    track,
    answers: HEADS.map((head) => (atLeast(level, MIN_LEVEL[head]) ? 1 : 0)),
    weights: HEADS.map((head) => {
      if (!isAsked(sample, head)) return 0;
      return sample.weight * (head === 'help' ? (CARE[level] ?? 1) : 1);
    }),
  };
}

/** What weights and network together answer to each question. */
export function answersTo(network: Parameters, track: Track): Record<Head, number> {
  return byHead(read(network, track).answers);
}
