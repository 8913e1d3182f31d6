import { parseCronItems, run } from 'graphile-worker';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { Keys } from '#server/keys.ts';
import type { Pools } from '#server/db/pools.ts';
import type { Log } from '#server/log.ts';
import { Mail, type MailTransport } from '#server/mail/mail.ts';
import { announceDeletions, deleteDueAccounts } from './account-deletions.ts';
import { cleanUp } from './clean-up.ts';
import { MAIL_ATTEMPTS } from './queue-mail.ts';
import { queueLog } from './queue-log.ts';
import { sealSignatures } from './seal-signatures.ts';

export interface WorkerParts {
  pools: Pools;
  log: Log;
  config: Pick<Config, 'session' | 'siteUrl'>;
  keys: Pick<Keys, 'sealingKey'>;
  transport: MailTransport;
}

export interface Jobs {
  /** Resolves when the mail is kept in the database; it goes out right after, or as soon as possible. */
  sendMail(mail: Mail): Promise<void>;
  /** Lets running jobs end, then gives the connections back. Call before `pools.end()`. */
  stop(): Promise<void>;
}

const AddedMail = z.object({ mail: Mail });

/**
 * Starts the queue of this process on the owner's pool (its tables are made on first start).
 * Several copies of the server may run it: each job is done by one of them.
 */
export async function startWorker({
  pools,
  log,
  config,
  keys,
  transport,
}: WorkerParts): Promise<Jobs> {
  // The queue notices a lost connection by itself and tries again; without a listener the error
  // of a connection that is in use would end the process.
  const guard = (client: PoolClient) => {
    client.on('error', (error) => log.debug('a connection in use was lost', { error }));
  };
  pools.owner.on('connect', guard);
  const runner = await run({
    pgPool: pools.owner,
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: queueLog(log),
    taskList: {
      send_mail: async (payload, { job }) => {
        const { mail } = AddedMail.parse(payload);
        await transport.send(mail, `mail-${job.id}-${job.created_at.getTime()}`);
      },
      account_deletions: async () => {
        await announceDeletions(pools.owner, config.siteUrl);
        await deleteDueAccounts(pools.owner);
      },
      seal_signatures: () => sealSignatures(pools.owner, keys),
      clean_up: () => cleanUp(pools.owner, config.session.timeoutMinutes),
    },
    parsedCronItems: parseCronItems([
      { task: 'clean_up', match: '17 * * * *' },
      { task: 'seal_signatures', match: '*/10 * * * *' },
      { task: 'account_deletions', match: '* * * * *' },
    ]),
  });
  return {
    async sendMail(mail) {
      await runner.addJob('send_mail', { mail }, { maxAttempts: MAIL_ATTEMPTS });
    },
    async stop() {
      await runner.stop();
      pools.owner.off('connect', guard);
      transport.close();
    },
  };
}
