import { COMPANION } from '#domain/product.ts';
import type { Keepsake } from './keepsake.ts';
import { saveFile } from '#web/lib/files/save-file.ts';

const HOUR = 10;
/** A line of the file has at most so many octets (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/**
 * One event of a quarter of an hour, tomorrow at ten: without a zone, so that it is ten wherever
 * its person is then.
 */
export function calendarFile(
  { id, title, lines }: Pick<Keepsake, 'id' | 'title' | 'lines'>,
  now: Date,
): string {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, HOUR);
  const fields = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Remanso//${COMPANION}//ES`,
    'BEGIN:VEVENT',
    `UID:${id}@remanso`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${localStamp(at)}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(lines.join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return fields.map((field) => `${folded(field)}\r\n`).join('');
}

export function saveCalendarFile(file: string): void {
  saveFile(`${COMPANION.toLowerCase()}.ics`, file, 'text/calendar');
}

function localStamp(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}${two(at.getMinutes())}00`;
}

/** Text as a value: what means something in the format is told apart, other controls go. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Broken between characters, never inside one; a line that goes on begins with a space. */
function folded(field: string): string {
  const encoder = new TextEncoder();
  let line = '';
  let octets = 0;
  for (const character of field) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      line += '\r\n ';
      octets = 1;
    }
    line += character;
    octets += size;
  }
  return line;
}
