export const STORE_SHELF_TEXTS = {
  toBackgrounds: 'Elegir fondo en Ajustes',
  toAmbient: 'Abrir en Ambiente',
} as const;
