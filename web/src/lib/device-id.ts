import { readItem, writeItem } from './safe-storage.ts';

const KEY = 'remanso.device-id';

/** The random name of this browser. A secret of its own: who knows it may claim its consents. */
export function deviceId(): string {
  const known = readItem(KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  writeItem(KEY, made);
  return made;
}
