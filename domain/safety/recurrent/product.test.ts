import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Product } from './product.ts';

const fours = fc.integer({ min: 1, max: 12 }).map((n) => 4 * n);
const number = fc.float({ min: -8, max: 8, noNaN: true });

it('is the matrix times the values, plus the bias', () => {
  const sizes = fc.tuple(fours, fours);
  const all = sizes.chain(([rows, columns]) => {
    const numbers = (length: number) => fc.array(number, { minLength: length, maxLength: length });
    return fc.tuple(numbers(rows * columns), numbers(columns), numbers(rows));
  });
  fc.assert(
    fc.property(all, ([matrix, values, bias]) => {
      const product = new Product(Float32Array.from(matrix), Float32Array.from(bias));
      product.values.set(values);
      const result = product.multiply();
      for (const [row, start] of bias.entries()) {
        const plain = values.reduce(
          (sum, x, i) => sum + x * matrix[row * values.length + i]!,
          start,
        );
        expect(result[row]).toBeCloseTo(plain, 2);
      }
    }),
    { numRuns: 50 },
  );
});

it('forgets the values before', () => {
  const product = new Product(
    Float32Array.from({ length: 16 }, () => 1),
    new Float32Array(4),
  );
  product.values.fill(1);
  expect([...product.multiply()]).toEqual([4, 4, 4, 4]);
  product.values.fill(0);
  expect([...product.multiply()]).toEqual([0, 0, 0, 0]);
});

it('refuses sizes that it cannot take', () => {
  expect(() => new Product(new Float32Array(12), new Float32Array(3))).toThrow(/fours/);
  expect(() => new Product(new Float32Array(12), new Float32Array(6))).toThrow(/fours/);
  expect(() => new Product(new Float32Array(400 * 400), new Float32Array(400))).toThrow(/memory/);
});
