import { DEFAULT_TIME_ZONE, dayOf } from '#domain/rewards/day.ts';
import type { RiverWater } from '../scene/river.tsx';
import { MEMBER_TEXTS } from './texts.ts';

const MORNING = 5;
const AFTERNOON = 12;
const EVENING = 19;
const DAY_MS = 86_400_000;

/** By the hour on the person's clock, with their name where it is known. */
export function greeting(now: Date, name: string | null): string {
  const hour = now.getHours();
  const { morning, afternoon, night } = MEMBER_TEXTS.greetings;
  const words = hour < MORNING || hour >= EVENING ? night : hour < AFTERNOON ? morning : afternoon;
  return name ? `${words}, ${name}` : words;
}

/** A day ends at four, as everywhere in the app: somebody awake at two is still in yesterday. */
export function daysSince(moment: string, now: Date): number {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE;
  const [then, today] = [new Date(moment), now].map((at) => Date.parse(dayOf(at, zone)));
  return Math.round(((today ?? 0) - (then ?? 0)) / DAY_MS);
}

/** "Ayer llegaste con oleaje.": when it was last told, and what the river was like. */
export function lastTime(told: { occurredAt: string; water: RiverWater }, now: Date): string {
  const days = daysSince(told.occurredAt, now);
  const { when, arrived } = MEMBER_TEXTS;
  const day =
    days <= 1
      ? when.yesterday
      : days === 2
        ? when.dayBefore
        : days < 7
          ? when.weekday(new Date(told.occurredAt))
          : when.last;
  return arrived(day, told.water);
}
