import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retried } from './retried.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives what the fourth attempt gave', async () => {
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve('here'));
  for (let time = 0; time < 3; time += 1) work.mockRejectedValueOnce(new Error('away'));
  const result = retried(work);
  await vi.runAllTimersAsync();
  expect(await result).toBe('here');
  expect(work).toHaveBeenCalledTimes(4);
});

it('says what went wrong when that failed, too', async () => {
  const work = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('away')));
  const failed = retried(work).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await failed).toBe('away');
  expect(work).toHaveBeenCalledTimes(4);
});
