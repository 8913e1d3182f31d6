import { isRecord } from '#web/lib/is-record.ts';
import { readJson, writeItem } from '#web/lib/safe-storage.ts';

/** A link of a mail lasts a day at most. */
const KEY = 'remanso.asked-mail';
const WAITS_MS = 24 * 60 * 60 * 1000;

/** The next person at this browser must not read the address here. Undefined without a safe origin. */
async function fingerprint(email: string): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', bytes);
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16)).join('.');
}

/** Somebody at this browser asked for a mail to this address. */
export async function noteAskedMail(email: string, now = Date.now()): Promise<void> {
  const mark = await fingerprint(email);
  if (mark !== undefined) writeItem(KEY, JSON.stringify({ mark, timestamp: now }));
}

/** Whether a link for this address was asked for at this browser within the last day. */
export async function wasMailAsked(email: string, now = Date.now()): Promise<boolean> {
  const kept = readJson(KEY, (value) => {
    if (!isRecord(value) || typeof value['timestamp'] !== 'number') return null;
    return now - value['timestamp'] < WAITS_MS ? value['mark'] : null;
  });
  return typeof kept === 'string' && kept === (await fingerprint(email));
}
