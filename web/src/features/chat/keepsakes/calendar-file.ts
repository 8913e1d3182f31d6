import { COMPANION } from '#domain/product.ts';
import { calendarFile as fileOf } from '#web/lib/files/calendar-file.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import type { Keepsake } from './keepsake.ts';

const HOUR = 10;

/**
 * One event of a quarter of an hour, tomorrow at ten: without a zone, so that it is ten wherever
 * its person is then.
 */
export function calendarFile(
  { id, title, lines }: Pick<Keepsake, 'id' | 'title' | 'lines'>,
  now: Date,
): string {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, HOUR);
  return fileOf({ uid: id, at, title, description: lines.join('\n') }, now, COMPANION);
}

export function saveCalendarFile(file: string): void {
  saveFile(`${COMPANION.toLowerCase()}.ics`, file, 'text/calendar');
}
