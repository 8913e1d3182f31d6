export const OWNED_STONES_TEXTS = {
  list: 'Piedras de adorno',
  /** For who does not see it: it stands for no care. */
  named: (name: string) => `${name}, de adorno`,
  note: (count: number) =>
    count === 1
      ? 'Esta es de adorno: la elegiste en la tienda de fichas.'
      : 'Estas son de adorno: las elegiste en la tienda de fichas.',
} as const;
