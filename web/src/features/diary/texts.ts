export const DIARY_TEXTS = {
  title: 'Diario',
  lead: 'Un lugar para tus palabras. Aquí no hay que escribir bonito ni mucho ni cada día.',
  write: 'Escribir',
  writeToday: '¿Qué quieres recordar de hoy?',
  goOn: 'Seguir donde lo dejaste',
  goOnLead: 'Hay una página a medias. Está tal como quedó.',
  listTitle: 'Tus páginas',
  loading: 'Buscando tus páginas...',
  emptyTitle: 'La primera página está en blanco',
  emptyLead: 'Empieza por una frase: qué viste, qué te dijeron, qué pesa. Nadie la corrige.',
  errorLead:
    'No se pudieron traer tus páginas. Siguen en tu cuenta, y lo que escribas ahora se guarda igual.',
  retry: 'Reintentar',
  offline: 'Sin conexión. Lo que escribas queda en este dispositivo y se envía cuando vuelva.',
  more: 'Ver páginas anteriores',
  untitled: 'Sin título',
  noWords: 'Solo una foto o una emoción.',
  waiting: 'pendiente de enviar',
  refused: 'No se pudo guardar en tu cuenta. Sigue en este dispositivo.',
  discard: 'Quitar de este dispositivo',
  removed: 'Página borrada.',
  undo: 'Deshacer',
  sealedItem: 'Una página cerrada con llave',
  broken: 'Esta página se cerró con otra llave y aquí no se puede leer. No se borró nada.',
  openIt: 'Abrir con la contraseña',
  twin: 'Otra versión del mismo día',
  yearTitle: (years: number) => (years === 1 ? 'Hoy hace un año' : `Hoy hace ${years} años`),
  dayLine: (times: string) => `Escrito a las ${times}`,
  options: 'Llave y copias',
} as const;

export const READING_TEXTS = {
  back: 'Todas las páginas',
  edit: 'Editar',
  remove: 'Borrar',
  versions: 'Versiones anteriores',
  gone: 'Esta página ya no está.',
  photo: 'Foto de esta página',
  newer: 'Más reciente',
  older: 'Más antigua',
  twinTitle: 'Esta página se cambió en dos dispositivos',
  twinLead:
    'Guardamos las dos versiones. Puedes unirlas en una y revisarla antes de guardar, o dejarlas como están.',
  merge: 'Unir las dos',
  leave: 'Dejar las dos',
  see: 'Ver la otra',
  versionsLead: 'Lo que decía esta página antes de cada cambio. Se guardan las últimas veinte.',
  noVersions: 'Todavía no hay versiones anteriores: esta página no ha cambiado.',
  versionsFailed: 'No se pudieron traer. Hace falta conexión para ver lo anterior.',
  versionsLoading: 'Buscando lo que decía antes...',
  restore: 'Volver a esta versión',
  restored: 'La página volvió a como estaba. Lo de antes queda entre las versiones.',
} as const;

export const EDITOR_TEXTS = {
  new: 'Página nueva',
  editing: 'Editar página',
  back: 'Volver',
  titleLabel: 'Título',
  titlePlaceholder: 'Título, si quieres',
  bodyLabel: 'Tus palabras',
  marks: {
    label: 'Dar forma al texto',
    strong: 'Negrita',
    emphasis: 'Cursiva',
    list: 'Lista',
    quote: 'Cita',
    heading: 'Título',
  },
  emotion: 'Emoción',
  noEmotion: 'Sin emoción',
  emotionHint: 'La que más se parece. También puede quedar sin ninguna.',
  tags: 'Etiquetas',
  tagsHint: 'Para volver a encontrarlo: familia, sueños, trabajo...',
  tagAdd: 'Añadir',
  tagLabel: 'Etiqueta nueva',
  tagRemove: (tag: string) => `Quitar la etiqueta ${tag}`,
  tagsFull: 'Son doce etiquetas. Quita una para añadir otra.',
  photo: 'Foto',
  photoAdd: 'Poner una foto',
  photoChange: 'Cambiar la foto',
  photoRemove: 'Quitar la foto',
  photoHint: 'Se queda en este dispositivo y no se envía a ninguna parte.',
  photoUnreadable: 'Ese archivo no es una foto que este navegador pueda abrir. Prueba con otra.',
  photoNoRoom: 'No queda sitio en este dispositivo para la foto. El texto no se toca.',
  when: 'Cuándo fue',
  now: 'Ahora',
  momentProblem: {
    unreadable: 'Esa fecha no existe. Revisa el día y la hora.',
    future: 'Esa fecha todavía no llega. Elige hoy o un día anterior.',
    ancient: 'Esa fecha es anterior a 1900. Revisa el año.',
  },
  save: 'Guardar',
  saved: 'Guardado.',
  kept: 'Cada letra queda guardada en este dispositivo.',
  noRoom:
    'No queda sitio en este dispositivo: si cierras esta página antes de guardar, se pierde lo último. Guárdalo ahora o cópialo.',
  restored: 'Aquí está lo que dejaste a medias.',
  discard: 'Descartar',
  discardTitle: '¿Descartar lo escrito?',
  discardNew: 'Se borra esta página a medias. No se puede deshacer.',
  discardEdit: 'La página queda como estaba guardada. Se pierde solo lo que cambiaste ahora.',
  keepWriting: 'Seguir escribiendo',
  empty: 'Escribe algo primero. Una palabra basta.',
  momentWrong: 'Revisa la fecha antes de guardar.',
  tooLong: 'Es más de lo que cabe en una página. Pasa una parte a otra página.',
  failed: 'No se pudo guardar. Tu texto sigue aquí; inténtalo otra vez en un momento.',
  prompts: 'Ideas para empezar',
  anotherPrompt: 'Otra pregunta',
  takePrompt: 'Escribir sobre esto',
  distance: 'Escribir con distancia',
  distanceShort: 'Mirarlo desde la otra orilla, con tu nombre en lugar de «yo».',
  someone: 'esa persona',
  distanceWhy:
    'Escribe sobre ti como si hablaras de alguien a quien quieres: con tu nombre, o con «tú». Tomar esa distancia ayuda a mirar lo que duele sin quedarse dentro.',
  distanceSource:
    'Kross y otros (2014): en siete estudios con 585 personas, quienes pensaron en sí con su nombre se alteraron menos y le dieron menos vueltas después.',
  distanceLink: 'Ver el estudio',
  distanceName: 'Tu nombre, o como te digas',
} as const;

export const SEARCH_TEXTS = {
  label: 'Buscar en tu diario',
  clear: 'Borrar la búsqueda',
  building: (done: number) => `Leyendo tus páginas: ${done}`,
  found: (count: number) => (count === 1 ? 'Una página' : `${count} páginas`),
  nothing: 'Ninguna página dice eso. Prueba con otra palabra, o con el principio de ella.',
  partial: 'No se pudo leer todo el diario. Se buscó en lo que está en este dispositivo.',
  here: 'La búsqueda ocurre en este dispositivo.',
  tag: (tag: string) => `Ver páginas con la etiqueta ${tag}`,
  allTags: 'Etiquetas',
} as const;

const WEEKDAY = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' });
const WITH_YEAR = new Intl.DateTimeFormat('es', { dateStyle: 'full' });
const CLOCK = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit' });
const MOMENT = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' });

/** A day in words; the year only where it is another one. */
export function dayText(at: Date, now: Date): string {
  const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (days === 0) return 'Hoy';
  if (days === 1) return 'Ayer';
  const text = (at.getFullYear() === now.getFullYear() ? WEEKDAY : WITH_YEAR).format(at);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const clockText = (at: Date) => CLOCK.format(at);
export const momentText = (at: Date) => MOMENT.format(at);
