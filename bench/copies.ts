/**
 * Three copies of the server on one PostgreSQL of Debian's packages, behind a small balancer, on
 * loopback only: do they act as one? Every ratio must be 1.
 *
 *     npm run bench -- copies [ROUNDS]     (first starts on an empty database; 3 by default, 10 at most)
 */
import { Client } from 'pg';
import {
  debianBinaries,
  somePort,
  startSystemPostgres,
} from '#server/db/external/testing-system-postgres.ts';
import { createTestFolder } from '#server/db/testing-folder.ts';
import { loadKeys } from '#server/keys.ts';
import { dataFolders, type Started, startCopy } from './copies/copy.ts';
import { startProxy } from './copies/proxy.ts';
import { chats, limits, refreshes, rotation, type Score, signUps } from './copies/stories.ts';

const COPIES = 3;
/** What three copies of the default size need, and some more. */
const CONNECTIONS = { max_connections: '100' };

export async function run(args: string[]): Promise<void> {
  const rounds = Math.min(10, Math.max(1, Number(args[0] ?? 3)));
  const programs = debianBinaries();
  if (programs === undefined) throw new Error('no PostgreSQL of the system: install postgresql');
  const folder = await createTestFolder();
  let copies: Started[] = [];
  const stopAll = () => Promise.all(copies.map((copy) => copy.stop()));
  try {
    const url = await startSystemPostgres(programs, folder.path, CONNECTIONS);
    const folders = await dataFolders(folder.path, COPIES);
    let begun = 0;
    for (let round = 0; round < rounds; round += 1) {
      await stopAll();
      const databaseUrl = await emptyDatabase(url, `round_${round}`);
      copies = folders.map((dataDir) =>
        startCopy(dataDir, somePort(), { DATABASE_URL: databaseUrl }),
      );
      const ready = await Promise.all(copies.map((copy) => copy.ready));
      begun += ready.filter((after) => after !== undefined).length;
      for (const [index, after] of ready.entries()) {
        if (after === undefined) console.log(`copy ${index}: ${copies[index]?.said().trim()}`);
      }
    }
    report({
      what: 'copies that started at once on an empty database',
      good: begun,
      of: rounds * COPIES,
    });
    await stories(copies, url);
  } finally {
    await stopAll();
    await folder.remove();
  }
}

async function stories(copies: readonly Started[], url: string): Promise<void> {
  const proxy = await startProxy(copies.map(({ port }) => port));
  try {
    const { publishableKey: apikey } = await loadKeys(copies[0]?.dataDir ?? '');
    const addresses = copies.map(({ port }) => `http://127.0.0.1:${port}`);
    const stage = { front: proxy.url, copies: addresses, apikey };
    const [scores, people] = await signUps(stage);
    for (const score of scores) report(score);
    for (const story of [refreshes, limits, chats]) {
      for (const score of await story(stage, people)) report(score);
    }
    const memory = await Promise.all(copies.map((copy) => copy.memory()));
    console.log(`memory of each copy: ${memory.map((mb) => `${mb.toFixed(0)} MB`).join(', ')}`);
    console.log(`connections open at the end: ${await connections(url)} (24 a copy at most)`);
    for (const score of await rotation(stage, copies, people)) report(score);
  } finally {
    proxy.close();
  }
}

function report({ what, good, of }: Score): void {
  console.log(`${what.padEnd(52)} ${good} of ${of}: ratio ${(good / of).toFixed(3)}`);
  if (good !== of) process.exitCode = 1;
}

async function emptyDatabase(clusterUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function connections(clusterUrl: string): Promise<number> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  const { rows } = await client.query<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity
      where backend_type = 'client backend' and datname like 'round_%'`,
  );
  await client.end();
  return rows[0]?.open ?? 0;
}
