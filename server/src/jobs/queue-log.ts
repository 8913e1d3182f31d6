import { Logger } from 'graphile-worker';
import type { Log } from '#server/log.ts';

/** The queue speaks through our log; its everyday news are for debugging only. */
export function queueLog(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const to = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
    log[to](message, { source: 'jobs', ...scope, ...(meta?.error ? { error: meta.error } : {}) });
  });
}
