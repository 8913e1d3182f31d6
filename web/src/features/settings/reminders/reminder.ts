import { COMPANION } from '#domain/product.ts';
import { calendarFile } from '#web/lib/files/calendar-file.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { REMINDER_TEXTS as TEXTS } from './texts.ts';

export const REMINDER_KINDS = ['checkIn', 'breathe', 'diary', 'pause'] as const;
export const REMINDER_DAYS = ['daily', 'weekdays', 'weekend'] as const;

export interface Reminder {
  what: (typeof REMINDER_KINDS)[number];
  days: (typeof REMINDER_DAYS)[number];
  /** `HH:MM` */
  time: string;
  /** Says nothing of what it is for: calendars are shown to others. */
  discreet: boolean;
}

const ON: Readonly<Record<Reminder['days'], readonly number[]>> = {
  daily: [0, 1, 2, 3, 4, 5, 6],
  weekdays: [1, 2, 3, 4, 5],
  weekend: [0, 6],
};
const NAMES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** A repeating event with its own alarm; null where no hour was given. */
export function reminderFile(reminder: Reminder, id: string, now: Date): string | null {
  const [hours, minutes] = reminder.time.split(':').map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return null;
  const days = ON[reminder.days];
  return calendarFile(
    {
      uid: id,
      at: firstOf(days, hours, minutes, now),
      title: reminder.discreet ? TEXTS.discreetTitle : TEXTS.kinds[reminder.what],
      repeats: `FREQ=WEEKLY;BYDAY=${days.map((day) => NAMES[day]).join(',')}`,
      alarm: true,
    },
    now,
    COMPANION,
  );
}

export function saveReminder(file: string): void {
  saveFile(TEXTS.fileName, file, 'text/calendar');
}

/** The first of those days on which that hour is still to come. */
function firstOf(days: readonly number[], hours: number, minutes: number, now: Date): Date {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, hours, minutes);
    if (at > now && days.includes(at.getDay())) return at;
  }
  return now;
}
