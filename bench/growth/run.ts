import { openPools } from '#server/db/pools.ts';
import { startTestCluster } from '#server/db/testing-cluster.ts';
import { createKeys, type Keys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { copyTemplate } from '../rest/copy-template.ts';
import { type DataApi, startDataApi } from '../rest/data-api.ts';
import { measure, median } from '../rest/measure.ts';
import { moodRequests } from './requests.ts';
import { fillMoods } from './seed.ts';

const SIZES = [10_000, 1_000_000, 5_000_000];
const ROUNDS = 11;
const SECONDS = 0.4;
/** Of the 95th percentile to that of the smallest database. */
const GOAL = 1.3;

/** One person among so many rows of everybody. */
interface Side {
  rows: number;
  api: DataApi;
  token: string;
}

/**
 * Whether one person's moods stay as quick as they were while everybody's become millions: the list,
 * the year, the charts and the factors of somebody with a thousand days, over HTTP, turn by turn on
 * databases of 10⁴, 10⁶ and 5 × 10⁶ rows. Exits 1 where a ratio is over 1.3.
 * `npm run bench -- growth 10000 1000000` takes other sizes, the smallest first.
 */
export async function run(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  const cluster = await startTestCluster();
  const keys = createKeys();
  const sides: Side[] = [];
  try {
    for (const rows of sizes) sides.push(await openSide(cluster.url, keys, rows));
    for (const [name, request] of Object.entries(moodRequests(new Date()))) {
      const times = new Map<number, number[]>(sizes.map((rows) => [rows, []]));
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const { rows, api, token } of sides) {
          const bytes = api.write(request, token);
          const { p95 } = await measure(() => api.send(0, bytes), 1, SECONDS);
          // The first round only warms up.
          if (round > 0) times.get(rows)?.push(p95);
        }
      }
      report(name, times);
    }
  } finally {
    for (const { api } of sides) api.close();
    await cluster.stop();
  }
}

async function openSide(clusterUrl: string, keys: Keys, rows: number): Promise<Side> {
  const before = performance.now();
  const url = await copyTemplate(clusterUrl, `moods_${rows}`);
  const pools = openPools(url, createLog('error'), { api: 1 });
  const { token } = await fillMoods(pools.owner, keys, rows);
  await pools.end();
  const seconds = (performance.now() - before) / 1000;
  console.log(`${rows.toLocaleString('en')} rows of each table, filled in ${seconds.toFixed(0)} s`);
  return { rows, token, api: await startDataApi(url, keys, 1) };
}

function report(name: string, times: ReadonlyMap<number, readonly number[]>): void {
  const [smallest = []] = times.values();
  const figures = [...times].map(([rows, all], place) => {
    // Round by round, so that whatever else the machine does weighs on both alike.
    const ratio = median(all.map((time, i) => time / (smallest[i] ?? Number.NaN)));
    if (ratio > GOAL) process.exitCode = 1;
    const growth = place === 0 ? '' : ` ×${ratio.toFixed(2)}${ratio > GOAL ? ' (over 1.3)' : ''}`;
    return `${rows.toLocaleString('en')}: ${median(all).toFixed(2)} ms${growth}`;
  });
  console.log(`${name.padEnd(28)} p95 ${figures.join(' · ')}`);
}
