import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { connect, clusterForEachTest } from '../../testing/cluster-for-each-test.ts';
import { forgetPrivateLines, rotateLog } from './database-log.ts';

const embedded = clusterForEachTest();

const WORD = 'palabraprivada';
const TABLE = `
  create table parent (id int primary key);
  create table note (
    id int primary key, parent int references parent,
    body varchar(30) check (body <> '${WORD} check'), day date, not_empty text not null default '');
  create unique index on note (body);
  create function fails(words text) returns void language plpgsql as
    $$ begin raise exception 'heard %', words using detail = words, hint = words; end $$;
  create function warns(words text) returns void language plpgsql as
    $$ begin raise warning 'heard %', words; raise notice 'heard %', words; end $$;
  insert into note (id, body) values (1, '${WORD} one'), (2, '${WORD} two'), (3, 'plain')`;

/** One statement for each way in which PostgreSQL quotes what it was given. */
const FAILING: [kind: string, sql: string, values: unknown[]][] = [
  ['check violation', 'insert into note (id, body) values (9, $1)', [`${WORD} check`]],
  ['unique violation', 'insert into note (id, body) values (9, $1)', [`${WORD} one`]],
  ['not null', 'insert into note (id, body, not_empty) values (9, $1, null)', [WORD]],
  ['foreign key', 'insert into note (id, body, parent) values (9, $1, 5)', [WORD]],
  ['too long', 'insert into note (id, body) values (9, $1)', [WORD.repeat(5)]],
  ['invalid cast', 'select $1::text::uuid', [WORD]],
  ['invalid number', `select '${WORD}'::int`, []],
  ['invalid date', 'update note set day = $1::text::date', [WORD]],
  ['invalid json', 'select $1::text::json', [`{"${WORD}`]],
  ['invalid text search', 'select to_tsquery($1)', [`${WORD} & (`]],
  ['invalid pattern', 'select 1 where $1 ~ $1', [`${WORD}(`]],
  ['function exception', 'select fails($1)', [WORD]],
  ['warning', 'select warns($1)', [WORD]],
  ['syntax error', `select from where ${WORD} =`, []],
  ['unknown name', `select ${WORD} from ${WORD}`, []],
  ['statement timeout', `set statement_timeout = 50; select pg_sleep(5), '${WORD}'`, []],
];

/** Two transactions that wait for each other; one is ended. */
async function deadlock(url: string): Promise<unknown[]> {
  const [one, two] = [await connect(url), await connect(url)];
  const touch = (client: Client, id: number) =>
    client.query(`update note set day = now() where id = ${id} and '${WORD}' <> ''`);
  for (const client of [one, two]) await client.query('begin');
  await touch(one, 1);
  await touch(two, 2);
  const outcome = await Promise.allSettled([touch(one, 2), touch(two, 1)]);
  await Promise.all([one.end(), two.end()]);
  return outcome.filter(({ status }) => status === 'rejected');
}

/** A process of PostgreSQL dies in the middle of a statement; the postmaster reports it. */
async function crash(url: string): Promise<void> {
  const client = await connect(url);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const asked = client.query(`select pg_sleep(60), '${WORD}'`).catch(() => {});
  await sleep(200);
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await asked;
}

async function logs(): Promise<string> {
  const names = (await readdir(embedded.path)).filter((name) => name.startsWith('postgres.log'));
  const texts = names.map((name) => readFile(path.join(embedded.path, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

it('holds nothing of what people write, whatever fails', async () => {
  const lines: string[] = [];
  const log = createLog('debug', (line) => lines.push(line));
  const { url } = await embedded.start({ log });
  const client = await connect(url);
  await client.query(TABLE);
  for (const [kind, sql, values] of FAILING) {
    const outcome = await client.query(sql, values.length > 0 ? values : undefined).then(
      () => 'done',
      () => 'failed',
    );
    expect([kind, outcome]).toEqual([kind, kind === 'warning' ? 'done' : 'failed']);
  }
  await client.end();
  expect(await deadlock(url)).toHaveLength(1);
  await crash(url);
  await expect.poll(logs, { timeout: 20_000 }).toContain('terminated by signal 9');
  expect(await logs()).not.toContain(WORD);
  expect(lines.join('')).not.toContain(WORD);
});

it('lets the log of a running database grow to its limit, and keeps one earlier file', async () => {
  const file = path.join(embedded.path, 'postgres.log');
  await writeFile(file, 'first\n');
  await rotateLog(file, 100);
  expect(await readdir(embedded.path)).toEqual(['postgres.log']);
  for (const word of ['second', 'third']) {
    await appendFile(file, `${word} `.repeat(100));
    await rotateLog(file, 100);
    await rotateLog(file, 100);
    expect((await stat(file)).size).toBe(0);
    expect(await readFile(`${file}.1`, 'utf8')).toContain(word);
  }
  expect((await readdir(embedded.path)).toSorted()).toEqual(['postgres.log', 'postgres.log.1']);
});

it('deletes what an earlier release logged of errors, and nothing else', async () => {
  const file = path.join(embedded.path, 'postgres.log');
  const stamp = '2026-11-23 10:00:00.000 UTC [7]';
  await writeFile(file, `${stamp} LOG:  database system is ready\n`);
  await writeFile(`${file}.1`, `${stamp} ERROR:  invalid input syntax: "${WORD}"\n`);
  await forgetPrivateLines(file);
  expect(await readdir(embedded.path)).toEqual(['postgres.log']);
});
