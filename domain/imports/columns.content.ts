/** What stands above the columns of the files that we write; read again when one comes back. */
export const MOOD_COLUMNS = {
  at: 'fecha',
  emotion: 'emoción',
  intensity: 'intensidad',
  mixed: 'mezcla',
  words: 'palabras',
  ownWords: 'palabras propias',
  note: 'nota',
  id: 'id',
} as const;

export const MIXED_YES = 'sí';

export const DIARY_COLUMNS = {
  at: 'fecha',
  title: 'título',
  text: 'texto',
  emotion: 'emoción',
  tags: 'etiquetas',
  id: 'id',
} as const;
