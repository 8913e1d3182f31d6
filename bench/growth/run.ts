import { openPools } from '#server/db/pools.ts';
import { startTestCluster } from '#server/db/testing-cluster.ts';
import { createKeys, type Keys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { copyTemplate } from '../rest/copy-template.ts';
import { type DataApi, startDataApi } from '../rest/data-api.ts';
import { moodRequests } from './requests.ts';
import { fillMoods } from './seed.ts';

const SIZES = [10_000, 1_000_000, 5_000_000];
/** Requests of each kind to each database. */
const REQUESTS = 120;
const WARM_UP = 10;
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
      const times = sides.map((): number[] => []);
      const written = sides.map(({ api, token }) => api.write(request, token));
      for (let turn = -WARM_UP; turn < REQUESTS; turn += 1) {
        // One request to each: whatever else the machine does weighs on all alike.
        for (const [place, { api }] of sides.entries()) {
          const before = performance.now();
          await api.send(0, written[place] ?? Buffer.of());
          if (turn >= 0) times[place]?.push(performance.now() - before);
        }
      }
      report(name, sizes, times);
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

function report(name: string, sizes: readonly number[], times: readonly number[][]): void {
  const [smallest = Number.NaN, ...others] = times.map(p95);
  const figures = others.map((time, place) => {
    const ratio = time / smallest;
    if (ratio > GOAL) process.exitCode = 1;
    const size = sizes[place + 1]?.toLocaleString('en');
    return `${size}: ${time.toFixed(2)} ms ×${ratio.toFixed(2)}${ratio > GOAL ? ' (over 1.3)' : ''}`;
  });
  const first = `${sizes[0]?.toLocaleString('en')}: ${smallest.toFixed(2)} ms`;
  console.log(`${name.padEnd(28)} p95 ${[first, ...figures].join(' · ')}`);
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(0.95 * (sorted.length - 1))] ?? Number.NaN;
}
