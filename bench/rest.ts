import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openPools } from '#server/db/pools.ts';
import { withScope } from '#server/db/scope.ts';
import { databaseUrl, startTestCluster, TEMPLATE } from '#server/db/testing-cluster.ts';
import { createKeys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { runRead } from '#server/rest/execute/run-read.ts';
import { httpLoad } from './rest/http-load.ts';
import { type Measured, measure, median } from './rest/measure.ts';
import { seed } from './rest/seed.ts';

const WORKERS = 16;
const ROUNDS = 12;
const SECONDS = 1;
const PATH =
  '/rest/v1/mood_entries?select=id,emotion,intensity,note,occurred_at&order=occurred_at.desc&limit=20';
/** What a person would write by hand for the same answer. */
const SQL = `select coalesce(json_agg(r), '[]')::text from (
  select id, emotion, intensity, note, occurred_at from public.mood_entries
   order by occurred_at desc limit 20) r`;

/**
 * The Data API over HTTP, bearer check included, against the driver without HTTP, doing the same
 * transaction at the same concurrency; turn by turn, so that drift hits all.
 * - `raw`: begin with the scope, query, commit, one after the other, as the driver is used.
 * - `batch`: the same four commands written at once, as the Data API does for reads.
 * - `rest`: a server in a process of its own. All run on this machine, with the database.
 */
export async function run(): Promise<void> {
  const cluster = await startTestCluster();
  const url = databaseUrl(cluster.url, TEMPLATE);
  const pools = openPools(url, createLog('error'), { api: WORKERS });
  const keys = createKeys();
  const server = fork(join(import.meta.dirname, 'rest/server.ts'));
  try {
    const person = await seed(pools, keys);
    const env = {
      LIMIT_DATA_PER_PERSON_PER_MINUTE: '10000000',
      LIMIT_DATA_PER_IP_PER_MINUTE: '10000000',
    };
    server.send({ url, keys, workers: WORKERS, env });
    const [port] = (await once(server, 'message')) as [number];
    const http = await httpLoad(
      port,
      PATH,
      [`apikey: ${keys.publishableKey}`, `authorization: Bearer ${person.token}`],
      WORKERS,
    );
    const raw = async () => {
      await withScope(
        pools,
        person.scope,
        (client) => client.query({ name: 'raw', text: SQL, rowMode: 'array' }),
        { readOnly: true },
      );
    };
    const query = { text: SQL, values: [], name: 'batch' };
    const batch = async () => {
      await runRead(pools, person.scope, query, undefined);
    };
    await compare({ raw, batch, rest: http.send });
    http.close();
  } finally {
    server.kill();
    await pools.end();
    await cluster.stop();
  }
}

const SIDES = ['raw', 'batch', 'rest'] as const;
type Side = (typeof SIDES)[number];

async function compare(sides: Record<Side, (worker: number) => Promise<void>>): Promise<void> {
  const results: Record<Side, Measured[]> = { raw: [], batch: [], rest: [] };
  for (const side of SIDES) await measure(sides[side], WORKERS, 2);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const side of SIDES) {
      const result = await measure(sides[side], WORKERS, SECONDS);
      results[side].push(result);
      console.log(`round ${String(round).padStart(2)}  ${line(side, result)}`);
    }
  }
  const middle = (side: Side, figure: keyof Measured) =>
    median(results[side].map((result) => result[figure]));
  for (const side of SIDES) {
    const perSecond = middle(side, 'perSecond');
    const [p50, p99] = [middle(side, 'p50'), middle(side, 'p99')];
    console.log(`median    ${line(side, { perSecond, p50, p99 })}`);
  }
  const ratio = (to: Side) =>
    median(
      results.rest.map((rest, i) => rest.perSecond / (results[to][i]?.perSecond ?? Number.NaN)),
    );
  console.log(
    `ratio rest/raw ${ratio('raw').toFixed(2)} (goal 0.60), rest/batch ${ratio('batch').toFixed(2)}; ` +
      `medians of ${ROUNDS} rounds at ${WORKERS} at once`,
  );
}

function line(side: Side, { perSecond, p50, p99 }: Measured): string {
  return `${side.padEnd(5)}  ${perSecond.toFixed(0).padStart(6)} req/s  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms`;
}
