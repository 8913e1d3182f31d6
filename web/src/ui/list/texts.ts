export const LIST_TEXTS = {
  more: 'Ver más',
  table: 'Ver los datos en una tabla',
  failed: 'No se pudo cargar lo que sigue.',
} as const;
