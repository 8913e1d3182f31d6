import { readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import { isRecord } from '#web/lib/is-record.ts';

/**
 * Where a person was going when the guard sent them to sign in (docs/specification.md §2). It
 * travels in the address (`?from=/chat`) through every account screen, and waits in storage while a
 * mail is opened, because a mail opens in a new tab.
 */
const PARAM = 'from';
const KEY = 'remanso.origin';
const WAITS_MS = 24 * 60 * 60 * 1000;

/** A place of ours, or null: an address from outside must not send anybody elsewhere. */
export function safeOrigin(value: string | null): string | null {
  if (!value?.startsWith('/') || /^\/[/\\]|[\n\r\t]/.test(value)) return null;
  return /^\/(signin|signup|auth|verify-email|reset-password)(\/|\?|$)/.test(value) ? null : value;
}

export function originOf(search: string): string | null {
  return safeOrigin(new URLSearchParams(search).get(PARAM));
}

/** `withOrigin('/signin', '/chat')` is `/signin?from=%2Fchat`. */
export function withOrigin(path: string, origin: string | null): string {
  const safe = safeOrigin(origin);
  return safe === null ? path : `${path}?${PARAM}=${encodeURIComponent(safe)}`;
}

export function keepOrigin(origin: string | null, now = Date.now()): void {
  if (origin === null) removeItem(KEY);
  else writeItem(KEY, JSON.stringify({ origin, timestamp: now }));
}

/** Takes out the place that waited for a mail, if it is not older than a day. */
export function takeKeptOrigin(now = Date.now()): string | null {
  const kept = readJson(KEY, (value) => {
    if (!isRecord(value) || typeof value['timestamp'] !== 'number') return null;
    if (typeof value['origin'] !== 'string' || now - value['timestamp'] > WAITS_MS) return null;
    return value['origin'];
  });
  removeItem(KEY);
  return safeOrigin(kept);
}
