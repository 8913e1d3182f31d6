import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openPools } from '#server/db/pools.ts';
import { databaseUrl, startTestCluster, TEMPLATE } from '#server/db/testing-cluster.ts';
import { createKeys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { type Heard, listen } from './chat/listen.ts';
import { startTimedProvider, type TimedProvider } from './chat/provider.ts';
import { seed } from './rest/seed.ts';

const MESSAGES = 150;
const STREAMS = 1000;
const PACE_MS = 20;

/**
 * The chat over HTTP with a model server that is timed.
 * - First words: what we add to the time that the model took for its first sentence (a sentence is
 *   held back until it is whole, so that it can be checked). Goal: 15 ms at the 95th percentile.
 * - Many at once: a thousand answers under way on one process, each some ten seconds long.
 */
export async function run(): Promise<void> {
  const cluster = await startTestCluster();
  const url = databaseUrl(cluster.url, TEMPLATE);
  const pools = openPools(url, createLog('error'), { api: 4 });
  try {
    const keys = createKeys();
    const person = await seed(pools.owner, keys);
    const headers = { apikey: keys.publishableKey, authorization: `Bearer ${person.token}` };
    const serve = async (provider: TimedProvider) => {
      const server = fork(join(import.meta.dirname, 'rest/server.ts'));
      const env = {
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: provider.baseUrl,
        AI_MODEL: 'timed',
        LIMIT_GENERIC_PER_HOUR: '100000',
      };
      server.send({ url, keys, workers: 16, env });
      const [port] = (await once(server, 'message')) as [number];
      return { server, talk: { port, headers } };
    };
    await firstWords(serve);
    await manyAtOnce(serve);
  } finally {
    await pools.end();
    await cluster.stop();
  }
}

type Serve = (provider: TimedProvider) => Promise<{
  server: ReturnType<typeof fork>;
  talk: Parameters<typeof listen>[0];
}>;

async function firstWords(serve: Serve): Promise<void> {
  const provider = await startTimedProvider(PACE_MS);
  const { server, talk } = await serve(provider);
  for (let index = 0; index < 20; index += 1) await listen(talk);
  const added: number[] = [];
  for (let index = 0; index < MESSAGES; index += 1) {
    const before = provider.firstSentence.length;
    const { first } = await listen(talk);
    added.push(first - (provider.firstSentence[before] ?? Number.NaN));
  }
  server.kill();
  provider.close();
  console.log(
    `first words, beyond the model's own time: p50 ${at(added, 0.5)} ms, p95 ${at(added, 0.95)} ms ` +
      `(goal 15 ms), ${MESSAGES} messages one after the other`,
  );
}

async function manyAtOnce(serve: Serve): Promise<void> {
  const provider = await startTimedProvider(PACE_MS * 10, 5);
  const { server, talk } = await serve(provider);
  await listen(talk);
  const memory = async () => {
    server.send('memory');
    const [bytes] = (await once(server, 'message')) as [number];
    return bytes / 1e6;
  };
  const idle = await memory();
  const started = performance.now();
  const under = Promise.all(Array.from({ length: STREAMS }, () => listen(talk).catch(() => null)));
  let most = idle;
  const watch = setInterval(() => {
    void memory().then((now) => {
      most = Math.max(most, now);
    });
  }, 1000);
  const heard = (await under).filter((one): one is Heard => one?.done === true);
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  const firsts = heard.map(({ first }) => first);
  server.kill();
  provider.close();
  console.log(
    `many at once: ${heard.length} of ${STREAMS} answers whole in ${seconds.toFixed(1)} s on one process; ` +
      `first words p50 ${at(firsts, 0.5)} ms, p99 ${at(firsts, 0.99)} ms; ` +
      `memory ${idle.toFixed(0)} MB idle, ${most.toFixed(0)} MB at most`,
  );
}

function at(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
}
