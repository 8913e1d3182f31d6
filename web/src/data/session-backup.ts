import { isRecord } from '#web/lib/is-record.ts';
import { readItem, readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import type { User } from './stored-session.ts';

const KEY = 'remanso.session-backup';
const HOUR_MS = 60 * 60 * 1000;

/** docs/specification.md §9: one hour after a session ended, a day for a recovery. */
const VALID_FOR_MS = { 'sign-in': HOUR_MS, recovery: 24 * HOUR_MS } as const;

interface SessionBackup {
  userId: string;
  email: string;
  timestamp: number;
}

/**
 * Remembers who was here last, so that a session that ended by itself can be taken up again.
 * It opens nothing: it only fills in the address. Leaving on purpose removes it.
 */
export function writeSessionBackup(user: User, now = Date.now()): void {
  const backup: SessionBackup = { userId: user.id, email: user.email, timestamp: now };
  writeItem(KEY, JSON.stringify(backup));
}

export function readSessionBackup(
  purpose: keyof typeof VALID_FOR_MS,
  now = Date.now(),
): SessionBackup | null {
  const backup = readJson(KEY, (value) => {
    if (!isRecord(value)) return null;
    const { userId, email, timestamp } = value;
    if (typeof userId !== 'string' || typeof email !== 'string') return null;
    return typeof timestamp === 'number' ? { userId, email, timestamp } : null;
  });
  return backup && now - backup.timestamp < VALID_FOR_MS[purpose] ? backup : null;
}

/** There is one for as long as nobody left on purpose. */
export function hasSessionBackup(): boolean {
  return readItem(KEY) !== null;
}

export function clearSessionBackup(): void {
  removeItem(KEY);
}
