/** Words that any part may need. Feature words live beside their feature. */
export const UI_TEXTS = {
  close: 'Cerrar',
  optional: 'opcional',
  notification: 'Avisos',
  theme: { legend: 'Tema', light: 'Claro', dark: 'Oscuro', system: 'Como el sistema' },
} as const;
