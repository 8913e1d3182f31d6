import { existsSync } from 'node:fs';
import path from 'node:path';
import { createApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { openDatabase, type RunningDatabase } from './db/database.ts';
import { lockDataFolder } from './db/embedded/instance-lock.ts';
import { StartError } from './db/embedded/start-error.ts';
import { isUnused } from './db/sealed/is-unused.ts';
import { requireSameKeys } from './db/sealed/key-fingerprint.ts';
import { type Jobs, startWorker } from './jobs/worker.ts';
import { followKeys } from './key-rotation.ts';
import { loadGuard } from './guard.ts';
import { KeysError, loadKeys } from './keys.ts';
import { stopOnSignals } from './lifecycle.ts';
import { type Listener, listen } from './listener.ts';
import { localModelHint } from './functions/chat/providers/local-model.ts';
import { createLog, type Log } from './log.ts';
import { warmingUpCompanion } from '#domain/companion/respond.ts';
import { createMailTransport } from './mail/transports/create-transport.ts';

/** Milliseconds that answers under way (a reply of Nilo) get to end when the server stops. */
const GRACE = 5000;

/** Milliseconds after which a server that listens gets ready for the first message. */
const WARM_UP_AFTER = 500;
/** Milliseconds between two steps of getting ready. */
const PAUSE_BETWEEN_STEPS = 20;

/** Parts in the order in which they came up; they go down in the opposite one. */
interface Running {
  /** What parts of the app have to end before connections close. */
  endings: (() => Promise<void>)[];
  listener?: Listener;
  database?: RunningDatabase;
  jobs?: Jobs;
}

/**
 * Starts everything: port, data folder, database, migrations, keys, jobs, app. The port comes
 * first because it is the one thing that can be asked for without touching anybody's data.
 */
async function start(
  config: Config,
  log: Log,
  running: Running,
  lost: (error: Error) => void,
): Promise<void> {
  running.listener = await takePort(config);
  running.database = await openDatabase(config, log, lost);
  const { pools } = running.database;
  const keys = await loadKeys(config.dataDir, () => isUnused(pools.owner));
  await requireSameKeys(pools.owner, keys, config.dataDir);
  followKeys(config.dataDir, keys, log);
  // Before the first message can arrive: without it the guard hears less. And before the jobs: it
  // keeps the process busy for so long that their first queries would seem unanswered.
  const guard = loadGuard();
  const transport = createMailTransport(config);
  const jobs = await startWorker({ pools, log, config, keys, transport });
  running.jobs = jobs;
  const sendMail = jobs.sendMail.bind(jobs);
  const beforeStop = (work: () => Promise<void>) => void running.endings.push(work);
  const now = () => new Date();
  running.listener.serve(createApp({ config, log, pools, keys, guard, now, sendMail, beforeStop }));
  // What Nilo hears with is built at the first message, unless there is time for it before.
  setTimeout(() => inSteps(warmingUpCompanion()), WARM_UP_AFTER).unref();
}

/** One step at a time, and a pause after each: requests that came meanwhile go first. */
function inSteps(work: Iterator<undefined>): void {
  if (work.next().done) return;
  setTimeout(() => inSteps(work), PAUSE_BETWEEN_STEPS).unref();
}

/** A second start usually finds the port taken by the first: then that is what it should say. */
async function takePort({ port, host, dataDir, databaseUrl }: Config): Promise<Listener> {
  try {
    return await listen(port, host);
  } catch (error) {
    if (databaseUrl === undefined && existsSync(path.join(dataDir, 'instance.lock'))) {
      (await lockDataFolder(dataDir)).release();
    }
    throw error;
  }
}

async function announce(config: Config, port: number): Promise<void> {
  const shown = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host)
    ? 'localhost'
    : config.host;
  const address = `http://${shown}:${port}`;
  const lines = [`Remanso is running at ${address}`];
  if (config.smtpUrl === undefined) {
    const folder = path.join(config.dataDir, 'outbox');
    lines.push(
      config.showOutbox
        ? `Mails are not sent: read them at ${address}/outbox (${folder}).`
        : `Mails are not sent: they are kept in ${folder}.`,
      'Set SMTP_URL to send them.',
    );
  }
  const hint = config.ai.provider === 'guided' ? await localModelHint() : null;
  if (hint !== null) lines.push(hint);
  process.stdout.write(`\n${lines.join('\n')}\n\nStop with Ctrl-C.\n`);
}

/** What went wrong, for the terminal: one sentence where we know, everything where we do not. */
function explain(error: unknown): string {
  const known =
    error instanceof StartError || error instanceof ConfigError || error instanceof KeysError;
  if (known) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const running: Running = { endings: [] };
try {
  const config = loadConfig();
  const log = createLog(config.logLevel);
  const lifecycle = stopOnSignals(log, () => [
    // Interrupted while starting: what is half up can only be taken down when it is up.
    async () => starting.catch(() => {}),
    // Answers end first: the connections that listen to them wait for nothing else.
    async () => void (await Promise.all(running.endings.map((end) => end()))),
    async () => running.listener?.close(GRACE),
    async () => running.jobs?.stop(),
    async () => running.database?.stop(),
  ]);
  // Exit code 1: whoever supervises the process starts it again.
  const starting = start(config, log, running, (error) => {
    log.error('stopping without a database', { error });
    void lifecycle.stop(1);
  });
  await starting.catch(async (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    await lifecycle.stop(1);
  });
  await announce(config, running.listener?.port ?? config.port);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
