export const SEARCH_TEXTS = {
  label: 'Buscar en los ajustes',
  placeholder: 'Letra grande, modo noche…',
  results: 'Encontrado',
  count: (count: number) => (count === 1 ? 'Un ajuste' : `${count} ajustes`),
  none: 'Ningún ajuste se llama así. Prueba con otra palabra.',
} as const;
