import { HISTORY_TEXTS } from '../texts.ts';

const THIS_YEAR = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' });
const OTHER_YEAR = new Intl.DateTimeFormat('es', { dateStyle: 'long' });

/** What the person called a talk; otherwise the day it began, never what was said in it. */
export function conversationName(
  { title, created_at: begun }: { title: string | null; created_at: string },
  now = new Date(),
): string {
  if (title !== null) return title;
  const day = new Date(begun);
  const format = day.getFullYear() === now.getFullYear() ? THIS_YEAR : OTHER_YEAR;
  return HISTORY_TEXTS.untitled(format.format(day));
}
