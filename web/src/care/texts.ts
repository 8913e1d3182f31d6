/** Words about help that stand wherever a person writes. */
export const CARE_TEXTS = {
  help: {
    still: 'Hay quien puede escucharte ahora',
    quiet: '¿Hay algo más detrás? Aquí hay ayuda',
    said: 'Lo que escribiste suena muy difícil. No tienes que llevarlo sin compañía: hay alguien a quien puedes llamar ahora.',
    link: 'Ver ayuda ahora',
  },
} as const;
