import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Runner, run } from 'graphile-worker';
import type { Pool } from 'pg';
import { expect, it, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { startQueue } from './queue.ts';

vi.mock('graphile-worker', { spy: true });

function runner() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = vi.fn<() => Promise<void>>(async () => {
    await sleep(20);
    resolve();
  });
  return { runner: { promise, stop } as unknown as Runner, stop, end: resolve };
}

it('also ends a queue that is being started again while the stop comes', async () => {
  const [first, second] = [runner(), runner()];
  const starting = Promise.withResolvers<Runner>();
  vi.mocked(run).mockResolvedValueOnce(first.runner).mockReturnValueOnce(starting.promise);
  const owner = new EventEmitter() as unknown as Pool;
  const queue = await startQueue(
    owner,
    createLog('error', () => {}),
    {},
  );

  first.end();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  const stopped = queue.stop();
  await sleep(50);
  starting.resolve(second.runner);
  await stopped;
  expect(second.stop).toHaveBeenCalledTimes(1);
  await second.runner.promise;
});
