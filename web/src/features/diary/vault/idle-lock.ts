import { readItem, writeItem } from '#web/lib/safe-storage.ts';
import { lock } from './vault.ts';

/** Minutes without a touch or a key after which the diary locks itself. */
export const LOCK_MINUTES = [2, 5, 15, 60] as const;
const DEFAULT_MINUTES = 5;
const KEY = 'remanso.diary-lock';
const CHECK_MS = 10_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel'] as const;

export function lockMinutes(): number {
  const kept = Number(readItem(KEY));
  return LOCK_MINUTES.find((minutes) => minutes === kept) ?? DEFAULT_MINUTES;
}

export function setLockMinutes(minutes: number): void {
  writeItem(KEY, String(minutes));
}

let stop: (() => void) | null = null;

/** Watches over an open diary, on whatever page its person is, until it is locked. */
export function lockWhenIdle(now: () => number = Date.now): void {
  stop?.();
  let last = now();
  // A sleeping device runs no timers: looked at when it wakes, before anything is shown.
  const look = () => {
    if (now() - last < lockMinutes() * 60_000) return;
    stop?.();
    lock();
  };
  // The first touch after a long sleep comes too late: it may be somebody else's.
  const alive = () => {
    look();
    last = now();
  };
  const timer = setInterval(look, CHECK_MS);
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, alive, { passive: true });
  document.addEventListener('visibilitychange', look);
  stop = () => {
    stop = null;
    clearInterval(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, alive);
    document.removeEventListener('visibilitychange', look);
  };
}
