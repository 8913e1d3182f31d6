import type { Evidence, KeyHelp } from '../contract.ts';

const KEYS_OF_ALL: readonly KeyHelp[] = [
  { keys: 'Tab', does: 'Ir de un control a otro.' },
  { keys: 'Intro', does: 'Elegir el que está marcado.' },
  { keys: 'Esc', does: 'Pausar.' },
];

export const SHELL_TEXTS = {
  starting: 'Iniciando juego...',
  trains: 'Qué entrena',
  evidence: 'Evidencia',
  howTo: 'Cómo se juega',
  level: 'Nivel',
  levelDone: 'terminado',
  levelsDone: (done: number, all: number) =>
    done === all ? 'Ya terminaste todos los niveles.' : `Llevas ${done} de ${all} niveles.`,
  comfort: 'Sonido, teclas y otras formas de jugar',
  keys: 'Con el teclado',
  keysOfAll: KEYS_OF_ALL,
  switches: {
    sound: { label: 'Sonido', hint: 'Suave, hecho para este juego.' },
    captions: { label: 'Subtítulos del sonido', hint: 'Cada sonido, también en palabras.' },
    voice: { label: 'Voz', hint: 'Las indicaciones, habladas.' },
    touch: { label: 'Vibración', hint: 'Un toque breve al acertar.' },
    quiet: { label: 'Pocos estímulos', hint: 'Menos adornos y menos cosas que se mueven.' },
    scan: {
      label: 'Jugar con un solo botón',
      hint: 'La marca avanza sola; tu botón elige.',
    },
  },
  muteEverywhere: 'El sonido está apagado en Ajustes, para todos los juegos.',
  seed: 'Partida',
  seedField: 'Repetir una partida',
  seedHint: 'Escribe su nombre y saldrá igual. Sin nada, sale una nueva.',
  same: 'La misma partida',
  muchTitle: 'Eso es mucho para un solo momento',
  muchLead:
    'Un juego puede quedarse corto ahora. Hay un espacio con pasos breves y personas a quienes llamar. Puedes volver aquí después.',
  muchGo: 'Ir a ayuda para este momento',
  muchPlay: 'Prefiero jugar un rato',
  muchBack: 'Volver',
  notKept:
    'Este dispositivo no tiene espacio para guardar la partida. Sigue aquí mientras no cierres la página.',
  ratingBefore: 'Anotar cómo estoy (opcional)',
  ratingAfter: 'Y ahora',
  begin: 'Empezar',
  pause: 'Pausar',
  paused: 'En pausa',
  pausedLead: 'Todo queda como está. Vuelve cuando quieras.',
  resume: 'Seguir',
  restart: 'Empezar de nuevo',
  soundOn: 'Sonido activado',
  soundOff: 'Sonido apagado',
  reflectTitle: 'Ya está',
  starters: 'Ideas para empezar',
  keep: 'Guardar y terminar',
  skip: 'Terminar sin escribir',
  doneTitle: 'Hecho',
  doneLead: 'Este rato ya es tuyo.',
  change: (before: number, after: number) => `Antes ${before}, ahora ${after}.`,
  yourPlan: 'Lo que anotaste',
  again: 'Otra vez',
  errorTitle: 'Algo salió mal',
  errorLead: 'El juego se detuvo. Lo que llevabas sigue guardado.',
  loadErrorLead: 'No se pudo traer el juego. Revisa tu conexión e inténtalo otra vez.',
  retry: 'Reintentar',
  startOver: 'Empezar desde el principio',
} as const;

export const EVIDENCE_TEXTS: Record<Evidence, { label: string; meaning: string }> = {
  solid: { label: 'sólida', meaning: 'Muchos estudios buenos coinciden.' },
  moderate: { label: 'moderada', meaning: 'Varios estudios coinciden, con límites.' },
  preliminary: { label: 'preliminar', meaning: 'Hay pocos estudios todavía.' },
  enjoyment: { label: 'solo disfrute', meaning: 'No promete nada más que un buen rato.' },
};
