import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { createKeys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { confirmationMail } from '#server/mail/templates/confirmation.ts';
import { smtpTransport } from '#server/mail/transports/smtp.ts';
import { cleanUp } from './clean-up.ts';
import { startWorker } from './worker.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function until(done: () => boolean): Promise<void> {
  for (let tries = 0; !done() && tries < 150; tries += 1) await sleep(100);
}

/** A real mail server that keeps what it gets; each start is on the same port. */
async function mailServer(received: string[], port = 0) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

describe('startWorker', () => {
  it('sends at once, and a mail server that is down delays but never loses', async () => {
    const received: string[] = [];
    const first = await mailServer(received);
    const parts = {
      pools: db.pools,
      log: createLog('error', () => {}),
      config: loadConfig({}),
      keys: createKeys(),
      transport: smtpTransport(`smtp://127.0.0.1:${first.port}`, 'Remanso <hola@example.test>'),
    };
    const jobs = await startWorker(parts);
    await jobs.sendMail(
      confirmationMail('ana@example.test', { link: 'http://localhost/a', code: '012345' }),
      db.pools.owner,
    );
    await until(() => received.length === 1);
    expect(received[0]).toContain('To: ana@example.test');

    await first.close();
    await jobs.sendMail(
      confirmationMail('eva@example.test', { link: 'http://localhost/b', code: '012345' }),
      db.pools.owner,
    );
    await sleep(300);
    const second = await mailServer(received, first.port);
    await until(() => received.length === 2);
    expect(received[1]).toContain('To: eva@example.test');
    await jobs.stop();
    await second.close();
  });

  it('keeps a mail that was queued before the worker stopped', async () => {
    const received: string[] = [];
    const server = await mailServer(received);
    const parts = {
      pools: db.pools,
      log: createLog('error', () => {}),
      config: loadConfig({}),
      keys: createKeys(),
      transport: smtpTransport(`smtp://127.0.0.1:1`, 'hola@example.test'),
    };
    const broken = await startWorker(parts);
    await broken.sendMail(
      confirmationMail('luz@example.test', { link: 'http://localhost/c', code: '012345' }),
      db.pools.owner,
    );
    await broken.stop();
    await db.pools.owner.query(`update graphile_worker._private_jobs set run_at = now()`);
    const transport = smtpTransport(`smtp://127.0.0.1:${server.port}`, 'hola@example.test');
    const working = await startWorker({ ...parts, transport });
    await until(() => received.length === 1);
    expect(received[0]).toContain('To: luz@example.test');
    await working.stop();
    await server.close();
  });
});

describe('cleanUp', () => {
  it('lets go of old counters and dead sessions, and of nothing that is in use', async () => {
    const [idle, active] = [await db.createUser(), await db.createUser()];
    await db.pools.owner.query(
      `update auth.sessions set created_at = now() - interval '5 hours' where id = $1`,
      [idle.sessionId],
    );
    await db.pools.owner.query(
      `insert into auth.rate_limits (bucket, subject, window_start)
       values ('b', 'old', now() - interval '3 days'), ('b', 'new', now())`,
    );
    await cleanUp(db.pools.owner, 180);
    const { rows } = await db.pools.owner.query<{ id: string }>(
      `select id::text from auth.sessions union all select subject from auth.rate_limits`,
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual([active.sessionId, 'new'].toSorted());
  });
});
