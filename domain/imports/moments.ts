import { momentProblem } from '../diary/diary.ts';
import type { LineProblem } from './import-record.ts';

export interface TimeOfDay {
  hour: number;
  minute: number;
}

/** Where a file says only the day. */
export const NOON: TimeOfDay = { hour: 12, minute: 0 };

/** "22:05", "10:05 pm", "10:05 p. m."; null for anything else. */
export function readTime(text: string): TimeOfDay | null {
  const found = /^(\d{1,2})[:.](\d{2})(?::\d{2})?\s*(?:([ap])\.?\s*m\.?)?$/iu.exec(text.trim());
  if (!found) return null;
  const [, hours, minutes, half] = found;
  const minute = Number(minutes);
  let hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return null;
  if (half) hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hour > 23 || minute > 59 ? null : { hour, minute };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Day = readonly [year: number, month: number, day: number];

/** "2021-09-28" or "22nd Sep 2020"; null for anything else. Months count from 1. */
export function readDay(text: string): Day | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})$/i.exec(text.trim());
  if (!named) return null;
  const month = MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1;
  return month === 0 ? null : dayOf(Number(named[3]), month, Number(named[1]));
}

/** Null for the 31st of February. */
function dayOf(year: number, month: number, day: number): Day | null {
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? [year, month, day] : null;
}

/** A moment by the clock of this device: such files do not say of which. */
export function momentOf([year, month, day]: Day, { hour, minute }: TimeOfDay): Date {
  const at = new Date(year, month - 1, day, hour, minute);
  // The constructor takes the years 0 to 99 for those of the last century.
  if (year < 100) at.setFullYear(year);
  return at;
}

/** What is wrong with a moment, or its text in ISO 8601. */
export function checkedMoment(
  at: Date | null,
  now: Date,
): { at: string } | { problem: Extract<LineProblem, 'date' | 'future' | 'ancient'> } {
  if (at === null || Number.isNaN(at.getTime())) return { problem: 'date' };
  const problem = momentProblem(at.toISOString(), now);
  if (problem === 'unreadable') return { problem: 'date' };
  return problem === null ? { at: at.toISOString() } : { problem };
}
