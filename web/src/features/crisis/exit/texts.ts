export const EXIT_TEXTS = {
  label: 'Salir rápido',
  note: 'Abre otra página. No borra el historial.',
  to: 'https://es.wikipedia.org/wiki/Portada',
} as const;
