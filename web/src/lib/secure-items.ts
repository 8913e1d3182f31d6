import { itemKeys, readItem, removeItem, writeItem } from './safe-storage.ts';

/**
 * Items about a person that a browser may keep for at most seven days (docs/specification.md §9,
 * "secure local item expiry"). Sign-out removes them all.
 */
const PREFIX = 'remanso.secure.';
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

export function writeSecureItem(key: string, value: unknown, now = Date.now()): void {
  writeItem(PREFIX + key, JSON.stringify({ expiresAt: now + LIFETIME_MS, value }));
}

/** Returns what was kept under `key`, or null once it expired (it is then removed). */
export function readSecureItem<T>(
  key: string,
  parse: (value: unknown) => T | null,
  now = Date.now(),
): T | null {
  const text = readItem(PREFIX + key);
  if (text === null) return null;
  try {
    const kept: { expiresAt?: unknown; value?: unknown } = JSON.parse(text);
    if (typeof kept.expiresAt === 'number' && now < kept.expiresAt) return parse(kept.value);
  } catch {
    // Broken: as good as expired.
  }
  removeItem(PREFIX + key);
  return null;
}

export function removeSecureItem(key: string): void {
  removeItem(PREFIX + key);
}

export function clearSecureItems(): void {
  for (const key of itemKeys(PREFIX)) removeItem(key);
}
