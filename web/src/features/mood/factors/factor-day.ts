import { VALUE_MOST } from '#domain/mood/factors/factors.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** What one factor was on one day. */
export interface FactorDay {
  /** Factor and day together: there is one value of each, whichever device wrote it. */
  id: string;
  /** A usual factor by name, or the id of an own one. */
  factor: string;
  /** Local calendar date, yyyy-mm-dd. */
  day: string;
  value: number;
}

export function factorDay(factor: string, day: string, value: number): FactorDay {
  return { id: `${factor}:${day}`, factor, day, value };
}

export function partsOfId(id: string): { factor: string; day: string } {
  const [factor = '', day = ''] = id.split(':');
  return { factor, day };
}

/** Null for what is no value of a day. */
export function readFactorDay(value: unknown): FactorDay | null {
  if (!isRecord(value)) return null;
  const { factor, day } = value;
  const amount = Number(value['value']);
  const isDay = typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day);
  return typeof factor === 'string' && isDay && amount >= 0 && amount <= VALUE_MOST
    ? factorDay(factor, day, amount)
    : null;
}
