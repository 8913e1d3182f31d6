import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { openDatabase } from '../database.ts';
import { createTestFolder, type TestFolder } from '../testing-folder.ts';
import {
  answering,
  debianBinaries,
  somePort,
  startSystemPostgres,
} from './testing-system-postgres.ts';
import { refuseTransactionPooling, type Session } from './transaction-pooling.ts';

const REFUSED = /pgbouncer in transaction mode.*Give the address of PostgreSQL itself/;

describe('a database without a pooler', () => {
  it('is taken', async () => {
    const connect = async () => {
      const client = new Client(inject('testClusterUrl'));
      await client.connect();
      return client;
    };
    await expect(refuseTransactionPooling(connect)).resolves.toBeUndefined();
  });
});

function tooLate(): never {
  throw new Error('Query read timeout');
}

/** What a transaction pooler does to its clients, with the real pool of the driver behind it. */
function throughPooler(pool: Pool): Session {
  let held: PoolClient | undefined;
  const query = async (text: string) => {
    const client = held ?? (await pool.connect().catch(tooLate));
    const result = await client.query(text);
    held =
      text === 'rollback' ? undefined : (held ?? (text.startsWith('begin') ? client : undefined));
    if (held === undefined) client.release();
    return result;
  };
  return { query: query as Session['query'], end: async () => {} };
}

describe('a stand-in for a transaction pooler', () => {
  it.each([1, 2, 3, 20])('with %i connections is refused', async (max) => {
    const pool = new Pool({
      connectionString: inject('testClusterUrl'),
      max,
      connectionTimeoutMillis: 1000,
    });
    const busy = Promise.all(
      Array.from({ length: max }, () => pool.query('select pg_sleep(0.05)')),
    );
    await busy; // all of them are open and idle now
    await expect(refuseTransactionPooling(async () => throughPooler(pool))).rejects.toThrow(
      REFUSED,
    );
    await pool.end();
  });
});

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file));
const programs = pgbouncer === undefined ? undefined : debianBinaries();
if (programs === undefined) {
  process.stderr.write('skipped: no pgbouncer or no PostgreSQL of the system\n');
}

describe.runIf(programs !== undefined)('pgbouncer', () => {
  let folder: TestFolder;
  let direct: string;
  const ended: (() => void)[] = [];
  beforeAll(async () => {
    folder = await createTestFolder();
    direct = await startSystemPostgres(programs ?? '', folder.path);
    // So that the role of the API is there: pgbouncer asks PostgreSQL for its password.
    await (await open(direct)).stop();
  }, 60_000);
  afterAll(async () => {
    for (const end of ended) end();
    await folder.remove();
  });

  const log = createLog('error', () => {});
  const open = (databaseUrl: string) =>
    openDatabase({ dataDir: folder.path, databaseUrl, limits: { adminPerHour: 7 } }, log, () => {});

  async function pooled(mode: 'session' | 'transaction', extra = ''): Promise<string> {
    const url = new URL(direct);
    const own = path.join(folder.path, `${mode}-${ended.length}`);
    await mkdir(own);
    await chmod(folder.path, 0o755);
    await chmod(own, 0o777);
    const port = somePort();
    const password = decodeURIComponent(url.password);
    await writeFile(path.join(own, 'users.txt'), `"owner" "${password}"\n`, { mode: 0o644 });
    await writeFile(
      path.join(own, 'pgbouncer.ini'),
      `[databases]\n* = host=127.0.0.1 port=${url.port} auth_user=owner\n[pgbouncer]\n` +
        `listen_addr=127.0.0.1\nlisten_port=${port}\nunix_socket_dir=\npool_mode=${mode}\n` +
        `auth_type=scram-sha-256\nauth_file=${own}/users.txt\n` +
        `auth_query=select usename, passwd from pg_shadow where usename = $1\n${extra}\n`,
      { mode: 0o644 },
    );
    const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const args = ['-q', ...asRoot, path.join(own, 'pgbouncer.ini')];
    const child = spawn(pgbouncer ?? '', args, { stdio: 'ignore' });
    ended.push(() => child.kill('SIGKILL'));
    url.port = String(port);
    await answering(url.href);
    return url.href;
  }

  it.each(['', 'server_round_robin=1', 'default_pool_size=2'])(
    'in transaction mode is refused (%s)',
    async (extra) => {
      await expect(open(await pooled('transaction', extra))).rejects.toThrow(REFUSED);
    },
    60_000,
  );

  it('in session mode is taken, and brings the settings of the API', async () => {
    const database = await open(await pooled('session', 'default_pool_size=30'));
    const { rows } = await database.pools.api.query(
      `select current_setting('app.limit_admin_per_hour') as hourly`,
    );
    expect(rows).toEqual([{ hourly: '7' }]);
    await database.stop();
  }, 60_000);
});
