import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { Keys } from '#server/keys.ts';
import type { Pools, Queryable } from '#server/db/pools.ts';
import type { Log } from '#server/log.ts';
import { Mail, type MailTransport } from '#server/mail/mail.ts';
import { announceDeletions, deleteDueAccounts } from './account-deletions.ts';
import { cleanUp } from './clean-up.ts';
import { removeDueFactors } from './factor-removals.ts';
import { startHeartbeat } from './heartbeat.ts';
import { startQueue } from './queue.ts';
import { queueMail } from './queue-mail.ts';
import { sealSignatures } from './seal-signatures.ts';
import { Sent } from './sent.ts';

export interface WorkerParts {
  pools: Pools;
  log: Log;
  config: Pick<Config, 'session' | 'siteUrl'>;
  keys: Pick<Keys, 'sealingKey'>;
  transport: MailTransport;
  /** Tests only: milliseconds between two signs of life. */
  beatMs?: number;
}

export interface Jobs {
  /**
   * Resolves when the mail is kept in the database; it goes out right after, or as soon as possible.
   * @param db the owner's pool, or a transaction: then the mail goes out if and only if that one commits
   */
  sendMail(mail: Mail, db: Queryable): Promise<void>;
  /**
   * Lets running jobs end, for some seconds at most, gives back those that do not and then the
   * connections. Call before `pools.end()`.
   */
  stop(): Promise<void>;
}

const AddedMail = z.object({ mail: Mail });
/** Milliseconds that a stop gives the mails under way. */
const STOP_GRACE_MS = 5000;

/**
 * Starts the queue of this process on the owner's pool (its tables are made on first start).
 * Several copies of the server may run it: each job is done by one of them, and what a killed one
 * had begun by another within a minute (heartbeat.ts).
 *
 * A mail goes out once, and twice only where the process was killed between the mail server's
 * "250" and the deletion of the job, a few milliseconds later, or where a stop gave it back after
 * STOP_GRACE_MS and its "250" came before the exit; both then have one Message-ID.
 */
export async function startWorker(parts: WorkerParts): Promise<Jobs> {
  const { pools, log, transport } = parts;
  const queue = await startQueue(pools.owner, log, taskList(parts));
  const { beatMs: everyMs } = parts;
  const heartbeat = startHeartbeat({
    owner: pools.owner,
    log,
    poolId: () => queue.poolId(),
    ...(everyMs === undefined ? {} : { everyMs }),
  });
  return {
    sendMail: (mail, db) => queueMail(db, mail),
    async stop() {
      await Promise.race([queue.stop(), sleep(STOP_GRACE_MS, undefined, { ref: false })]);
      await heartbeat.stop().finally(() => transport.close());
    },
  };
}

function taskList({ pools, config, keys, transport }: WorkerParts): TaskList {
  const { owner } = pools;
  const sent = new Sent();
  return {
    send_mail: async (payload, { job }) => {
      const { mail } = AddedMail.parse(payload);
      if (sent.has(job.id)) return;
      await transport.send(mail, `mail-${job.id}-${job.created_at.getTime()}`);
      sent.add(job.id);
    },
    account_deletions: async () => {
      await announceDeletions(owner, config.siteUrl);
      await deleteDueAccounts(owner);
    },
    factor_removals: () => removeDueFactors(owner, config.siteUrl),
    seal_signatures: () => sealSignatures(owner, keys),
    clean_up: () => cleanUp(owner, config.session.timeoutMinutes),
  };
}
