/** Fetched with the menu. */
export const MENU_TEXTS = {
  open: 'Más formas de hablar',
  wishes: '¿Cómo te acompaño?',
  wish: [
    { label: 'Solo escucha', message: 'Solo escúchame, por favor', icon: 'heart' },
    { label: 'Dame algo que hacer', message: 'Dame algo que hacer', icon: 'wave' },
    { label: 'Menos preguntas', message: 'Hazme menos preguntas', icon: 'muted' },
  ],
  unsaved: 'No guardar el próximo mensaje',
} as const;
