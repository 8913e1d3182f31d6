import { useEffect, useState } from 'react';
import { readJson, writeItem } from '#web/lib/safe-storage.ts';

/** Minutes in the chat after which a pause is suggested, once. */
export const BREAK_AFTER_MINUTES = 45;
/**
 * Minutes after which the companion says again that it is an AI (docs/design/safety.md §1: every
 * three hours).
 */
export const REMIND_EVERY_MINUTES = 180;
/** Minutes away after which it counts as another visit. */
const AWAY_MINUTES = 30;
const KEY = 'remanso.chat.together';

interface Together {
  /** Minutes with the chat in sight, this visit. */
  minutes: number;
  /** When it was last in sight, in milliseconds. */
  seen: number;
}

const NONE: Together = { minutes: 0, seen: 0 };

/** One more minute in sight, or the first of another visit. */
export function oneMore({ minutes, seen }: Together, now: number): Together {
  const away = now - seen > AWAY_MINUTES * 60_000;
  return { minutes: away ? 1 : minutes + 1, seen: now };
}

function stored(): Together {
  return (
    readJson(KEY, (value) => {
      const { minutes, seen } = (value ?? {}) as Partial<Together>;
      return typeof minutes === 'number' && typeof seen === 'number' ? { minutes, seen } : null;
    }) ?? NONE
  );
}

/** Minutes that this visit to the chat has lasted, counted while it is in sight; over reloads too. */
export function useTimeTogether(): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      const next = oneMore(stored(), Date.now());
      writeItem(KEY, JSON.stringify(next));
      setMinutes(next.minutes);
    }, 60_000);
    return () => clearInterval(timer);
  }, []);
  return minutes;
}
