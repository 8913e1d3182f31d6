/** Texts that any part may need. Texts of a feature stand beside it. */
export const UI_TEXTS = {
  close: 'Cerrar',
  optional: 'opcional',
  saved: 'Guardado',
  notification: 'Avisos',
} as const;
