import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hashPassword, verifyPassword } from '#server/auth/passwords/hash.ts';
import { findRefreshToken } from '#server/auth/sessions/find-refresh-token.ts';
import { nextRefreshToken, refreshTokenHash } from '#server/auth/tokens/refresh-token.ts';
import { openPools } from '#server/db/pools.ts';
import { databaseUrl, startTestCluster, TEMPLATE } from '#server/db/testing-cluster.ts';
import { createKeys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { makePeople, PASSWORD } from './auth/people.ts';
import { poster } from './auth/poster.ts';
import { measure, median } from './rest/measure.ts';

const ROUNDS = 5;
const SECONDS = 3;
/** Enough that no core waits while somebody's answer is on its way. */
const WORKERS = 8;

/** One refresh as somebody would write it with the driver alone: look the token up, exchange it. */
const ROTATE = `with used as (
    update auth.refresh_tokens set revoked = true, updated_at = now()
     where id = $1 and not revoked returning user_id, session_id
  ), made as (
    insert into auth.refresh_tokens (token_hash, parent, user_id, session_id)
    select $2, $3, user_id, session_id from used
  )
  update auth.sessions s set refreshed_at = now() from used where s.id = used.session_id`;

/**
 * Sign-in against the bare hash, one at a time and on all cores, and refresh against the raw
 * driver doing the same statements. Turn by turn, so that drift hits both; the database runs on
 * the same machine, and each commit reaches its disk, as in the product.
 */
export async function run(): Promise<void> {
  const cluster = await startTestCluster({ durable: true });
  const url = databaseUrl(cluster.url, TEMPLATE);
  const pools = openPools(url, createLog('error'));
  const keys = createKeys();
  const server = fork(join(import.meta.dirname, 'auth/server.ts'));
  try {
    // Signing in ends the oldest sessions of a person, so the refreshing ones are others.
    const people = await makePeople(pools.owner, 2 * WORKERS);
    const refreshing = people.slice(WORKERS);
    const stored = await hashPassword(PASSWORD);
    server.send({ url, keys });
    const [port]: unknown[] = await once(server, 'message');
    const http = poster(Number(port), keys.publishableKey);
    const signIn = async (worker: number) => {
      const email = people[worker]?.email;
      const body = { email, password: PASSWORD };
      await http.post(worker, '/auth/v1/token?grant_type=password', body);
    };
    const bareHash = async () => {
      await verifyPassword(stored, PASSWORD);
    };
    const refresh = async (worker: number) => {
      const person = refreshing[worker];
      if (!person) return;
      const body = { refresh_token: person.token };
      const answer = await http.post(worker, '/auth/v1/token?grant_type=refresh_token', body);
      person.token = /"refresh_token":"([^"]+)"/.exec(answer)?.[1] ?? '';
    };
    const rawRefresh = async (worker: number) => {
      const person = refreshing[worker];
      if (!person) return;
      const row = await findRefreshToken(pools.owner, person.rawToken);
      const next = nextRefreshToken(keys, person.rawToken);
      await pools.owner.query({
        name: 'bench-rotate',
        text: ROTATE,
        values: [row?.token_id, refreshTokenHash(next), refreshTokenHash(person.rawToken)],
      });
      person.rawToken = next;
    };

    await compare('sign-in, one at a time (p50 ms)', 'p50', 1, signIn, bareHash);
    await compare(
      `sign-in, ${WORKERS} at a time on ${availableParallelism()} cores (per second)`,
      'perSecond',
      WORKERS,
      signIn,
      bareHash,
    );
    await compare(
      `refresh, ${WORKERS} at a time (per second)`,
      'perSecond',
      WORKERS,
      refresh,
      rawRefresh,
    );
    http.close();
  } finally {
    server.disconnect();
    await pools.end();
    await cluster.stop();
  }
}

async function compare(
  title: string,
  figure: 'p50' | 'perSecond',
  workers: number,
  ours: (worker: number) => Promise<void>,
  bare: (worker: number) => Promise<void>,
): Promise<void> {
  const rounds: { ours: number; bare: number }[] = [];
  await measure(ours, workers, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const a = await measure(ours, workers, SECONDS);
    const b = await measure(bare, workers, SECONDS);
    rounds.push({ ours: a[figure], bare: b[figure] });
  }
  const mine = median(rounds.map((each) => each.ours));
  const raw = median(rounds.map((each) => each.bare));
  const ratio = median(rounds.map((each) => each.ours / each.bare));
  console.log(`${title}: ${mine.toFixed(2)} against ${raw.toFixed(2)}, ratio ${ratio.toFixed(3)}`);
}
