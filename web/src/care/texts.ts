/** Words about help that stand wherever a person writes. */
export const CARE_TEXTS = {
  help: {
    still: 'Hay quien puede escucharte ahora',
    quiet: '¿Hay algo más detrás? Aquí hay ayuda',
  },
} as const;
