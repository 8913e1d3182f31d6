import { openPools, type Pools } from '#server/db/pools.ts';
import { withScope } from '#server/db/scope.ts';
import { databaseUrl, startTestCluster, TEMPLATE } from '#server/db/testing-cluster.ts';
import { createKeys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { runBatch } from '#server/rest/execute/run-batch.ts';
import { CASES, type RestCase } from './rest/cases.ts';
import { type DataApi, startDataApi } from './rest/data-api.ts';
import { type Measured, measure, median } from './rest/measure.ts';
import { type Person, seed } from './rest/seed.ts';

const WORKERS = 16;
const ROUNDS = 12;
const SECONDS = 1;

type Send = (worker: number) => Promise<string>;
const SIDES = ['raw', 'batch', 'rest'] as const;
type Sides = Record<(typeof SIDES)[number], Send>;

/**
 * The Data API over HTTP, bearer check included, against the driver without HTTP, doing the same
 * transaction at the same concurrency; turn by turn, so that drift hits all. A list, a filtered list
 * and an insert, each with the same answer from all, which is checked first.
 * - `raw`: begin with the scope, query, commit, one after the other, as the driver is used.
 * - `batch`: the same four commands written at once, as the Data API does.
 * - `rest`: a server in a process of its own. All run on this machine, with the database.
 *
 * `npm run bench -- rest list` measures one of them.
 */
export async function run([only]: string[]): Promise<void> {
  const cluster = await startTestCluster();
  const url = databaseUrl(cluster.url, TEMPLATE);
  const pools = openPools(url, createLog('error'), { api: WORKERS });
  const keys = createKeys();
  const api = await startDataApi(url, keys, WORKERS);
  try {
    const person = await seed(pools.owner, keys);
    // Far more rows than somebody may keep.
    await pools.owner.query('update private.quotas set most = 1e9');
    for (const each of CASES.filter(({ name }) => !only || name === only)) {
      const sides = sidesOf(each, pools, api, person);
      await requireSameAnswer(each, pools, sides);
      await compare(each, sides);
    }
  } finally {
    api.close();
    await pools.end();
    await cluster.stop();
  }
}

function sidesOf(each: RestCase, pools: Pools, api: DataApi, { scope, token }: Person): Sides {
  const { name, sql: text, values, readOnly } = each;
  const request = api.write(each.request, token);
  const byHand = {
    name: `raw_${name}`,
    text,
    values: [...values],
    rowMode: 'array' as const,
  };
  const batched = { name: `by_hand_${name}`, text, values };
  return {
    raw: async () => {
      const { rows } = await withScope(pools, scope, (client) => client.query<[string]>(byHand), {
        readOnly,
      });
      return rows[0]?.[0] ?? '';
    },
    batch: async () => {
      const row = await runBatch(pools, scope, batched, { readOnly, signal: undefined });
      return row?.[0] ?? '';
    },
    rest: (worker) => api.send(worker, request),
  };
}

/** Reads must answer the same, byte for byte; inserts must leave rows that differ in nothing but id and time. */
async function requireSameAnswer(each: RestCase, pools: Pools, sides: Sides): Promise<void> {
  const answers = [];
  for (const side of SIDES) {
    const answer = await sides[side](0);
    const { rows } = await pools.owner.query<{ last: unknown }>(
      `select to_jsonb(m) - '{id, occurred_at, created_at, updated_at}'::text[] as last
         from public.mood_entries m order by created_at desc limit 1`,
    );
    answers.push(JSON.stringify(each.readOnly ? answer : [answer, rows[0]?.last]));
  }
  if (new Set(answers).size > 1) {
    throw new Error(`${each.name}: the answers differ:\n${answers.join('\n')}`);
  }
}

async function compare({ name }: RestCase, sides: Sides): Promise<void> {
  const results: Record<keyof Sides, Measured[]> = { raw: [], batch: [], rest: [] };
  for (const side of SIDES) await measure(sides[side], WORKERS, 2);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const side of SIDES) {
      results[side].push(await measure(sides[side], WORKERS, SECONDS));
    }
  }
  const middle = (side: keyof Sides, figure: keyof Measured) =>
    median(results[side].map((result) => result[figure]));
  for (const side of SIDES) {
    const perSecond = middle(side, 'perSecond').toFixed(0).padStart(6);
    const [p50, p99] = [middle(side, 'p50').toFixed(2), middle(side, 'p99').toFixed(2)];
    console.log(
      `${name.padEnd(8)} ${side.padEnd(5)} ${perSecond} req/s  p50 ${p50} ms  p99 ${p99} ms`,
    );
  }
  const ratio = (to: keyof Sides) =>
    median(
      results.rest.map((rest, i) => rest.perSecond / (results[to][i]?.perSecond ?? Number.NaN)),
    );
  console.log(
    `${name.padEnd(8)} ratio rest/batch ${ratio('batch').toFixed(2)} (goal 0.60), rest/raw ` +
      `${ratio('raw').toFixed(2)}; medians of ${ROUNDS} rounds at ${WORKERS} at once`,
  );
}
