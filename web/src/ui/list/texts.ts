export const LIST_TEXTS = {
  more: 'Ver más',
  failed: 'No se pudo cargar lo que sigue.',
} as const;
