import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Answers no sooner than after `ms`, success or not, so that the time of an answer does not tell
 * whether an address has an account. `ms` is well above what the work takes on a quiet machine.
 */
export async function evenTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(ms)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
