import type { Pool } from 'pg';
import type { Log } from '#server/log.ts';

/** Milliseconds between two signs of life. */
const BEAT_MS = 10_000;
/** A queue without a heartbeat for this many intervals is dead: its jobs go on within a minute. */
const SILENT_ROUNDS = 4;
/** Delay of jobs that a stop returns unfinished: by then the stopped process has ended. */
const AFTER_STOP = '30 seconds';

export interface HeartbeatParts {
  owner: Pool;
  log: Log;
  /** The id under which this process's queue locks its jobs. */
  poolId: () => string;
  everyMs?: number;
}

export interface Heartbeat {
  /** Gives back the jobs that our queue still holds. Call when it takes no more. */
  stop(): Promise<void>;
}

/**
 * Says regularly that our queue lives, and frees the jobs of queues that do not: the queue itself
 * would leave the jobs of a killed server locked for four hours.
 *
 * A queue is dead when its count stood still over several rounds of ours that reached the database.
 * No clock is compared, and after an outage everybody has the same rounds to speak up, so copies on
 * one database do not take jobs from each other. Nothing hangs on a session, so it works behind a
 * pooler too.
 */
export function startHeartbeat({ owner, log, poolId, everyMs }: HeartbeatParts): Heartbeat {
  const heard = new Map<string, { beats: string; silent: number }>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function round(): Promise<void> {
    await owner.query(
      `insert into private.job_pools (id) values ($1)
       on conflict (id) do update set beats = job_pools.beats + 1`,
      [poolId()],
    );
    const { rows } = await owner.query<{ id: string; beats: string }>(
      `select id, coalesce(p.beats, 0)::text as beats
         from (select distinct locked_by as id from graphile_worker.jobs
                where locked_by is not null) j full join private.job_pools p using (id)
        where id <> $1`,
      [poolId()],
    );
    const before = new Map(heard);
    heard.clear();
    for (const { id, beats } of rows) {
      const last = before.get(id);
      heard.set(id, { beats, silent: last?.beats === beats ? last.silent + 1 : 0 });
    }
    const dead = rows.map(({ id }) => id).filter((id) => heard.get(id)?.silent === SILENT_ROUNDS);
    if (dead.length === 0) return;
    await owner.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    await owner.query('delete from private.job_pools where id = any($1)', [dead]);
    for (const id of dead) heard.delete(id);
    log.info('freed the jobs of servers that are gone', { queues: dead.length });
  }

  async function beat(): Promise<void> {
    await round().catch((error: unknown) => log.debug('no sign of life given', { error }));
    if (stopped) return;
    timer = setTimeout(() => {
      beating = beat();
    }, everyMs ?? BEAT_MS).unref();
  }
  let beating = beat();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await beating;
      await giveBack(owner, poolId());
    },
  };
}

/** In one transaction, so that nobody takes a job before it has its new time. */
async function giveBack(owner: Pool, poolId: string): Promise<void> {
  const client = await owner.connect();
  let broken = false;
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      'select id from graphile_worker.jobs where locked_by = $1',
      [poolId],
    );
    if (rows.length > 0) {
      await client.query('select graphile_worker.force_unlock_workers($1)', [[poolId]]);
      await client.query(
        `select graphile_worker.reschedule_jobs($1, run_at => now() + interval '${AFTER_STOP}')`,
        [rows.map(({ id }) => id)],
      );
    }
    await client.query('delete from private.job_pools where id = $1', [poolId]);
    await client.query('commit');
  } catch (error) {
    broken = true;
    throw error;
  } finally {
    client.release(broken);
  }
}
