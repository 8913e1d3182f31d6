import { expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

it('lets a burst through, then as many as time gives back', () => {
  let now = 0;
  const bucket = new TokenBucket(60, () => now);
  for (let i = 0; i < 60; i += 1) expect(bucket.take('ana')).toBe(0);
  expect(bucket.take('ana')).toBe(1);
  expect(bucket.take('luis')).toBe(0);
  now += 999;
  expect(bucket.take('ana')).toBe(1);
  now += 1;
  expect(bucket.take('ana')).toBe(0);
  expect(bucket.take('ana')).toBe(1);
  now += 3_600_000;
  for (let i = 0; i < 60; i += 1) expect(bucket.take('ana')).toBe(0);
  expect(bucket.take('ana')).toBe(1);
});

it('says how long a slow limit lasts', () => {
  const bucket = new TokenBucket(1, () => 0);
  expect([bucket.take('ana'), bucket.take('ana')]).toEqual([0, 60]);
});

it('forgets whom it has not seen for longest', () => {
  const bucket = new TokenBucket(1, () => 0);
  bucket.take('first');
  bucket.take('second');
  for (let i = 0; i < 49_999; i += 1) bucket.take(`other ${i}`);
  expect(bucket.take('second')).toBe(60);
  expect(bucket.take('first')).toBe(0);
});
