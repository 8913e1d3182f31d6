import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '#server/log.ts';
import { queueLog } from './queue-log.ts';

/** Milliseconds before a queue that ended by itself is started again. */
const RESTART_MS = 2000;

/** Failures in a row to fetch a job after which the queue is started anew. */
const FETCH_FAILURES = 6;

const CRON = [
  { task: 'clean_up', match: '17 * * * *' },
  { task: 'seal_signatures', match: '*/10 * * * *' },
  { task: 'account_deletions', match: '* * * * *' },
  { task: 'factor_removals', match: '* * * * *' },
];

export interface Queue {
  /** Under which id this process locks jobs; another one after a restart of the queue. */
  poolId(): string;
  /** Takes no more jobs; resolves when those under way have ended and the database knows. */
  stop(): Promise<void>;
}

/**
 * Runs the queue and starts it again when it ends by itself, as it does when the end of a job cannot
 * be written down because the database is away, or when it cannot fetch jobs any more.
 */
export async function startQueue(owner: Pool, log: Log, taskList: TaskList): Promise<Queue> {
  let poolId = '';
  let stopping = false;
  const ending = new AbortController();
  let restarting: Promise<void> | undefined;
  // The queue notices a lost connection by itself and tries again; without a listener the error
  // of a connection that is in use would end the process.
  const guard = (client: PoolClient) => {
    client.on('error', (error) => log.debug('a connection in use was lost', { error }));
  };
  owner.on('connect', guard);

  async function begin(): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      poolId = workerPool.id;
    });
    // The queue asks once for the numbers of its tasks and keeps the answer, also when it is an
    // error: then it would fail for ever, silently.
    let failures = 0;
    events.on('worker:getJob:error', () => {
      failures += 1;
      if (failures === FETCH_FAILURES && !stopping) void runner.stop().catch(() => {});
    });
    for (const event of ['worker:getJob:empty', 'job:start'] as const) {
      events.on(event, () => {
        failures = 0;
      });
    }
    const begun = await run({
      pgPool: owner,
      concurrency: 2,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: queueLog(log),
      events,
      // Without a batcher nobody waits for the deletion of a job that is done: a stop would end the
      // connections first and leave it locked, and an error there would be unhandled.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList,
      parsedCronItems: parseCronItems(CRON),
    });
    const again = () => {
      if (!stopping) restarting = restart();
    };
    void begun.promise.then(again, again);
    return begun;
  }

  async function restart(): Promise<void> {
    log.warn('the job queue ended, starting it again');
    for (;;) {
      await sleep(RESTART_MS, undefined, { ref: false, signal: ending.signal }).catch(() => {});
      if (stopping) return;
      try {
        const begun = await begin();
        // A stop that came meanwhile knows only the queue of before.
        if (stopping) await begun.stop();
        else runner = begun;
        return;
      } catch (error) {
        log.warn('the job queue does not start', { error });
      }
    }
  }
  let runner = await begin();

  return {
    poolId: () => poolId,
    async stop() {
      stopping = true;
      ending.abort();
      await runner
        .stop()
        .catch((error: unknown) => log.warn('the job queue did not stop', { error }));
      await restarting;
      owner.off('connect', guard);
    },
  };
}
