/** Texts that any part may need. Texts of a feature stand beside it. */
export const UI_TEXTS = {
  close: 'Cerrar',
  optional: 'opcional',
  notification: 'Avisos',
  textSize: {
    legend: 'Tamaño del texto',
    '100': 'Normal',
    '125': 'Grande',
    '150': 'Muy grande',
    '200': 'El doble',
  },
  theme: { legend: 'Tema', light: 'Claro', dark: 'Oscuro', system: 'Como el sistema' },
} as const;
