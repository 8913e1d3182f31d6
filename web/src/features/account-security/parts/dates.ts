const DAY = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric' });
const RELATIVE = new Intl.RelativeTimeFormat('es', { numeric: 'auto' });

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** «3 de marzo de 2026» */
export function day(date: string): string {
  return DAY.format(new Date(date));
}

/** «hace 5 minutos», «ayer»; «ahora» within the last minute. */
export function when(date: string, now = Date.now()): string {
  const past = now - new Date(date).getTime();
  const unit = UNITS.find(([, ms]) => past >= ms);
  if (!unit) return RELATIVE.format(0, 'second');
  return RELATIVE.format(-Math.floor(past / unit[1]), unit[0]);
}
