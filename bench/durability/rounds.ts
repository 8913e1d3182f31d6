import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export const VICTIMS = ['server', 'postmaster', 'both'] as const;
export type Victim = (typeof VICTIMS)[number];

export interface RoundResult {
  victim: Victim;
  /** Rows acknowledged in this round. */
  acknowledged: number;
  /** Acknowledged in this or an earlier round and not there afterwards. */
  lost: number;
  /** Milliseconds from the kill until the rows could be read again. */
  backAfter: number;
}

/**
 * Kills with SIGKILL while 16 writers are at work, brings everything up again and looks for every
 * row that was ever acknowledged.
 */
export async function durabilityRounds(
  dataDir: string,
  victims: readonly Victim[],
  onRound: (result: RoundResult) => void = () => {},
): Promise<RoundResult[]> {
  const acknowledged: number[] = [];
  const results: RoundResult[] = [];
  let writer = await startWriter(dataDir, acknowledged);
  try {
    for (const victim of victims) {
      const before = acknowledged.length;
      while (acknowledged.length < before + 50) await sleep(10);
      await sleep(200 + Math.random() * 800);
      const killed = performance.now();
      const postmaster = await postmasterOf(dataDir);
      if (victim !== 'server') process.kill(postmaster, 'SIGKILL');
      if (victim !== 'postmaster') {
        await writer.kill();
        writer = await startWriter(dataDir, acknowledged);
      }
      const lost = await missing(writer.url, [...acknowledged]);
      const backAfter = performance.now() - killed;
      const result = { victim, acknowledged: acknowledged.length - before, lost, backAfter };
      results.push(result);
      onRound(result);
    }
  } finally {
    await writer.kill();
  }
  return results;
}

interface Writer {
  url: string;
  /** Resolves when it is dead and all that it had acknowledged was read. */
  kill(): Promise<void>;
}

async function startWriter(dataDir: string, acknowledged: number[]): Promise<Writer> {
  const script = path.join(import.meta.dirname, 'writer.ts');
  // Numbers in flight at the kill may be there without having been acknowledged: skip them.
  const firstId = acknowledged.reduce((most, id) => Math.max(most, id), 0) + 1000;
  const child: ChildProcess = spawn(process.execPath, [script, dataDir, String(firstId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('no output to read');
  const lines = createInterface({ input: child.stdout });
  const ready = Promise.withResolvers<string>();
  child.once('exit', (code) => ready.reject(new Error(`the writer ended (${code})`)));
  lines.on('line', (line) => {
    if (line.startsWith('{')) ready.resolve(String(JSON.parse(line).url));
    else acknowledged.push(Number(line));
  });
  const url = await ready.promise;
  return {
    url,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const drained = once(lines, 'close');
      child.kill('SIGKILL');
      await drained;
    },
  };
}

async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  return Number.parseInt(file, 10);
}

/** Counts the ids that are not in the table; waits up to 30 s for a database that is coming back. */
async function missing(url: string, ids: readonly number[]): Promise<number> {
  const end = Date.now() + 30_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ missing: number }>(
        `select count(*)::int as missing
           from unnest($1::bigint[]) as id
          where not exists (select from bench.rows where rows.id = id.id)`,
        [ids],
      );
      return rows[0]?.missing ?? ids.length;
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
