import type { LineReading } from '../import-record.ts';
import { checkedMoment, momentOf, NOON, readDay, readTime } from '../moments.ts';

/**
 * Daylio's CSV: `full_date,date,weekday,time,mood,activities,scales,note_title,note`, in older versions
 * without `scales`. `date` and `weekday` say the same in the language of the phone; activities stand between
 * bars, and a line break in a note may be `<br>`. Columns and sample after the description of the format
 * and the sample of github.com/MichaelCurrin/daylio-csv-parser.
 */
export const DAYLIO_COLUMNS = ['full_date', 'time', 'mood', 'activities', 'note'] as const;

export function readDaylioLine(cell: (column: string) => string, now: Date): LineReading {
  const day = readDay(cell('full_date'));
  const time = cell('time') === '' ? NOON : readTime(cell('time'));
  const moment = checkedMoment(day && time && momentOf(day, time), now);
  if ('problem' in moment) return moment;
  const name = cell('mood');
  if (name === '') return { problem: 'nothing' };
  const scales = listed(cell('scales').replaceAll('\u{A0}', ' '));
  const text = [withoutMarks(cell('note')), ...scales].filter((line) => line !== '').join('\n');
  return {
    record: {
      at: moment.at,
      id: null,
      mood: { name },
      words: [],
      ownWords: [name],
      title: withoutMarks(cell('note_title')),
      text,
      tags: listed(cell('activities')),
      isPage: false,
    },
  };
}

/** What stands between bars. */
export function listed(text: string): string[] {
  return text
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The few marks of HTML that its notes have, as plain text and line breaks. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/<br\s*\/?>|<\/(?:div|p|li)>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
