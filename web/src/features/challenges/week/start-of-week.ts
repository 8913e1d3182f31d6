import { DAY_ENDS_AT_HOUR } from '#domain/rewards/day.ts';

/** When a week began on the clock of this device; so many days before, where they are given. */
export function startOfWeek(week: string, daysBefore = 0): Date {
  const [year = 0, month = 1, day = 1] = week.split('-').map(Number);
  return new Date(year, month - 1, day - daysBefore, DAY_ENDS_AT_HOUR);
}
