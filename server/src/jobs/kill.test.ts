import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { launchMain, type TestMain } from '#server/db/testing/launch-main.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { createTestFolder, type TestFolder } from '#server/db/testing-folder.ts';
import { createKeys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { confirmationMail } from '#server/mail/templates/confirmation.ts';
import { smtpTransport } from '#server/mail/transports/smtp.ts';
import { queueMail } from './queue-mail.ts';
import { startWorker } from './worker.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 });
const MAILS = 100;
/** Where it matters what becomes of a few. */
const FEW = 12;

/** A mail server that notes the Message-ID of what it took, and can be made to hesitate. */
async function mailServer() {
  const taken: string[] = [];
  let door = Promise.resolve();
  let waiting = 0;
  const enter = async (done: () => void) => {
    waiting += 1;
    await door;
    waiting -= 1;
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      void enter(done);
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        taken.push(/^Message-ID: (\S+)/im.exec(text)?.[1] ?? '');
        setTimeout(done, 20);
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    waiting: () => waiting,
    /** Lets nobody past "RCPT TO" until the function that it returns is called. */
    shut(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      door = promise;
      return resolve;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

let db: TestDatabase;
let folder: TestFolder;
let mail: Awaited<ReturnType<typeof mailServer>>;
let servers: TestMain[] = [];
const survivor = (smtpUrl: string) =>
  startWorker({
    pools: db.pools,
    log: createLog('error', () => {}),
    config: loadConfig({}),
    keys: createKeys(),
    transport: smtpTransport(smtpUrl, 'Remanso <hola@example.test>'),
    beatMs: 100,
  });

beforeAll(async () => {
  db = await createTestDatabase();
  // One for all: the database knows the keys of the first server that started on it.
  folder = await createTestFolder();
  await (await survivor('smtp://127.0.0.1:1')).stop(); // makes the queue's tables
});
afterAll(async () => {
  await db.drop();
  await folder.remove();
});
beforeEach(async () => {
  mail = await mailServer();
  await db.pools.owner.query('delete from graphile_worker._private_jobs');
});
afterEach(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  servers = [];
  await mail.close();
});

async function queueMails(number: number): Promise<void> {
  for (let at = 0; at < number; at += 1) {
    const letter = { link: 'http://localhost/a', code: '012345' };
    // In order, as they are sent.
    // oxlint-disable-next-line no-await-in-loop
    await queueMail(db.pools.owner, confirmationMail(`p${at}@example.test`, letter));
  }
}

function launch(): TestMain {
  const env = { DATA_DIR: folder.path, DATABASE_URL: db.url, SMTP_URL: mail.url };
  const server = launchMain(env);
  servers.push(server);
  return server;
}

async function count(condition: string): Promise<number> {
  const { rows } = await db.pools.owner.query<{ n: number }>(
    `select count(*)::int as n from graphile_worker.jobs
      where task_identifier = 'send_mail' and ${condition}`,
  );
  return rows[0]?.n ?? 0;
}
const locked = () => count('locked_by is not null');

/** How many mails have gone out; fails where the server is gone that should send them. */
function takenFrom({ child, said }: TestMain): number {
  if (child.exitCode !== null) throw new Error(`The server ended: ${said()}`);
  return mail.taken.length;
}

const patient = { timeout: 60_000, interval: 5 };

it('sends each of a hundred mails once over three stops in the middle', async () => {
  await queueMails(MAILS);
  for (const enough of [25, 50, 75]) {
    const server = launch();
    await expect.poll(() => takenFrom(server), patient).toBeGreaterThanOrEqual(enough);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await locked()).toBe(0);
    expect(await count('true')).toBe(MAILS - mail.taken.length);
  }
  launch();
  await expect.poll(() => count('true'), patient).toBe(0);
  expect(new Set(mail.taken).size).toBe(MAILS);
  expect(mail.taken).toHaveLength(MAILS);
});

it('sends what a killed server had begun, and nothing twice', async () => {
  await queueMails(MAILS);
  const server = launch();
  await expect.poll(() => takenFrom(server), patient).toBeGreaterThanOrEqual(30);
  const open = mail.shut();
  await expect.poll(() => mail.waiting(), patient).toBe(2);
  await expect.poll(locked, patient).toBe(2);
  server.child.kill('SIGKILL');
  await server.ended;
  open();
  const jobs = await survivor(mail.url);
  await expect.poll(() => count('true'), patient).toBe(0);
  await jobs.stop();
  expect(new Set(mail.taken).size).toBe(MAILS);
  expect(mail.taken).toHaveLength(MAILS);
});

it('leaves the jobs of a server that lives alone, however long they take', async () => {
  await queueMails(FEW);
  const open = mail.shut();
  const slow = await survivor(mail.url);
  await expect.poll(() => mail.waiting(), patient).toBe(2);
  const other = await mailServer();
  const second = await survivor(other.url);
  await expect.poll(() => other.taken.length, patient).toBe(FEW - 2);
  await sleep(1500); // fifteen rounds, and four make a silent server a dead one
  expect(await locked()).toBe(2);
  open();
  await expect.poll(() => count('true'), patient).toBe(0);
  await Promise.all([slow.stop(), second.stop()]);
  await other.close();
  expect(mail.taken).toHaveLength(2);
});

it('gives back what a stop could not wait for', async () => {
  await queueMails(FEW);
  const open = mail.shut();
  const server = launch();
  await expect.poll(() => mail.waiting(), patient).toBe(2);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await locked()).toBe(0);
  expect(await count('true')).toBe(FEW);
  expect(await count('run_at > now()')).toBe(2);
  open();
});

/** As if the database were away: connections end, and no new one comes about. */
async function shutDatabase(): Promise<() => Promise<void>> {
  const url = new URL(db.url);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new Client(url.href);
  await admin.connect();
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  return async () => {
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
  };
}

it('sends nothing twice when the database is away at the end of a mail, and goes on', async () => {
  await queueMails(FEW);
  const open = mail.shut();
  const jobs = await survivor(mail.url);
  await expect.poll(() => mail.waiting(), patient).toBe(2);
  const openDatabase = await shutDatabase();
  open();
  await expect.poll(() => mail.taken.length, patient).toBe(2);
  await sleep(1000); // the deletion of both jobs fails, and with it the queue ends
  await openDatabase();
  await expect.poll(() => count('true').catch(() => FEW), patient).toBe(0);
  await jobs.stop();
  expect(new Set(mail.taken).size).toBe(FEW);
  expect(mail.taken).toHaveLength(FEW);
});

it('goes on after its very first question to the database has failed', async () => {
  await queueMails(FEW);
  const { owner } = db.pools;
  await owner.query('alter table graphile_worker._private_tasks rename to away');
  const jobs = await survivor(mail.url);
  await sleep(500);
  await owner.query('alter table graphile_worker.away rename to _private_tasks');
  await expect.poll(() => count('true'), patient).toBe(0);
  await jobs.stop();
  expect(mail.taken).toHaveLength(FEW);
});
