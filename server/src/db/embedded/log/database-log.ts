import { copyFile, rm, stat, truncate } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Bytes of one log file; beside the one that is written, one earlier is kept. */
export const LOG_LIMIT = 10 * 1024 * 1024;

/**
 * Starts the log afresh once it is large: what was in it becomes `.1`, which replaces the one before.
 * The file itself stays, because PostgreSQL holds it open for appending.
 */
export async function rotateLog(logFile: string, limit = LOG_LIMIT): Promise<void> {
  const found = await stat(logFile).catch(() => undefined);
  if (found === undefined || found.size <= limit) return;
  await copyFile(logFile, `${logFile}.1`);
  await truncate(logFile);
}

/** Kinds of line that quote what people wrote; no PostgreSQL that we start writes them any more. */
const PRIVATE = /\] (?:ERROR|DETAIL|CONTEXT|QUERY|STATEMENT|HINT): /;

/** Deletes logs of an earlier release that logged errors with the rows and statements they met. */
export async function forgetPrivateLines(logFile: string): Promise<void> {
  for (const file of [logFile, `${logFile}.1`]) {
    if (await hasPrivateLine(file)) await rm(file, { force: true });
  }
}

async function hasPrivateLine(file: string): Promise<boolean> {
  if ((await stat(file).catch(() => undefined)) === undefined) return false;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (PRIVATE.test(line)) return true;
  }
  return false;
}
