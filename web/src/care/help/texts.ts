/** Beside words that say danger. */
export const HELP_TEXTS = {
  said: 'Lo que escribiste suena muy difícil. No tienes que llevarlo sin compañía: hay alguien a quien puedes llamar ahora.',
  link: 'Ver ayuda ahora',
} as const;
