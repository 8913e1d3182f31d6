/** A line of the file has at most so many octets (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

export interface CalendarEvent {
  uid: string;
  /** On the clock of wherever its person is then. */
  at: Date;
  title: string;
  description?: string;
  /** A rule of RFC 5545 §3.3.10, such as `FREQ=DAILY`. */
  repeats?: string;
  /** The calendar says so when it begins. */
  alarm?: boolean;
}

/** One event of a quarter of an hour, without a zone, for any calendar. */
export function calendarFile(event: CalendarEvent, now: Date, maker: string): string {
  const { uid, at, title, description, repeats, alarm = false } = event;
  const fields = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Remanso//${maker}//ES`,
    'BEGIN:VEVENT',
    `UID:${uid}@remanso`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${localStamp(at)}`,
    'DURATION:PT15M',
    ...(repeats === undefined ? [] : [`RRULE:${repeats}`]),
    `SUMMARY:${escaped(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(alarm
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(title)}`,
          'TRIGGER:PT0M',
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return fields.map((field) => `${folded(field)}\r\n`).join('');
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
