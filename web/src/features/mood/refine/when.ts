/** Why a moment cannot be the one of an entry. */
export type WrongTime = 'future' | 'ancient' | 'noTime';

const OLDEST = new Date(1900, 0, 1);
/** Clocks of phones differ a little; what is one minute ahead is now. */
const AHEAD_MS = 60_000;

/** What stands in a `datetime-local` field, in the time zone of this device. */
export function fieldOf(at: Date): string {
  const parts = [at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()];
  const [month, day, hour, minute] = parts.map((part) => String(part).padStart(2, '0'));
  return `${String(at.getFullYear()).padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/** The moment that a field says, or why it cannot be one. */
export function momentOf(field: string, now: Date): Date | WrongTime {
  const at = new Date(field);
  if (field === '' || Number.isNaN(at.getTime())) return 'noTime';
  if (at.getTime() > now.getTime() + AHEAD_MS) return 'future';
  return at < OLDEST ? 'ancient' : at;
}

/** Yesterday at ten in the evening. */
export function lastNight(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 22);
}
