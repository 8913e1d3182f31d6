export const MINIGAMES_TEXTS = {
  title: 'Jugar',
  lead: 'Ratos cortos que entrenan algo. Sin prisa, sin perder, y se pueden dejar a medias.',
  evidence: 'Evidencia',
  back: 'Ver los juegos',
  tokenTitle: 'Una ficha por dedicarte este rato',
  tokenDetail: 'Cuenta terminar, no el resultado.',
} as const;
