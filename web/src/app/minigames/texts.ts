const points = (number: number) => number.toLocaleString('es', { maximumFractionDigits: 1 });

export const MINIGAMES_TEXTS = {
  title: 'Jugar',
  lead: 'Ratos cortos que entrenan algo. Sin prisa, sin perder, y se pueden dejar a medias.',
  challengesLead: 'Actos pequeños para tu semana, casi todos lejos de la pantalla',
  evidence: 'Evidencia',
  back: 'Ver los juegos',
  tokenTitle: 'Una ficha por dedicarte este rato',
  tokenDetail: 'Lo que cuenta es terminar, no el resultado.',
  needLegend: '¿Qué te vendría bien?',
  needs: {
    calm: 'Calmarme',
    understand: 'Entender',
    together: 'Practicar con otros',
    distract: 'Distraerme',
    worked: 'Lo que me funciona',
  },
  spellLegend: '¿Cuánto rato tienes?',
  minutes: (minutes: number) => `${minutes} min`,
  search: 'Buscar un juego',
  count: (count: number) => (count === 1 ? 'Un juego' : `${count} juegos`),
  played: (times: number, levels: number) =>
    `${times === 1 ? 'Una vez' : `${times} veces`}, ${levels === 1 ? 'un nivel' : `${levels} niveles`}.`,
  worked: (better: number, error: number | null, rated: number) =>
    `De media, ${points(better)} puntos mejor después${error === null ? '' : ` (±${points(error)})`}, en ${rated} veces.`,
  noneTitle: 'Nada con esa mezcla',
  noneLead: 'Quita un filtro o prueba con otra palabra.',
  noneWorked:
    'Aquí saldrán los juegos que te dejan mejor. Para saberlo, anota cómo estás antes y después, tres veces.',
  all: 'Ver todos los juegos',
} as const;

export const KEEP_IN_PLAN_TEXTS = {
  keep: 'A mi plan',
  isKept: 'En tu plan',
  kept: (part: string) => `Quedó en tu plan, en «${part}»`,
  full: 'Esa parte de tu plan está llena. Puedes hacer sitio en «Mi plan de seguridad».',
  undo: 'Deshacer',
} as const;
