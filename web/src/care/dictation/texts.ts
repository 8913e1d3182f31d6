/** What stands on the button. */
export const DICTATION_TEXTS = {
  label: 'Dictar',
  title: 'Dictar. De convertir la voz en texto se encarga tu navegador.',
  stop: 'Dejar de dictar',
} as const;
