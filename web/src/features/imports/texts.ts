import type { FileProblem, LineProblem, Source } from '#domain/imports/import-record.ts';

const DAY = new Intl.DateTimeFormat('es', { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' });
const NUMBER = new Intl.NumberFormat('es');
const LIST = new Intl.ListFormat('es');

const counted = (count: number, one: string, more: string) =>
  `${NUMBER.format(count)} ${count === 1 ? one : more}`;

const moods = (count: number) => counted(count, 'registro de ánimo', 'registros de ánimo');
const pages = (count: number) => counted(count, 'página de diario', 'páginas de diario');

/** So many numbers of lines are named. */
const LINES_NAMED = 12;

export const IMPORT_TEXTS = {
  title: 'Traer tus registros',
  lead: 'Lo que anotaste en otra aplicación, o en una copia de Remanso, puede seguir contigo aquí.',
  sourcesTitle: 'Qué archivos entiende',
  sources: [
    ['Daylio', 'El CSV de «Exportar entradas»: ánimo, actividades y notas.'],
    ['Bearable', 'El CSV de tus datos: ánimo, emociones y gratitudes.'],
    ['MoodTracker', 'El CSV o el JSON de «Export data», la parte de «Moods».'],
    ['Remanso', 'Las copias en JSON o CSV de tus registros y de tu diario.'],
  ],
  choose: 'Elegir un archivo',
  chooseHint:
    'CSV o JSON, hasta 16 MB. Se lee en este dispositivo y nada se guarda hasta que digas que sí.',
  offline: 'Sin conexión. Para traer registros hace falta red.',
  reading: 'Leyendo el archivo...',

  fileProblem: {
    unread: 'No se pudo leer el archivo. Elígelo otra vez.',
    empty: 'El archivo está vacío.',
    'too-big':
      'El archivo pasa de 16 MB. Si la otra aplicación lo permite, sácalo por años y trae uno cada vez.',
    'too-many':
      'Son más de 20.000 registros, más de lo que cabe en una cuenta. Sácalo por años y trae los que quieras.',
    'not-text':
      'Eso no es un archivo de texto. Busca en la otra aplicación la opción de exportar en CSV o JSON.',
    unknown:
      'No reconocemos sus columnas. Entendemos los archivos de Daylio, Bearable, MoodTracker y los nuestros, tal como salen de la aplicación.',
    'broken-json':
      'El archivo está cortado o cambiado: no se puede leer como JSON. Descárgalo otra vez.',
    newer:
      'Esa copia la hizo una versión más nueva de Remanso. Recarga la página y prueba otra vez.',
    'nothing-in-it': 'El archivo tiene el formato correcto, pero ningún registro.',
    offline:
      'No se pudo mirar qué hay ya en tu cuenta. No se guardó nada; prueba otra vez con conexión.',
  } satisfies Record<FileProblem | 'offline', string>,

  sourceNames: {
    daylio: 'Daylio',
    bearable: 'Bearable',
    moodtracker: 'MoodTracker',
    'remanso-mood': 'Remanso, registros de ánimo',
    'remanso-diary': 'Remanso, diario',
  } satisfies Record<Source, string>,
  previewTitle: 'Esto es lo que se traerá',
  from: (fileName: string, source: string) => `De «${fileName}» (${source}).`,
  between: (first: Date, last: Date) =>
    first.toDateString() === last.toDateString()
      ? `Del ${DAY.format(first)}.`
      : `Del ${DAY.format(first)} al ${DAY.format(last)}.`,
  moods,
  pages,
  moodsHint: 'Aparecen en «Cómo llegas» y en tus gráficas, en su día y a su hora.',
  pagesHint:
    'Sus notas van al diario; si tiene llave, cerradas. Si no lo marcas, se quedan junto a cada registro, sin llave.',
  held: (count: number) =>
    count === 1
      ? 'Uno ya está en tu cuenta y no se repite.'
      : `${NUMBER.format(count)} ya están en tu cuenta y no se repiten.`,
  nothingNew: 'Todo lo de este archivo ya está en tu cuenta. No hay nada que traer.',
  nothingChosen: 'Marca al menos una de las dos.',
  nothingReadable: 'Nada de este archivo se puede traer.',
  full: 'No caben todos: una cuenta guarda hasta 20.000 de cada clase.',
  guessed: 'El archivo no venía en Unicode. Mira abajo si los acentos y las eñes se ven bien.',
  clock:
    'Las horas se leen con el reloj de este dispositivo, porque el archivo no dice de qué zona son.',

  feelingsTitle: 'Cómo se dice aquí',
  feelingsLead:
    'Tus palabras se conservan. Elige la emoción más cercana, para que tus gráficas la entiendan.',
  feelingOf: (name: string, count: number) => `«${name}», ${counted(count, 'vez', 'veces')}`,
  strengthOf: (name: string) => `Cuánto: «${name}»`,
  leaveOut: 'No traer',
  numbers:
    'El número del ánimo dice cuánto y hacia qué lado: un 5 queda en medio. La emoción la dicen tus palabras si van en el mismo sentido; si no, es calma, alegría o tristeza.',

  sampleTitle: 'Así se verán',
  page: 'Página de diario',
  moment: (at: Date) => MOMENT.format(at),

  problemsTitle: (count: number) =>
    count === 1 ? 'Una fila no se puede leer' : `${NUMBER.format(count)} filas no se pueden leer`,
  problemsLead:
    'Se quedan como están en tu archivo. Puedes corregirlas y traerlo otra vez: nada se repite.',
  lines: (lines: readonly number[]) => {
    const named = lines.slice(0, LINES_NAMED).map((line) => NUMBER.format(line));
    const more = lines.length - named.length;
    const all = more > 0 ? [...named, counted(more, 'más', 'más')] : named;
    return `${lines.length === 1 ? 'Fila' : 'Filas'} ${LIST.format(all)}`;
  },
  lineProblem: {
    cells: 'no tiene tantas columnas como la primera fila.',
    quotes: 'abre unas comillas que no se cierran; desde ahí no se puede leer.',
    date: 'la fecha o la hora no existe.',
    future: 'la fecha todavía no llega.',
    ancient: 'la fecha es anterior a 1900.',
    rating: 'el ánimo no es un valor que conozcamos.',
    nothing: 'no dice nada.',
    unreadable: 'no es un registro.',
  } satisfies Record<LineProblem, string>,
  passedOver: (kinds: readonly { kind: string; count: number }[]) =>
    `No tienen lugar aquí y se quedan en tu archivo: ${LIST.format(kinds.map(({ kind, count }) => `${kind} (${NUMBER.format(count)})`))}.`,
  unnamed: (count: number) =>
    `${count === 1 ? 'Un registro no entra' : `${NUMBER.format(count)} registros no entran`} en tus gráficas, porque su ánimo no tiene emoción elegida. Sus notas sí van al diario, si lo marcaste.`,
  cut: (count: number) =>
    count === 1
      ? 'Un texto es más largo de lo que cabe y se corta al final.'
      : `${NUMBER.format(count)} textos son más largos de lo que cabe y se cortan al final.`,

  take: (count: number) => `Traer ${NUMBER.format(count)}`,
  other: 'Elegir otro archivo',
  sending: (done: number, all: number) =>
    `Guardando: ${NUMBER.format(done)} de ${NUMBER.format(all)}`,
  brokenTitle: 'Se interrumpió a la mitad',
  broken:
    'Lo que llegó está bien guardado. Puedes seguir, y nada se guarda dos veces, o quitar lo que llegó.',
  goOn: 'Seguir',

  doneTitle: 'Ya están contigo',
  done: (moodCount: number, pageCount: number) =>
    `Se guardaron ${LIST.format([
      ...(moodCount > 0 ? [moods(moodCount)] : []),
      ...(pageCount > 0 ? [pages(pageCount)] : []),
    ])}.`,
  doneNothing: 'No había nada nuevo que guardar.',
  toMoods: 'Ver mis registros',
  toDiary: 'Ver mi diario',
  another: 'Traer otro archivo',

  lastTitle: 'Lo último que trajiste',
  lastHint: 'Desde aquí se puede quitar la última importación de este dispositivo.',
  last: (fileName: string, at: Date) => `«${fileName}», el ${MOMENT.format(at)}.`,
  undo: 'Quitar esta importación',
  undoTitle: '¿Quitar la importación?',
  undoConfirm: (moodCount: number, pageCount: number) =>
    `Se borran ${LIST.format([
      ...(moodCount > 0 ? [moods(moodCount)] : []),
      ...(pageCount > 0 ? [pages(pageCount)] : []),
    ])}, también lo que cambiaste después en ellos. Lo demás no se toca, y tu archivo sigue donde está.`,
  undoNow: 'Quitar',
  cancel: 'Cancelar',
  undone: 'Se quitó la importación.',
  undoFailed: 'No se pudo quitar todo. Prueba otra vez con conexión.',

  exportTitle: 'Llevarte tus registros',
  exportLead:
    'Todos tus registros de ánimo en un archivo. El diario se descarga desde «Llave y copias».',
  json: 'JSON, con todo',
  csv: 'CSV, para hojas de cálculo',
  exportFailed: 'No se pudieron leer todos tus registros. Prueba otra vez con conexión.',
  fileName: (day: string, ending: string) => `registros-${day}.${ending}`,
} as const;
