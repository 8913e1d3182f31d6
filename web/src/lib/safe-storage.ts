/**
 * Local storage that never throws. Browsers refuse it in private windows, when it is full or when
 * a person closed it; what could not be kept then lives as long as the page.
 */
const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  // Memory holds only what could not be stored: it is newer than what lies in storage.
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
  // Room was made: a draft that goes may leave it to what the draft became.
  for (const [waiting, value] of memory) writeItem(waiting, value);
}

/** Whether it would still be here after the page is closed. */
export function isStored(key: string): boolean {
  return !memory.has(key) && readItem(key) !== null;
}

export function itemKeys(prefix: string): string[] {
  const keys = new Set(memory.keys());
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index);
      if (key !== null) keys.add(key);
    }
  } catch {
    // Only what is in memory can be listed.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Reads JSON that may be missing, broken or written by an older version; `parse` decides. */
export function readJson<T>(key: string, parse: (value: unknown) => T | null): T | null {
  const text = readItem(key);
  if (text === null) return null;
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}
