import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GATES, Gru } from './gru.ts';

const numbers = (length: number, largest: number) =>
  fc.array(fc.float({ min: -largest, max: largest, noNaN: true }), {
    minLength: length,
    maxLength: length,
  });
/** A larger matrix would make a small difference grow from word to word. */
const LARGEST_IN_MATRIX = 0.5;
const LARGEST = 4;

/** A memory of `size` numbers, and what `words` words put into its gates. */
const readings = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 9 }))
  .chain(([fours, words]) => {
    const size = 4 * fours;
    return fc.record({
      size: fc.constant(size),
      words: fc.constant(words),
      matrix: numbers(GATES * size * size, LARGEST_IN_MATRIX),
      bias: numbers(GATES * size, LARGEST),
      inputs: numbers(words * GATES * size, LARGEST),
    });
  });
type Reading = typeof readings extends fc.Arbitrary<infer One> ? One : never;

const gruOf = ({ matrix, bias, inputs }: Reading, most = 9) => {
  const gru = new Gru(Float32Array.from(matrix), Float32Array.from(bias), most);
  gru.inputs.set(inputs);
  return gru;
};

/** As the books have it, with plain lists. */
function readPlainly({ size, words, matrix, bias, inputs }: Reading): number[] {
  const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
  let memory = Array.from({ length: size }, () => 0);
  return Array.from({ length: words }, (_, word) => {
    const input = (gate: number, i: number) => inputs[(word * GATES + gate) * size + i]!;
    const kept = (gate: number, i: number) =>
      memory.reduce(
        (sum, value, at) => sum + value * matrix[(gate * size + i) * size + at]!,
        bias[gate * size + i]!,
      );
    memory = memory.map((before, i) => {
      const reset = sigmoid(input(0, i) + kept(0, i));
      const keep = sigmoid(input(1, i) + kept(1, i));
      const fresh = Math.tanh(input(2, i) + reset * kept(2, i));
      return (1 - keep) * fresh + keep * before;
    });
    return memory;
  }).flat();
}

it('remembers what the formulas say', () => {
  fc.assert(
    fc.property(readings, (reading) => {
      const plainly = readPlainly(reading);
      const read = gruOf(reading).read(reading.words, 'first');
      expect(read).toHaveLength(plainly.length);
      for (const [at, value] of read.entries()) expect(value).toBeCloseTo(plainly[at]!, 3);
    }),
    { numRuns: 50 },
  );
});

it('from the last word on it reads as if the words stood the other way round', () => {
  fc.assert(
    fc.property(readings, (reading) => {
      const turned = (list: number[], each: number) =>
        Array.from({ length: list.length / each }, (_, at) =>
          list.slice(at * each, (at + 1) * each),
        )
          .toReversed()
          .flat();
      const { size, words, inputs } = reading;
      const mirrored = { ...reading, inputs: turned(inputs, GATES * size) };
      const backward = [...gruOf(reading).read(words, 'last')];
      const forward = [...gruOf(mirrored).read(words, 'first')];
      expect(backward).toEqual(turned(forward, size));
    }),
    { numRuns: 50 },
  );
});

it('remembers nothing of the words before, whichever way those were read', () => {
  const reading = {
    size: 4,
    words: 3,
    matrix: Array.from({ length: 48 }, (_, i) => Math.sin(i)),
    bias: Array.from({ length: 12 }, (_, i) => Math.cos(i)),
    inputs: Array.from({ length: 36 }, (_, i) => Math.sin(3 * i)),
  };
  const gru = gruOf(reading);
  const first = [...gru.read(3, 'first')];
  gru.read(3, 'last');
  gru.read(1, 'first');
  expect([...gru.read(3, 'first')]).toEqual(first);
});
