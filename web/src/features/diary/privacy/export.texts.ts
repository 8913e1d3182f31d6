const MOMENT = new Intl.DateTimeFormat('es', { dateStyle: 'full', timeStyle: 'short' });

/** What stands in the files that somebody takes along. */
export const EXPORT_TEXTS = {
  title: 'Mi diario',
  untitled: 'Sin título',
  columns: ['fecha', 'título', 'texto', 'emoción', 'etiquetas'],
  moment: (at: Date) => MOMENT.format(at),
  fileName: (day: string, ending: string) => `diario-${day}.${ending}`,
} as const;
