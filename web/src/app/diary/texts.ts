export const KEEP_TEXTS = {
  keep: 'Al diario',
  isKept: 'En tu diario',
  kept: 'Quedó en tu diario',
  undo: 'Deshacer',
  failed: 'No se pudo llevar al diario. Sigue aquí, puedes probar otra vez.',
  talkTag: 'lo que me llevo',
  gameTag: 'juegos',
  toolTag: 'herramientas',
} as const;
