import { CHAT_TEXTS } from '../../texts.ts';

const THIS_YEAR = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long' });
const OTHER_YEAR = new Intl.DateTimeFormat('es', { dateStyle: 'long' });

/** "Hoy", "Ayer", "3 de mayo" or, in another year, "3 de mayo de 2024", on the reader's clock. */
export function dayLabel(moment: Date, now = new Date()): string {
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / 86_400_000);
  if (days <= 0) return CHAT_TEXTS.day.today;
  if (days === 1) return CHAT_TEXTS.day.yesterday;
  return (moment.getFullYear() === now.getFullYear() ? THIS_YEAR : OTHER_YEAR).format(moment);
}

const CLOCK = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit' });

/** "Hoy, 23:10". */
export function momentLabel(moment: Date, now = new Date()): string {
  return `${dayLabel(moment, now)}, ${CLOCK.format(moment)}`;
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
