/** Texts that any part may need. Texts of a feature stand beside it. */
export const UI_TEXTS = {
  close: 'Cerrar',
  optional: 'opcional',
  notification: 'Avisos',
  theme: { legend: 'Tema', light: 'Claro', dark: 'Oscuro', system: 'Como el sistema' },
} as const;
