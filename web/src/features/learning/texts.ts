import type { Grade } from './lesson/lesson.ts';

const minutes = (count: number) => `${count} min`;
const lessons = (count: number) => (count === 1 ? '1 lección' : `${count} lecciones`);

export const GRADE_TEXTS: Record<Grade, { label: string; meaning: string }> = {
  solid: { label: 'sólida', meaning: 'Muchos estudios buenos coinciden.' },
  moderate: { label: 'moderada', meaning: 'Varios estudios coinciden, con límites.' },
  preliminary: { label: 'preliminar', meaning: 'Hay pocos estudios todavía.' },
};

/** /learning. */
export const LEARNING_TEXTS = {
  title: 'Aprender',
  lead: 'Lecciones de tres a cinco minutos sobre lo que te pasa, con algo que probar hoy. Todas se leen sin conexión.',
  tools: 'Herramientas',
  toolsLead: 'Ejercicios guiados para este momento',
  sounds: 'Sonidos',
  soundsLead: 'Lluvia, mar o fuego para descansar',
  continue: 'Sigue por aquí',
  begun: 'Te quedaste a la mitad',
  read: 'Leer',
  pathsFirst: '¿Por dónde quieres empezar?',
  paths: 'Los caminos',
  minutes,
  lessons,
  readOf: (read: number, of: number) => (read === 0 ? lessons(of) : `${read} de ${of} leídas`),
  stops: { read: 'Leída', begun: 'A medias', next: 'La siguiente', ahead: '' },
  search: 'Buscar una lección',
  searchHint: 'Por ejemplo: no puedo dormir',
  found: (count: number) => (count === 0 ? 'Nada con eso' : lessons(count)),
  nothingTitle: 'Nada con eso',
  nothingLead: 'Prueba con otra palabra. También puedes contárselo a Nilo.',
  clear: 'Quitar la búsqueda',
  notKnown: 'No se pudo traer lo que ya leíste. Las lecciones se leen igual.',
  retry: 'Reintentar',
  allRead: 'Has leído todas. Puedes volver a cualquiera cuando quieras.',
  notes: 'Lo que marcaste y escribiste',
  marks: (count: number) => (count === 1 ? '1 frase marcada' : `${count} frases marcadas`),
} as const;

/** The spaced review, and the questions at the end of a lesson. */
export const REVIEW_TEXTS = {
  title: 'Repaso de hoy',
  lead: (count: number) =>
    count === 1
      ? 'Una pregunta de lo que leíste. Medio minuto.'
      : `${count} preguntas de lo que leíste. ${count > 4 ? 'Tres minutos' : count > 2 ? 'Dos minutos' : 'Un minuto'} como mucho.`,
  why: 'Volver a recordar, cada vez más espaciado, es lo que hace que se quede.',
  begin: 'Empezar el repaso',
  none: (day: string) => `Hoy no toca repaso. Vuelve ${day}.`,
  tomorrow: 'mañana',
  onDay: (day: string) => `el ${day}`,
  question: (at: number, of: number) => `Pregunta ${at} de ${of}`,
  from: (title: string) => `De «${title}»`,
  right: 'Eso es.',
  almost: (right: string) => `Casi. Era esta: «${right}».`,
  chosen: 'Tu respuesta',
  rightOne: 'La respuesta',
  next: 'Siguiente',
  finish: 'Terminar',
  doneTitle: 'Repaso hecho',
  done: (right: number, of: number) =>
    right === of
      ? 'Lo tenías todo. Ahora descansará unos días más.'
      : 'Lo que se escapó vuelve mañana, con calma. Así es como se queda.',
  loading: 'Preparando el repaso...',
  failed: 'No se pudo abrir el repaso. Inténtalo con conexión.',
  close: 'Dejarlo por ahora',
  earned: 'Una ficha por recordar. Cuenta intentarlo, no acertar.',
} as const;

/** One lesson. */
export const LESSON_TEXTS = {
  loading: 'Abriendo la lección...',
  loadErrorTitle: 'No se pudo abrir',
  loadErrorLead: 'Revisa tu conexión e inténtalo otra vez.',
  retry: 'Reintentar',
  of: (at: number, of: number) => `Lección ${at} de ${of}`,
  listen: 'Escuchar',
  stopListening: 'Parar',
  size: 'Letra',
  mark: 'Marcar',
  markHint: 'Toca «Marcar esto» junto a lo que quieras encontrar luego. Solo lo ves tú.',
  markThis: 'Marcar esto',
  unmarkThis: 'Quitar la marca',
  marked: 'Marcado',
  resume: 'La última vez te quedaste a la mitad.',
  resumeAction: 'Ir a donde estabas',
  try: 'Pruébalo',
  open: (title: string) => `Abrir «${title}»`,
  questions: 'Dos preguntas para que se quede',
  questionsLead: 'Sin nota. Vuelven desde mañana, cada vez más espaciadas.',
  leave: 'Ahora no, dejarla leída',
  doneTitle: 'Lección leída',
  done: 'Las preguntas vuelven solas en el repaso, cada vez más espaciadas.',
  nextLesson: 'La siguiente',
  pathEnd: 'Este camino termina aquí. Puedes volver a cualquiera de sus lecciones.',
  back: 'Ver los caminos',
  note: 'Una nota para ti',
  noteLabel: 'Qué te llevas de aquí',
  noteHint: 'Con tus palabras. Solo lo lees tú.',
  saveNote: 'Guardar la nota',
  editNote: 'Cambiar la nota',
  removeNote: 'Borrar la nota',
  cancel: 'Cancelar',
  noteRemoved: 'Nota borrada',
  undo: 'Deshacer',
  waiting: 'Pendiente de enviar',
  refused: 'No se pudo guardar en tu cuenta. Sigue en este dispositivo.',
  evidence: 'Evidencia',
  sources: 'De dónde sale',
  seen: 'Consultado en',
} as const;
