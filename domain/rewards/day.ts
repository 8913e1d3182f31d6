/** The hour of the person's own clock at which a day ends: a late night still belongs to its evening. */
export const DAY_ENDS_AT_HOUR = 4;

/** For who has not told us another zone; the same name stands in SQL as the profile's default. */
export const DEFAULT_TIME_ZONE = 'America/Mexico_City';

const HOUR_MS = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formatters cost far more to make than to use, and a list of entries asks for each of its days. */
function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/**
 * The person's own day of a moment as yyyy-mm-dd: the date on their clock, four hours back.
 * The subtraction is done on the clock's face, not in elapsed time, so that the day ends at
 * 04:00 also in the night in which clocks change. Equal to SQL `private.day_of`.
 * @throws {RangeError} on a zone that this machine does not know
 */
export function dayOf(moment: Date, zone: string): string {
  const parts = formatFor(zone).formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const onTheClock = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'));
  return new Date(onTheClock - DAY_ENDS_AT_HOUR * HOUR_MS).toISOString().slice(0, 10);
}
