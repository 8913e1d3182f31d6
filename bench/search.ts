import type { Pool } from 'pg';
import { openPools } from '#server/db/pools.ts';
import { startTestCluster } from '#server/db/testing-cluster.ts';
import { createKeys, type Keys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { type DataApi, type DataRequest, startDataApi } from './rest/data-api.ts';
import { copyTemplate } from './rest/copy-template.ts';
import { measure, median } from './rest/measure.ts';
import { placesOf, searches, exportPages } from './search/requests.ts';
import { personWhoSaid } from './search/seed.ts';

const SMALL = 10_000;
const ROUNDS = 15;
const SECONDS = 0.2;

/** Somebody whose requests are measured, on a database of her own or among others. */
interface Side {
  api: DataApi;
  token: string;
  requests: Readonly<Record<string, DataRequest>>;
}

/**
 * What a long life costs: searching one's talks and reading the last page of the export, over HTTP,
 * turn by turn on
 * - `small`: 10,000 messages, alone;
 * - `crowd`: 10,000 messages in a database that holds a million of somebody else's;
 * - `long`: a million messages of one's own, five times what the quota lets anybody keep.
 *
 * Goals: ≤ 3 times the small one for searches, ≤ 1.3 times for the export's pages.
 * `npm run bench -- search 200000` takes another number than a million.
 */
export async function run([large = '1000000']: string[]): Promise<void> {
  const cluster = await startTestCluster();
  const keys = createKeys();
  const apis: DataApi[] = [];
  const open = async (name: string, people: Readonly<Record<string, number>>) => {
    const url = await copyTemplate(cluster.url, name);
    const pools = openPools(url, createLog('error'), { api: 1 });
    const sides = await seedSides(pools.owner, keys, people);
    await pools.end();
    const api = await startDataApi(url, keys, 1);
    apis.push(api);
    return sides.map((side) => ({ ...side, api }));
  };
  try {
    const [small] = await open('small', { small: SMALL });
    const [long, crowd] = await open('large', { long: Number(large), crowd: SMALL });
    if (!small || !long || !crowd) throw new Error('somebody is missing');
    await compare({ small, crowd, long });
  } finally {
    for (const api of apis) api.close();
    await cluster.stop();
  }
}

async function seedSides(
  owner: Pool,
  keys: Keys,
  people: Readonly<Record<string, number>>,
): Promise<Omit<Side, 'api'>[]> {
  // Made again over all rows, which takes a fraction of the time.
  const index = 'public.messages_search_idx';
  const { rows } = await owner.query<{ made: string }>(
    `select pg_get_indexdef('${index}'::regclass) as made`,
  );
  await owner.query(`drop index ${index}`);
  const seeded = [];
  for (const messages of Object.values(people)) {
    seeded.push(await personWhoSaid(owner, keys, messages));
  }
  await owner.query(rows[0]?.made ?? '');
  await owner.query('vacuum analyze');
  const sides = [];
  for (const { id, token } of seeded) {
    const places = await placesOf(owner, id);
    sides.push({ token, requests: { ...searches(places), ...exportPages(places) } });
  }
  return sides;
}

async function compare(sides: Readonly<Record<string, Side>>): Promise<void> {
  const names = Object.keys(Object.values(sides)[0]?.requests ?? {});
  for (const name of names) {
    const times: Record<string, number[]> = {};
    const found: Record<string, number> = {};
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [label, { api, token, requests }] of Object.entries(sides)) {
        const request = requests[name];
        if (!request) throw new Error(`${label} has no ${name}`);
        const bytes = api.write(request, token);
        const { p50 } = await measure((worker) => api.send(worker, bytes), 1, SECONDS);
        found[label] ??= (JSON.parse(await api.send(0, bytes)) as unknown[]).length;
        // The first round only warms up.
        if (round > 0) (times[label] ??= []).push(p50);
      }
    }
    report(name, times, found);
  }
}

function report(name: string, times: Record<string, number[]>, found: Record<string, number>) {
  const small = times['small'] ?? [];
  const figures = Object.entries(times).map(([label, all]) => {
    const ratio = median(all.map((time, i) => time / (small[i] ?? Number.NaN)));
    const growth = label === 'small' ? '' : ` ×${ratio.toFixed(2)}`;
    return `${label} ${median(all).toFixed(2)} ms${growth} (${found[label]} rows)`;
  });
  console.log(`${name.padEnd(34)} ${figures.join(' · ')}`);
}
