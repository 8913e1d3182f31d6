export const MEMORY_NOTE_TEXTS = {
  note: (fact: string) => `Lo recordaré: ${fact}`,
  takeBack: 'No recordarlo',
  forgetFailed: 'No se pudo quitar. Puedes hacerlo luego en los ajustes del chat.',
} as const;
