import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRunning } from './processes.ts';
import { connect, clusterForEachTest } from '../testing/cluster-for-each-test.ts';

const embedded = clusterForEachTest();
const { start, stop } = embedded;

async function ask(url: string, sql: string): Promise<unknown> {
  const client = await connect(url);
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

describe('startCluster', () => {
  it('keeps what was written over a stop and a second start, which is quick', async () => {
    let { url } = await start();
    await ask(url, 'create table kept as select 42 as answer');
    await stop();
    const begun = Date.now();
    ({ url } = await start());
    expect(Date.now() - begun).toBeLessThan(5000);
    expect(await ask(url, 'select answer from kept')).toBe(42);
  });

  it('listens on nothing but a socket in a folder for its owner alone', async () => {
    const { url } = await start();
    expect(await ask(url, "select current_setting('listen_addresses')")).toBe('');
    const run = path.join(embedded.path, 'run');
    expect((await stat(run)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(run, '.s.PGSQL.5432'))).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(embedded.path, 'database-password'))).mode & 0o777).toBe(0o600);
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
    expect(
      await ask(
        url,
        "select rolpassword ~ '^SCRAM-SHA-256' from pg_authid where rolname = 'postgres'",
      ),
    ).toBe(true);
  });

  it('sorts by code point and knows Spanish letters', async () => {
    const { url } = await start();
    expect(
      await ask(
        url,
        "select datlocprovider::text || ' ' || datlocale from pg_database where datname = 'postgres'",
      ),
    ).toBe('b C.UTF-8');
    expect(await ask(url, "select upper('ñandú')")).toBe('ÑANDÚ');
    const sorted = `select string_agg(w, ' ' order by w collate "es-x-icu") from unnest(array['oso','nube','ñu','árbol','zorro']) w`;
    expect(await ask(url, sorted)).toBe('árbol nube ñu oso zorro');
  });

  it('stops fast with clients connected', async () => {
    const { url, pid } = await start();
    const postmaster = pid();
    const client = await connect(url);
    const sleeping = client.query('select pg_sleep(60)').catch((error: unknown) => error);
    const begun = Date.now();
    await stop();
    expect(Date.now() - begun).toBeLessThan(20_000);
    expect(await isRunning(postmaster)).toBe(false);
    expect(await sleeping).toBeInstanceOf(Error);
  });

  it('starts PostgreSQL again when that was killed', async () => {
    const { url, pid } = await start({ throwaway: false });
    await ask(url, 'create table kept as select 1 as one');
    const first = pid();
    process.kill(first, 'SIGKILL');
    await expect
      .poll(() => ask(url, 'select one from kept').catch(() => 'not yet'), { timeout: 60_000 })
      .toBe(1);
    expect(pid()).not.toBe(first);
  });

  it('gives up, and says so, when PostgreSQL keeps ending', async () => {
    const lost = Promise.withResolvers<Error>();
    const { pid } = await start({ onLost: lost.resolve });
    let last = 0;
    const killer = setInterval(() => {
      if (pid() !== last) process.kill((last = pid()), 'SIGKILL');
    }, 20);
    expect((await lost.promise).message).toContain('keeps ending');
    clearInterval(killer);
  });

  it('stops while a restart is under way', async () => {
    const { pid } = await start();
    process.kill(pid(), 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 120));
    await stop();
    expect(await isRunning(pid())).toBe(false);
  });

  it('finds room for the socket when the path of the data is long', async () => {
    const deep = path.join(embedded.path, 'a'.repeat(60), 'b'.repeat(60));
    await mkdir(deep, { recursive: true });
    const { url } = await start({}, deep);
    expect(decodeURIComponent(url)).toMatch(/host=\/tmp\/remanso-[0-9a-f]{16}$/);
    expect(await ask(url, 'select 1')).toBe(1);
  });

  it('takes a folder whose name has spaces, commas, quotes and accents', async () => {
    const odd = path.join(embedded.path, `mi carpeta, "de" María's`);
    const { url } = await start({}, odd);
    expect(await ask(url, 'select 1')).toBe(1);
  });

  it('writes its messages to a file', async () => {
    await start();
    const words = await readFile(path.join(embedded.path, 'postgres.log'), 'utf8');
    expect(words).toContain('ready to accept connections');
  });
});
