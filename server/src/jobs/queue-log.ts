import { type Job, Logger } from 'graphile-worker';
import type { Log } from '#server/log.ts';

/**
 * The queue speaks through our log; its everyday news are for debugging only. Of a job that failed
 * the log keeps what it was; of every other sentence only the beginning ("Failed task 12"): they go
 * on to quote what a mail server said, with the address of the person.
 */
export function queueLog(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const to = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
    const error = meta?.['error'] ? { error: meta['error'] } : {};
    const job = meta?.['job'] as Job | undefined;
    if (meta?.['failure'] === true && job !== undefined) {
      const { id, task_identifier: task, attempts, max_attempts: most } = job;
      log.error('a job failed', { source: 'jobs', task, id, attempts, most, ...error });
      return;
    }
    const beginning = /^[\w ]*/.exec(message)?.[0].trim() || 'the queue';
    log[to](beginning, { source: 'jobs', ...scope, ...error });
  });
}
