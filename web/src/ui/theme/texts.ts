/** Apart from UI_TEXTS, which every page downloads: only the settings say this. */
export const LOOK_TEXTS = {
  saved: 'Guardado',
  theme: { legend: 'Tema', light: 'Claro', dark: 'Oscuro', system: 'Como el sistema' },
  textSize: {
    legend: 'Tamaño del texto',
    '100': 'Normal',
    '125': 'Grande',
    '150': 'Muy grande',
    '200': 'El doble',
  },
} as const;
