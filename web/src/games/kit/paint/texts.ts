export const PAINT_TEXTS = {
  undo: 'Deshacer',
  redo: 'Rehacer',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  colours: 'Colores',
  savePng: 'Guardar imagen',
  saveSvg: 'Guardar dibujo vectorial',
  saved: 'Se guardó en tus descargas.',
  failed: 'Este navegador no pudo hacer la imagen. Prueba con el dibujo vectorial.',
} as const;
