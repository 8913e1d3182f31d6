import type { Reason } from '#domain/challenges/week-card.ts';

const DAY = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long' });
const WITH_YEAR = new Intl.DateTimeFormat('es', { dateStyle: 'long' });

const stones = (done: number, of: number) =>
  done === 0 ? `${of} piedras` : `${done} de ${of} piedras`;

/** /challenges. */
export const CHALLENGES_TEXTS = {
  title: 'Retos',
  lead: 'Actos pequeños para vivir un poco mejor. Aquí no hay rachas ni se falla: un día sin hacer nada espera contigo.',
  loading: 'Preparando tu semana...',
  notKnown: 'No se pudo leer lo que llevas hecho. Sigue guardado en tu cuenta.',
  retry: 'Reintentar',
  offline: 'Sin conexión. Lo que hagas se guarda aquí y se envía solo.',
  pending: 'Hay algo pendiente de enviar. Se enviará solo.',
  refused: 'No se pudo guardar en tu cuenta. Sigue en este dispositivo.',
  week: 'Tu semana',
  weekSpan: (from: Date, to: Date) => `Del ${DAY.format(from)} al ${DAY.format(to)}`,
  weekLead: 'Cinco actos, en el orden que quieras. Cambia los que no encajen.',
  weekDone: (done: number) =>
    done === 0
      ? 'Cualquiera sirve para empezar.'
      : done === 1
        ? 'Uno ya está. Los demás esperan.'
        : done < 5
          ? `${done} ya están. Los demás esperan.`
          : 'Los cinco están hechos. Lo demás es descanso.',
  going: 'En camino',
  paused: 'En pausa',
  nextStone: (title: string) => `Ahora: ${title}`,
  allDone: 'Todas las piedras están puestas. Puedes mirar atrás.',
  stones,
  packs: 'Todos los retos',
  packsLead: 'De cinco a siete actos alrededor de una sola cosa. Cada día cuando puedas.',
  days: (count: number) => `${count} días`,
  states: { running: 'En marcha', paused: 'En pausa', left: 'Lo dejaste; sigue donde estaba' },
  finished: (times: number) => (times === 1 ? 'Hecho una vez' : `Hecho ${times} veces`),
  kept: 'Lo que te quedas',
  keptLead: 'Lo que elegiste al terminar. Vuelve a salir en tus semanas.',
  letGo: (title: string) => `Ya no quedarme con «${title}»`,
  letGoDone: 'Soltado. Ya no volverá a salir por eso.',
  export: 'Descargar lo que escribiste',
  exportName: 'retos',
} as const;

/** Why an act stands in the week. */
export const REASON_TEXTS: Record<Reason, string> = {
  easy: 'Porque ya te va saliendo',
  kept: 'Porque quisiste quedártelo',
  avoided: 'Hace tiempo que no. En pequeño.',
  rest: 'Descansar también cuenta',
  new: 'Para probar',
  chosen: 'Lo elegiste tú',
};

/** One act, wherever it stands. */
export const ACT_TEXTS = {
  done: 'Hecho',
  doneSmaller: 'Hecho en pequeño',
  smaller: 'En un día difícil',
  open: (title: string) => `Abrir «${title}»`,
  mark: 'Ya lo hice',
  markSmaller: 'Hice lo pequeño',
  takeBack: 'No lo hice',
  swap: 'Cambiar',
  swapOf: (title: string) => `Cambiar «${title}» por otro`,
  rest: 'Mejor descanso',
  recorded: 'Hecho. Queda guardado.',
  recordedSmaller: 'Hecho en pequeño. Cuenta lo mismo.',
  takenBack: 'Quitado.',
  swapped: (title: string) => `Ahora toca: ${title}`,
  undo: 'Deshacer',
  granted: 'Una ficha por este acto. Cuenta hacerlo, al tamaño que sea.',
} as const;

/** /challenges/:pack. */
export const PACK_TEXTS = {
  back: 'Ver los retos',
  notFor: 'Antes de empezar',
  start: 'Empezar',
  startAgain: 'Empezar otra vez',
  pause: 'Pausar',
  leave: 'Dejarlo',
  resume: 'Seguir',
  takeUp: 'Retomarlo',
  stateLines: {
    paused: 'En pausa. No se pierde nada mientras tanto.',
    left: 'Lo dejaste. Las piedras siguen donde estaban.',
  },
  pausedNow: 'En pausa. Te espera.',
  leftNow: 'Dejado, sin perder nada. Puedes retomarlo otro día.',
  resumedNow: 'En marcha otra vez.',
  undo: 'Deshacer',
  way: 'El camino',
  wayLead: 'Una piedra por día, o cuando puedas. Ninguna caduca.',
  stone: (at: number) => `Piedra ${at}`,
  stoneStates: { done: 'puesta', next: 'la siguiente', ahead: 'más adelante' },
  doneOn: (how: string, day: Date) => `${how} el ${DAY.format(day)}`,
  restToday: 'Por hoy ya está. La siguiente piedra espera, mañana o cuando sea.',
  shore: 'La otra orilla',
  shoreLead: 'Cuando quieras, mira atrás: dos preguntas y lo que te quedas.',
  shoreWhole: 'Llegaste. Antes de irte, dos preguntas y lo que te quedas.',
  lookBack: 'Mirar atrás',
  tooMany: 'Ya llevas dos en marcha',
  tooManyLead: 'Más de dos pesan. Puedes pausar uno sin perder nada, y empezar este.',
  pauseAndStart: (title: string) => `Pausar «${title}» y empezar`,
  pauseOneFirst: 'Pausa uno de ellos y este podrá seguir. No se pierde nada.',
  notNow: 'Ahora no',
  before: 'Otras veces',
} as const;

export const LOOK_BACK_TEXTS = {
  title: 'Mirar atrás',
  lead: 'Sin nota y sin prisa. Puedes dejar en blanco lo que quieras.',
  didGood: '¿Qué te hizo bien, aunque fuera poco?',
  didGoodHint: 'Un momento, una persona, un gesto.',
  wasHard: '¿Qué costó, y qué lo haría más fácil?',
  wasHardHint: 'También vale: «no era para mí».',
  kept: '¿Qué te quedas?',
  keptLead: 'Lo que elijas volverá a salir en tus semanas.',
  keptNone: 'Aún no hay nada marcado en este reto. Se puede cerrar igual.',
  where: '¿Dónde lo guardas?',
  here: 'Solo aquí',
  diary: 'En mi diario',
  hereLead: 'Queda junto a este reto, en tu cuenta. Solo lo ves tú.',
  diaryLead: 'Va a tu diario, y aquí no queda copia.',
  save: 'Guardar y cerrar',
  close: 'Cerrar sin escribir',
  cancel: 'Seguir un poco más',
  saved: 'Cerrado. Lo que hiciste sigue contigo.',
  savedInDiary: 'Cerrado. Lo que escribiste está en tu diario.',
  failed: 'No se pudo llevar al diario. Lo escrito sigue aquí; puedes probar otra vez.',
  undo: 'Deshacer',
  tag: 'retos',
  diaryTitle: (pack: string) => `Mirar atrás: ${pack}`,
  endedOn: (day: Date) => `Cerrado el ${WITH_YEAR.format(day)}`,
  noWords: 'Sin palabras aquí.',
  keptActs: 'Te quedaste con',
  removeWords: 'Borrar lo que escribí',
  wordsRemoved: 'Palabras borradas.',
} as const;
