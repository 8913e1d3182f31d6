/** The quiet line of help, in a talk as beside a field. */
export const CARE_TEXTS = {
  help: {
    still: 'Hay quien puede escucharte ahora',
    quiet: '¿Hay algo más detrás? Aquí hay ayuda',
  },
} as const;
