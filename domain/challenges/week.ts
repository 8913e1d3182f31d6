import { dayOf } from '../rewards/day.ts';

const DAY_MS = 86_400_000;

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The same number of days later, or earlier, of a day as yyyy-mm-dd. */
export function daysAfter(day: string, days: number): string {
  return new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the person's own week of a moment, yyyy-mm-dd. */
export function weekOf(moment: Date, zone: string): string {
  const day = dayOf(moment, zone);
  const weekday = (new Date(midnight(day)).getUTCDay() + 6) % 7;
  return daysAfter(day, -weekday);
}
