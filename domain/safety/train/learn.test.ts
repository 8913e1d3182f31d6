import { expect, it } from 'vitest';
import { LARGEST_WEIGHT, letterOf, weightsOf } from '../classifier/model.ts';
import { BUCKETS } from '../classifier/places.ts';
import type { CorpusLine } from '../corpus/read-corpus.ts';
import { quantize } from './learn.ts';
import { learnFrom, samplesOf } from './samples.ts';

const line = (id: number, level: CorpusLine['level'], text: string): CorpusLine => ({
  id: `made:${id}`,
  family: `made:${id}`,
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

it('writes each step as a letter of its own that needs no escape', () => {
  const steps = Array.from({ length: 2 * LARGEST_WEIGHT + 1 }, (_, i) => i - LARGEST_WEIGHT);
  const letters = steps.map((step) => letterOf(step)).join('');
  expect(JSON.stringify(letters)).toHaveLength(steps.length + 2);
  expect([...weightsOf(letters)]).toEqual(steps);
});
