/** Texts that any part may need. Texts of a feature stand beside it. */
export const UI_TEXTS = {
  close: 'Cerrar',
  optional: 'opcional',
  notification: 'Avisos',
} as const;
