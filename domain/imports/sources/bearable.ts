import type { LineReading } from '../import-record.ts';
import { feelingOfRating } from '../feelings.ts';
import { checkedMoment, momentOf, NOON, readDay, readTime, type TimeOfDay } from '../moments.ts';
import { listed } from './daylio.ts';

/**
 * Bearable's CSV: `date,weekday,time of day,category,rating/amount,detail,notes`, in newer versions
 * with `date formatted` behind `date`. One line for each thing that was told; moods are those of the
 * category `Mood`, from 0 to 10, with feelings between bars in `detail`. Columns and sample after
 * github.com/andrewmiller0728/BearableDataProcessing, Bearable_Export_20210728.csv, and
 * github.com/bcwilsondotcom/obsidian-bearable-import-plugin, main.ts.
 */
export const BEARABLE_COLUMNS = ['time of day', 'category', 'rating/amount', 'detail'] as const;

/** Hours for the parts of a day that it knows. */
const PARTS: Readonly<Record<string, TimeOfDay>> = {
  pre: { hour: 6, minute: 0 },
  am: { hour: 9, minute: 0 },
  mid: { hour: 13, minute: 0 },
  pm: { hour: 19, minute: 0 },
};

export function readBearableLine(cell: (column: string) => string, now: Date): LineReading {
  const category = cell('category');
  const isMood = category === 'Mood';
  const isThanks = category === 'Gratitudes';
  if (!isMood && !isThanks) return { passedOver: category };
  const day = readDay(cell('date formatted')) ?? readDay(cell('date'));
  const time = readTime(cell('time of day')) ?? PARTS[cell('time of day')] ?? NOON;
  const moment = checkedMoment(day && momentOf(day, time), now);
  if ('problem' in moment) return moment;
  const more = { at: moment.at, id: null, words: [], title: '' };
  if (isThanks) {
    const text = [cell('detail'), cell('notes')].filter((line) => line !== '').join('\n');
    if (text === '') return { problem: 'nothing' };
    const thanks = { ownWords: [], tags: ['gratitud'], isPage: true };
    return { record: { ...more, ...thanks, mood: null, text } };
  }
  const feelings = listed(cell('detail'));
  const amount = cell('rating/amount');
  const mood = amount === '' ? null : feelingOfRating(Number(amount), feelings);
  if (mood === null) return { problem: 'rating' };
  return {
    record: { ...more, mood, ownWords: feelings, text: cell('notes'), tags: [], isPage: false },
  };
}
