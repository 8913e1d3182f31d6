/** How far the charts look back, in days. */
export const PERIODS = [30, 90, 365, 'all'] as const;

export type Period = (typeof PERIODS)[number];

interface Numbered {
  day: number;
}

/** The days of a period that ends today, and those of the one as long before it. */
export function inPeriod<Day extends Numbered>(
  days: readonly Day[],
  period: Period,
  today: number,
): { now: Day[]; before: Day[] } {
  if (period === 'all') return { now: [...days], before: [] };
  return {
    now: days.filter(({ day }) => day > today - period && day <= today),
    before: days.filter(({ day }) => day > today - 2 * period && day <= today - period),
  };
}
