import { expect, it } from 'vitest';
import { LARGEST_STEP, unpackWeights } from '#domain/safety/classifier/packed.ts';
import { BUCKETS } from '#domain/safety/classifier/places.ts';
import type { CorpusLine } from '../corpus/read-corpus.ts';
import { quantize, seeded } from './learn.ts';
import { packWeights } from './pack-weights.ts';
import { learnFrom, samplesOf } from './samples.ts';

const line = (id: number, level: CorpusLine['level'], text: string): CorpusLine => ({
  id: `made:${id}`,
  family: `made:${id}`,
  author: 'a',
  round: 'first',
  level,
  slice: 'made',
  split: 'train',
  text,
});
const LINES = [
  line(1, 'risk', 'quiero morirme'),
  line(2, 'none', 'quiero pizza'),
  line(3, 'emergency', 'esta noche me mato'),
  line(4, 'none', 'esta noche ceno con mi prima'),
];

it('learns the same weights from the same sentences', () => {
  const once = () => quantize(learnFrom(samplesOf(LINES), 'help'));
  const first = once();
  expect(first.steps.some((weight) => weight !== 0)).toBe(true);
  expect(first.steps).toHaveLength(BUCKETS);
  expect(once()).toEqual(first);
});

it('packs weights so that the browser reads the same ones', () => {
  const places = 5000;
  const random = seeded(7);
  const heads = [0.3, 0.01, 0].map((share) =>
    Int8Array.from({ length: places }, () =>
      random() < share ? (Math.floor(random() * LARGEST_STEP) + 1) * (random() < 0.5 ? -1 : 1) : 0,
    ),
  );
  heads[1]?.set([-LARGEST_STEP], places - 1);
  expect(unpackWeights(packWeights(heads), heads.length, places)).toEqual(heads);
  // Every weight alike, and one that no step stands for.
  const alike = [Int8Array.of(0, 3, 0, -3)];
  expect(unpackWeights(packWeights(alike), 1, 4)).toEqual(alike);
  expect(() => packWeights([Int8Array.of(LARGEST_STEP + 1)])).toThrow('at most');
});
