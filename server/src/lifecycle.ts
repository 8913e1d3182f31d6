import type { Log } from './log.ts';

/** One Ctrl-C in a terminal may arrive twice: from the terminal and from npm. */
const SAME_SIGNAL_WITHIN = 500;

export interface Lifecycle {
  /** Ends the server in order and then the process. Later calls join the first. */
  stop(exitCode: number): Promise<void>;
}

/**
 * Stops on SIGINT, SIGTERM, SIGHUP and when the parent that gave us a channel is gone. A second
 * signal ends at once, and what holds processes of its own ends them on `exit`. What nobody caught also ends the process: its state is not known any more.
 * @param steps what to do in order; every one is tried, also after one that failed
 */
export function stopOnSignals(log: Log, steps: () => readonly (() => Promise<void>)[]): Lifecycle {
  let stopping: Promise<void> | undefined;
  let first = 0;

  const stop = (exitCode: number): Promise<void> => {
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

  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.error('an error that nobody caught', { error });
      void stop(1);
    });
  }
  return { stop };
}
