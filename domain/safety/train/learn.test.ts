import { expect, it } from 'vitest';
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
  expect(first.bytes.some((weight) => weight !== 0)).toBe(true);
  expect(first.bytes).toHaveLength(BUCKETS);
  expect(once()).toEqual(first);
});
