/** Apart from UI_TEXTS, which every page downloads. */
export const CHOICE_TEXTS = {
  saved: 'Guardado',
  waiting: 'Guardado aquí. Llegará a tu cuenta cuando vuelva la red.',
  undone: 'Como antes',
  undo: 'Deshacer',
  undoOf: (what: string) => `Deshacer: ${what}`,
  textSize: {
    legend: 'Tamaño del texto',
    '100': 'Normal',
    '125': 'Grande',
    '150': 'Muy grande',
    '200': 'El doble',
  },
} as const;
