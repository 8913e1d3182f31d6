import { readTabItem, writeTabItem } from '#web/data/tab-storage.ts';

const KEY = 'remanso.mail-sent-at';

/** Two mails to one address within a minute are refused by the server. */
const PAUSE_MS = 60_000;

/** For this tab, so that a reload does not offer what would be refused. */
export function noteMailSent(now = Date.now()): void {
  writeTabItem(KEY, String(now));
}

/** Whole seconds until another mail may be asked for; 0 when it may be now. */
export function secondsUntilNextMail(now = Date.now()): number {
  const sentAt = Number(readTabItem(KEY));
  const left = sentAt + PAUSE_MS - now;
  // A clock that was set back must not make anybody wait longer.
  return left > 0 && left <= PAUSE_MS ? Math.ceil(left / 1000) : 0;
}
