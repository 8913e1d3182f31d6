import { describe, expect, it } from 'vitest';
import { oneMore } from './use-time-together.ts';

const MINUTE = 60_000;

describe('time in the chat', () => {
  it('counts on over a short absence and begins anew after a long one', () => {
    const first = oneMore({ minutes: 0, seen: 0 }, 1000 * MINUTE);
    expect(first.minutes).toBe(1);
    expect(oneMore(first, first.seen + 29 * MINUTE).minutes).toBe(2);
    expect(oneMore(first, first.seen + 31 * MINUTE).minutes).toBe(1);
  });
});
