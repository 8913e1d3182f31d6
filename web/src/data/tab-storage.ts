/** What is kept for one tab and never shared. A browser that refuses it keeps nothing: no caller fails. */
export function readTabItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeTabItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Closed to us: whoever asks finds nothing.
  }
}

export function removeTabItem(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export function clearTabItems(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}
