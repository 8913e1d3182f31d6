import { CARE_KINDS, type CareDay, type CareKind } from '#domain/stones/care-days.ts';

/** The sheet of one month: a day is a column, a kind of care a current. */
export const MONTH = { width: 320, height: 86, left: 5, step: 10, top: 15, current: 10 } as const;

export interface MonthRiver {
  /** 0 to 11. */
  month: number;
  /** Days of it on which there was care. */
  days: number;
  /** One path for all the days of a kind, so that a year is a few dozen shapes and not two thousand. */
  paths: readonly { kind: CareKind; d: string }[];
  /** The water, as wide as the days that have begun. */
  water: string;
  /** The bed: all the days of the month. */
  bed: string;
}

/** The year as twelve rivers, up to today. */
export function monthRivers(year: number, days: readonly CareDay[], today: string): MonthRiver[] {
  const kindsOn = new Map(days.map(({ day, kinds }) => [day, kinds]));
  return Array.from({ length: 12 }, (_, month) => {
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const dates = Array.from({ length: last }, (__, index) => isoDay(year, month, index + 1));
    const begun = dates.filter((date) => date <= today).length;
    const dots = new Map<CareKind, string[]>();
    for (const [index, date] of dates.entries()) {
      for (const kind of kindsOn.get(date) ?? []) {
        dots.set(kind, [...(dots.get(kind) ?? []), pebble(index, CARE_KINDS.indexOf(kind))]);
      }
    }
    return {
      month,
      days: dates.filter((date) => kindsOn.has(date)).length,
      paths: CARE_KINDS.flatMap((kind) => {
        const d = dots.get(kind)?.join('');
        return d ? [{ kind, d }] : [];
      }),
      water: band(begun),
      bed: band(last),
    };
  });
}

function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** How far the river has bent at a day: one slow wave a month. */
function bend(index: number): number {
  return 5 * Math.sin((index / 31) * 2 * Math.PI);
}

function pebble(index: number, current: number): string {
  const x = MONTH.left + (index + 0.5) * MONTH.step;
  const y = MONTH.top + (current + 0.5) * MONTH.current + bend(index);
  return `M${round(x - 4)} ${round(y)}a4 3.6 0 1 0 8 0a4 3.6 0 1 0 -8 0`;
}

/** The water of so many days, with both its banks along the bend; empty where none has begun. */
function band(days: number): string {
  if (days === 0) return '';
  const xs = Array.from({ length: days + 1 }, (_, index) => index);
  const at = (index: number, y: number) =>
    `${round(MONTH.left + index * MONTH.step)} ${round(y + bend(index - 0.5))}`;
  const low = MONTH.top + CARE_KINDS.length * MONTH.current + 3;
  const above = xs.map((index) => at(index, MONTH.top - 3));
  const below = xs.toReversed().map((index) => at(index, low));
  return `M${[...above, ...below].join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
