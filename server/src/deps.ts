import type { Guard } from '#domain/safety/guard.ts';
import type { Config } from './config.ts';
import type { Pools, Queryable } from './db/pools.ts';
import type { Keys } from './keys.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';

/** Everything a route may reach. Built once by main.ts, and by tests with their own parts. */
export interface Deps {
  config: Config;
  log: Log;
  pools: Pools;
  keys: Keys;
  /** Reads every message that is written to the companion. */
  guard: Guard;
  now(): Date;
  /**
   * Puts the mail in the job queue; a mail server that is down delays it, never loses it.
   * @param db the owner's pool, or a transaction: then the mail goes out if and only if that one commits
   */
  sendMail(mail: Mail, db: Queryable): Promise<void>;
  /** Has something done, and waited for, when the server is told to stop. */
  beforeStop?(work: () => Promise<void>): void;
}
