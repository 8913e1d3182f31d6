import type { Sheet } from '../sheet.ts';

const DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const;

/** For getting under way. */
export const SHEETS = {
  'week-plan': {
    notFor: 'Si la semana ya viene llena, usa solo la columna de descanso.',
    blocks: [
      {
        kind: 'text',
        text: 'Una cosa necesaria, una que te guste y un descanso por día. Tan pequeñas que salgan también en un día malo.',
      },
      {
        kind: 'table',
        columns: ['Día', 'Necesaria', 'Que me gusta', 'Descanso', 'Ánimo, de 0 a 10'],
        rows: DAYS,
        rowMm: 19,
      },
      {
        kind: 'lines',
        title: 'Lo que dejo fuera esta semana, a propósito',
        count: 2,
      },
      { kind: 'lines', title: 'Con quién cuento', count: 1 },
    ],
  },
  'one-small-step': {
    notFor:
      'Si llevas días sin comer, dormir o levantarte, el primer paso es contárselo a alguien.',
    blocks: [
      { kind: 'lines', title: 'Lo que llevo tiempo dejando para luego', count: 2 },
      {
        kind: 'ladder',
        title: 'Pártelo: abajo, algo que lleve menos de dos minutos',
        top: 'hecho',
        bottom: 'empieza aquí',
        rungs: 5,
      },
      { kind: 'fields', fields: ['Lo hago el día', 'A la hora', 'Justo después de'] },
      {
        kind: 'lines',
        title: 'Si se tuerce, entonces…',
        hint: '«Si no tengo ganas, entonces solo saco los papeles a la mesa».',
        count: 2,
      },
      { kind: 'lines', title: '¿Qué noté al terminar el primer peldaño?', count: 2 },
      { kind: 'scale', title: '¿Cuánto me apetece el siguiente?', low: 'nada', high: 'mucho' },
    ],
  },
  'problem-solving': {
    notFor:
      'Hay cosas sin solución hoy: una pérdida, la decisión de otra persona. Para esas, mejor una hoja de cuidado.',
    blocks: [
      {
        kind: 'lines',
        title: 'El problema, en una frase que se pueda contestar',
        hint: 'En vez de «todo va mal»: «no llego a pagar la luz este mes».',
        count: 2,
      },
      { kind: 'lines', title: '¿Qué parte depende de mí?', count: 1 },
      {
        kind: 'table',
        title: 'Ideas, también las raras. Luego, lo bueno y lo malo de cada una',
        columns: ['Idea', 'A favor', 'En contra', 'De 0 a 10'],
        rows: 5,
        rowMm: 14,
      },
      { kind: 'lines', title: 'Elijo esta para probar', count: 1 },
      { kind: 'fields', fields: ['Primer paso', 'Cuándo', 'Quién me ayuda'] },
      {
        kind: 'boxes',
        heightMm: 32,
        boxes: [{ title: '¿Qué pasó?' }, { title: '¿Qué cambio la próxima vez?' }],
      },
    ],
  },
  'exposure-ladder': {
    notFor:
      'No la hagas sin ayuda profesional si el miedo viene de un trauma, si hay desmayos o si el lugar es peligroso de verdad.',
    blocks: [
      { kind: 'lines', title: 'Lo que el miedo me está quitando', count: 2 },
      {
        kind: 'ladder',
        title: 'Tu escalera: en cada peldaño, una situación y cuánto miedo da, de 0 a 10',
        top: 'lo que quiero poder hacer',
        bottom: 'cuesta un poco',
        rungs: 7,
      },
      {
        kind: 'list',
        items: [
          'Empieza por un 3 o un 4. Quédate hasta que baje a la mitad, o un rato fijado de antes.',
          'Repite el mismo peldaño varias veces antes de subir. Bajar uno también vale.',
        ],
      },
      {
        kind: 'table',
        columns: ['Día', 'Peldaño', 'Miedo al empezar', 'Miedo al final', 'Lo que temía, ¿pasó?'],
        rows: 4,
        rowMm: 11,
      },
    ],
  },
  'values-compass': {
    notFor: 'En una crisis, los valores pueden esperar. Primero, dormir, comer y compañía.',
    blocks: [
      {
        kind: 'compass',
        title:
          'En cada línea, pon un punto: cuánto te importa. Después, otro: cuánto lugar tiene hoy',
        areas: [
          'Familia',
          'Amistad',
          'Pareja',
          'Trabajo o estudio',
          'Salud',
          'Descanso y juego',
          'Comunidad',
          'Espíritu o naturaleza',
        ],
      },
      { kind: 'lines', title: '¿Dónde están más lejos los dos puntos?', count: 1 },
      {
        kind: 'lines',
        title: 'Cómo quiero ser ahí',
        hint: 'Una palabra que diga cómo: presente, con paciencia, con humor.',
        count: 1,
      },
      {
        kind: 'lines',
        title: 'Algo de cinco minutos que vaya en esa dirección, esta semana',
        count: 2,
      },
    ],
  },
  'habit-tracker': {
    notFor: 'Si contar días te aprieta, usa solo la parte de abajo. Aquí no hay rachas que perder.',
    blocks: [
      { kind: 'fields', fields: ['Quiero', 'Después de (algo que ya hago)', 'La versión mínima'] },
      {
        kind: 'text',
        text: 'Cada vez que lo hagas, colorea una piedra. No hay fechas: se llena cuando se llena.',
      },
      { kind: 'stones', title: 'Cuarenta piedras', count: 40 },
      {
        kind: 'boxes',
        heightMm: 40,
        boxes: [
          { title: 'Lo que lo hizo fácil' },
          { title: 'Lo que lo hizo difícil' },
          { title: 'Un cambio que pruebo' },
        ],
      },
      { kind: 'lines', title: 'Cómo vuelvo después de unos días sin hacerlo', count: 2 },
    ],
  },
} as const satisfies Record<string, Sheet>;
