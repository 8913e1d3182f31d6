const MONTH = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric' });
const DAY = new Intl.DateTimeFormat('es', { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat('es', { dateStyle: 'full', timeStyle: 'short' });

/** What stands in the files that somebody takes along. */
export const EXPORT_TEXTS = {
  title: 'Mi diario',
  untitled: 'Sin título',
  moment: (at: Date) => MOMENT.format(at),
  month: (at: Date) => MONTH.format(at),
  contents: 'Meses',
  pages: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
  made: (at: Date, count: number) =>
    `${count === 1 ? '1 página' : `${count} páginas`}. Copia del ${DAY.format(at)}.`,
  fileName: (day: string, ending: string) => `diario-${day}.${ending}`,
} as const;
