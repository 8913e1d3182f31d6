import type { Evidence, Need } from './contract.ts';

export const NEED_TEXTS: Record<Need, { label: string; hint: string }> = {
  calm: { label: 'Bajar', hint: 'cuando todo aprieta' },
  understand: { label: 'Entender', hint: 'cuando la cabeza no para' },
  move: { label: 'Moverme', hint: 'cuando cuesta arrancar' },
  sleep: { label: 'Dormir', hint: 'cuando no llega el sueño' },
  connect: { label: 'Conectar', hint: 'conmigo o con alguien' },
};

export const EVIDENCE_TEXTS: Record<Evidence, { label: string; meaning: string }> = {
  solid: { label: 'sólida', meaning: 'Muchos estudios buenos coinciden.' },
  moderate: { label: 'moderada', meaning: 'Varios estudios coinciden, con límites.' },
  preliminary: { label: 'preliminar', meaning: 'Hay pocos estudios todavía.' },
  enjoyment: { label: 'solo disfrute', meaning: 'No promete nada más que un buen rato.' },
};

export const minutesInWords = (minutes: number) =>
  minutes === 1 ? '1 minuto' : `${minutes} minutos`;

const points = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`);

/** The list of all tools. */
export const LIST_TEXTS = {
  title: 'Herramientas',
  lead: 'Ratos de uno a quince minutos que ayudan a pasar un momento. Funcionan sin conexión.',
  resources: 'Hojas para imprimir y otros recursos',
  needs: '¿Qué necesitas ahora?',
  time: '¿Cuánto tiempo tienes?',
  times: { 3: 'Hasta 3 min', 5: 'Hasta 5 min', 10: 'Hasta 10 min' },
  search: 'Buscar',
  searchHint: 'Por ejemplo: no puedo dormir',
  clear: 'Borrar la búsqueda',
  helped: 'Lo que ya te ayudó',
  favourites: 'Tus favoritas',
  others: 'Todas',
  rest: 'Las demás',
  hiddenTitle: (count: number) => (count === 1 ? '1 oculta' : `${count} ocultas`),
  unhide: 'Volver a mostrar',
  hidden: (title: string) => `«${title}» ya no sale en tu lista.`,
  undo: 'Deshacer',
  favourite: 'Favorita',
  makeFavourite: 'Marcar como favorita',
  hide: 'Ocultar de mi lista',
  evidence: 'Evidencia',
  minutes: (minutes: readonly number[]) => {
    const [first] = minutes;
    const last = minutes.at(-1);
    return first === last ? `${first} min` : `${first} a ${last} min`;
  },
  found: (count: number) =>
    count === 0 ? 'Nada con eso' : count === 1 ? '1 herramienta' : `${count} herramientas`,
  nothingTitle: 'Nada con eso',
  nothingLead: 'Prueba con otra palabra o quita un filtro. También puedes contárselo a Nilo.',
  showAll: 'Quitar los filtros',
  begun: 'Empezada',
  notKnown: 'No se pudo traer lo que te ayudó antes. La lista funciona igual.',
  retry: 'Reintentar',
  reasons: {
    lastFell: (before: number, after: number) => `La última vez bajaste de ${before} a ${after}.`,
    usuallyFalls: (count: number, times: number) =>
      `Suele bajarte ${points(count)}. Lo has hecho ${times} veces.`,
  },
} as const;

/** One tool, from its first screen to its last. */
export const TOOL_PAGE_TEXTS = {
  loading: 'Preparando la herramienta...',
  loadErrorTitle: 'No se pudo abrir',
  loadErrorLead:
    'Revisa tu conexión e inténtalo otra vez. Si ya la abriste antes, recarga la página.',
  brokenTitle: 'Algo salió mal',
  brokenLead: 'La herramienta se detuvo. Lo que escribiste sigue guardado.',
  retry: 'Reintentar',
  startOver: 'Empezar desde el principio',
  back: 'Ver las herramientas',
  forWhom: 'Para qué sirve',
  notFor: 'Ten cuidado',
  beforehand: 'Antes de empezar',
  stop: 'Puedes abrir los ojos o parar cuando quieras.',
  length: '¿Cuánto rato?',
  begin: 'Empezar',
  evidence: 'Evidencia',
  sources: 'De dónde sale',
  rating: {
    question: '¿Cuánto pesa este momento?',
    optional: 'Opcional',
    low: 'nada',
    high: 'lo más que cabe',
    unanswered: 'sin responder',
    value: (value: number) => `${value} de 10`,
  },
  step: (at: number, of: number) => `Paso ${at} de ${of}`,
  pause: 'Pausar',
  paused: 'En pausa',
  pausedLead: 'Todo queda como está. Vuelve cuando quieras.',
  resume: 'Seguir',
  restart: 'Empezar de nuevo',
  finishNow: 'Terminar aquí',
  next: 'Seguir',
  previous: 'Atrás',
  toEnd: 'Terminar',
  skip: 'Saltar',
  earlier: 'Repetir',
  left: (time: string) => `Quedan ${time}`,
  voiceOn: 'Lectura en voz alta activada',
  voiceOff: 'Leer en voz alta',
  bellsOn: 'Campanas activadas',
  bellsOff: 'Campanas apagadas',
  tally: (at: number, of: number) => `${at} de ${of}`,
  tallied: (at: number, of: number) => (at === of ? 'Ya están todas' : `${at} de ${of}`),
  tallyHint: 'Toca una piedra por cada una. Si falta alguna, sigue igual.',
  most: (most: number) => (most === 1 ? 'Elige una' : `Elige hasta ${most}`),
  starters: 'Ideas para empezar',
  optional: 'No hace falta escribir: también vale pensarlo.',
  recalled: 'Lo que pusiste antes',
  beforeWas: (value: number) => `Antes: ${value}`,
  ratingTitle: '¿Y ahora?',
  ratingLead: 'Sin nota buena ni mala. Así sabrás qué te funciona.',
  finish: 'Terminar',
  doneTitle: 'Hecho',
  change: (before: number, after: number) =>
    after < before
      ? `Bajaste de ${before} a ${after}.`
      : after > before
        ? `Antes ${before}, ahora ${after}. A veces sube un poco antes de bajar; no hiciste nada mal.`
        : `Sigue en ${after}. También cuenta haberte quedado.`,
  heavyTitle: 'Sigue siendo muy fuerte',
  heavyLead:
    'No tienes que pasarlo en soledad. Hay una guía para este momento, paso a paso, y gente a quien llamar.',
  heavyLink: 'Pasar este momento con ayuda',
  notes: 'Lo que escribiste',
  notesGo: 'Solo está aquí. Si no lo guardas, se borra al salir.',
  notesStay: 'Queda en este dispositivo y estará aquí la próxima vez.',
  copy: 'Copiar',
  copied: 'Copiado. Pégalo donde quieras.',
  notCopied: 'No se pudo copiar. El texto sigue a la vista.',
  again: 'Otra vez',
  tokenTitle: 'Una ficha por dedicarte este rato',
  tokenDetail: 'Lo que cuenta es terminar, no el resultado.',
} as const;
