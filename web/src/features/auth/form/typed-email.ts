import { readTabItem, writeTabItem } from '#web/data/tab-storage.ts';

const KEY = 'remanso.typed-email';

/** Only for this tab: the next person at this browser does not find it. */
export function typedEmail(): string {
  return readTabItem(KEY) ?? '';
}

export function keepTypedEmail(email: string): void {
  writeTabItem(KEY, email);
}
