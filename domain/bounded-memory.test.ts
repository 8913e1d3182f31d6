import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BoundedMemory, bytesOfText } from './bounded-memory.ts';

it('never holds more bytes than it may, and counts those it holds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ maxLength: 40 }), fc.string({ maxLength: 400 }))),
      (entries) => {
        const memory = new BoundedMemory<string>(2000, bytesOfText);
        for (const [key, value] of entries) {
          memory.set(key, value);
          expect(memory.bytes).toBeLessThanOrEqual(2000);
          expect(memory.bytes).toBeGreaterThanOrEqual(0);
        }
        memory.clear();
        expect(memory.bytes).toBe(0);
      },
    ),
  );
});

it('forgets what was asked for longest ago', () => {
  const memory = new BoundedMemory<string>(330, () => 0);
  for (const key of ['a', 'b', 'c']) memory.set(key, key);
  expect(memory.get('a')).toBe('a');
  memory.set('d', 'd');
  expect(['a', 'b', 'c', 'd'].filter((key) => memory.get(key) !== undefined)).toEqual([
    'a',
    'c',
    'd',
  ]);
});

it('does not keep what is larger than all of it', () => {
  const memory = new BoundedMemory<string>(300, bytesOfText);
  memory.set('small', 'x');
  memory.set('large', 'x'.repeat(200));
  expect(memory.get('large')).toBeUndefined();
  expect(memory.get('small')).toBe('x');
});
