export const PAINT_TEXTS = {
  undo: 'Deshacer',
  redo: 'Rehacer',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  colours: 'Colores',
  savePng: 'Guardar imagen',
  saveSvg: 'Guardar para imprimir (SVG)',
  saved: 'Se guardó en tus descargas.',
  failed: 'Este navegador no pudo hacer la imagen. Prueba con «Guardar para imprimir».',
} as const;
