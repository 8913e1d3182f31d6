import type { EmotionId, Intensity } from '#domain/mood/emotions.ts';

export const EMOTION_TEXTS: Record<EmotionId, string> = {
  entusiasmo: 'Entusiasmo',
  alegria: 'Alegría',
  gratitud: 'Gratitud',
  ternura: 'Ternura',
  alivio: 'Alivio',
  calma: 'Calma',
  cansancio: 'Cansancio',
  tristeza: 'Tristeza',
  soledad: 'Soledad',
  ansiedad: 'Ansiedad',
  miedo: 'Miedo',
  enojo: 'Enojo',
};

export const INTENSITY_TEXTS: Record<Intensity, string> = {
  1: 'un poco',
  2: 'algo',
  3: 'bastante',
  4: 'mucho',
  5: 'muchísimo',
};

export const MOOD_TEXTS = {
  pageTitle: 'Tus días',
  pageLead: 'Lo que sientes, anotado en dos toques. Solo lo ves tú.',
  question: '¿Cómo llegas hoy?',
  emotionGroup: 'Emoción',
  choose: 'Elige lo que más se parece',
  energyUp: 'más energía',
  energyDown: 'menos energía',
  hard: 'cuesta',
  pleasant: 'agrada',
  intensityGroup: '¿Cuánto?',
  saved: 'Guardado',
  savedAs: (emotion: string, intensity: string) => `${emotion}, ${intensity}`,
  another: 'Anotar otra cosa',
  takeBack: 'No era eso',
  noteLabel: '¿Qué pasó?',
  noteHint: 'Unas palabras para acordarte. Puedes dejarlo así.',
  noteSave: 'Guardar nota',
  noteSaved: 'Nota guardada.',
  noteCancel: 'Cancelar',
  addNote: 'Añadir nota',
  editNote: 'Editar nota',
  change: 'Cambiar',
  changeDone: 'Listo',
  remove: 'Borrar',
  actionOf: (action: string, entry: string) => `${action}: ${entry}`,
  removed: 'Anotación borrada.',
  undo: 'Deshacer',
  waiting: 'pendiente de enviar',
  refused: 'No se pudo guardar en tu cuenta. Sigue en este dispositivo.',
  discard: 'Quitar de este dispositivo',
  listTitle: 'Lo que anotaste',
  loading: 'Buscando lo que anotaste...',
  emptyTitle: 'Aquí verás tus días',
  emptyLead: 'El primero toma cinco segundos.',
  toImport: 'Traer registros de otra aplicación, o llevarte los tuyos',
  errorLead: 'No se pudo traer lo que ya anotaste. Lo que anotes ahora se guarda igual.',
  retry: 'Reintentar',
  offline: 'Lo que anotes ahora queda en este dispositivo y se envía cuando vuelva la conexión.',
  more: 'Ver días anteriores',
  pictureTitle: 'Tus últimas cuatro semanas',
  weekdayInitials: ['L', 'M', 'M', 'J', 'V', 'S', 'D'],
  noRecord: 'sin registro',
  toCharts: 'Ver tus gráficas',
} as const;

const WEEKDAY = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' });
const WITH_YEAR = new Intl.DateTimeFormat('es', { dateStyle: 'full' });
const CLOCK = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit' });

/** `daysAgo` counts local days: 0 today. */
export function dayTitle(at: Date, daysAgo: number): string {
  if (daysAgo === 0) return 'Hoy';
  if (daysAgo === 1) return 'Ayer';
  const text = (daysAgo < 300 ? WEEKDAY : WITH_YEAR).format(at);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function clockText(at: Date): string {
  return CLOCK.format(at);
}

const PICTURE_DAY = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long' });

/** What a day of the picture says when it is read aloud. */
export function pictureDayText(at: Date, what: string): string {
  return `${PICTURE_DAY.format(at)}: ${what}`;
}
