import { Worker } from 'node:worker_threads';
import type { Log } from './log.ts';

/** One Ctrl-C in a terminal may arrive twice: from the terminal and from npm. */
const SAME_SIGNAL_WITHIN = 500;

/** Milliseconds that a stop may take in all. What hangs longer than that will not end by itself. */
const HARD_END = 20_000;

/**
 * Ends the process after `ms`, whatever it is doing. process.exit runs the exit handlers, which kill
 * PostgreSQL; if the event loop hangs, a worker thread sends SIGKILL.
 */
function endHardAfter(ms: number, log: Log): void {
  setTimeout(() => {
    log.error('the stop took too long');
    process.exit(1);
  }, ms).unref();
  const kill = `setTimeout(() => process.kill(${process.pid}, 'SIGKILL'), ${ms + 1000})`;
  new Worker(kill, { eval: true }).on('error', () => {}).unref();
}

export interface Lifecycle {
  /** Ends the server in order and then the process. Later calls join the first. */
  stop(exitCode: number): Promise<void>;
}

/**
 * Stops on SIGINT, SIGTERM, SIGHUP and when the parent that gave us a channel is gone. A second
 * signal ends at once, and what holds processes of its own ends them on `exit`. An exception that
 * nobody caught also ends the process, in order: see below.
 * @param steps what to do in order; every one is tried, also after one that failed
 * @param hardEnd milliseconds after which a stop that hangs ends the process
 */
export function stopOnSignals(
  log: Log,
  steps: () => readonly (() => Promise<void>)[],
  hardEnd = HARD_END,
): Lifecycle {
  let stopping: Promise<void> | undefined;
  let first = 0;

  const stop = (exitCode: number): Promise<void> => {
    if (stopping === undefined) endHardAfter(hardEnd, log);
    first ||= Date.now();
    stopping ??= (async () => {
      let code = exitCode;
      for (const step of steps()) {
        await step().catch((error: unknown) => {
          log.error('a part did not stop', { error });
          code = 1;
        });
      }
      process.exit(code);
    })();
    return stopping;
  };

  const onSignal = (signal: string) => {
    if (stopping !== undefined && Date.now() - first > SAME_SIGNAL_WITHIN) {
      process.exit(130);
    }
    if (stopping === undefined) log.info('stopping', { signal });
    void stop(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('disconnect', () => onSignal('parent gone'));
  process.channel?.unref();

  // A rejection is the end of one piece of work, nearly always of one request: whatever it held was
  // given back on its way up (`finally`), and everybody else's work is whole. Ending the process for
  // it would let one message of one person take the place away from all. Each one is still a fault.
  process.on('unhandledRejection', (error: unknown) => {
    log.error('a rejection that nobody caught', { error });
  });
  // An exception out of a callback cut some code short between two lines, and nobody knows what it
  // left half done: that state is not served on.
  process.on('uncaughtException', (error: unknown) => {
    log.error('an exception that nobody caught', { error });
    void stop(1);
  });
  return { stop };
}
