import type { Sheet } from '../sheet.ts';

const DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const;

/** For the night. */
export const SHEETS = {
  'sleep-diary': {
    notFor:
      'Si medir el sueño te desvela, déjalo. Si roncas con pausas o te duermes al volante, pide consulta.',
    blocks: [
      {
        kind: 'text',
        text: 'Se rellena por la mañana, a ojo y sin mirar el reloj de noche. Con dos semanas ya se ve un dibujo.',
      },
      {
        kind: 'table',
        columns: [
          'Noche del',
          'Me acosté',
          'Tardé en dormir',
          'Veces que desperté',
          'Me levanté',
          'Descanso, de 0 a 10',
        ],
        rows: DAYS,
        rowMm: 13,
      },
      {
        kind: 'table',
        title: 'Y durante el día',
        columns: ['Día', 'Café o té, a qué hora', 'Siesta', 'Luz de día', 'Lo que me rondaba'],
        rows: DAYS,
        rowMm: 9,
      },
      { kind: 'lines', title: '¿Qué tienen en común las noches mejores?', count: 1 },
    ],
  },
  'night-card': {
    notFor:
      'Si de noche llega la idea de no vivir, no te quedes a solas con ella: llama a una línea o despierta a alguien.',
    blocks: [
      {
        kind: 'text',
        text: 'Recórtalas y déjalas junto a la cama. A las dos de la mañana la cabeza no da para pensar: solo para leer.',
      },
      {
        kind: 'cards',
        heightMm: 56,
        cards: [
          {
            title: 'Son las dos',
            lines: [
              'De madrugada todo parece más grande.',
              'Nada se decide ahora.',
              'Descansar con los ojos cerrados también descansa.',
              'No miro la hora.',
            ],
          },
          {
            title: 'Si el sueño no vuelve',
            lines: [
              'Me levanto. Luz baja.',
              'Algo aburrido: doblar ropa, un libro ya leído.',
              'Vuelvo a la cama cuando pese el sueño.',
            ],
          },
          {
            title: 'Si la cabeza hace listas',
            lines: [
              'Apunto tres palabras: ______________',
              'Lo miraré mañana a las: ______',
              'Dejo el papel fuera del cuarto.',
            ],
          },
          {
            title: 'Si me asusta estar así',
            lines: [
              'Pies calientes, manos sobre el vientre.',
              'Suelto el aire contando hasta seis.',
              'Puedo llamar a: ____________________',
              'Línea de ayuda: ____________________',
            ],
          },
        ],
      },
      { kind: 'lines', title: 'Una frase que me diría alguien que me quiere', count: 2 },
    ],
  },
  'screen-free-evening': {
    notFor:
      'Si el teléfono es tu única compañía de noche, no lo apagues: elige a quién escribir y deja el resto.',
    blocks: [
      {
        kind: 'fields',
        fields: ['Pantallas fuera a las', 'El teléfono duerme en', 'Me despierta'],
      },
      {
        kind: 'checks',
        title: 'Para ese rato',
        columns: 2,
        items: [
          'Ducha tibia',
          'Música sin imagen',
          'Leer en papel',
          'Dibujar o tejer',
          'Preparar lo de mañana',
          'Estirar la espalda',
          'Una infusión sin cafeína',
          'Hablar con quien vive conmigo',
          'Cuidar las plantas',
          'Mirar por la ventana',
        ],
        blanks: 2,
      },
      {
        kind: 'lines',
        title: 'Lo que busco de verdad cuando miro el teléfono',
        hint: 'Compañía, no pensar, una noticia, descanso.',
        count: 2,
      },
      {
        kind: 'table',
        title: 'Tres noches de prueba',
        columns: ['Noche', 'Qué hice', 'Qué eché de menos', 'Cómo dormí, de 0 a 10'],
        rows: 3,
        rowMm: 20,
      },
      { kind: 'lines', title: 'Lo que me quedo', count: 2 },
    ],
  },
  'empty-the-head': {
    notFor: 'Hazla al menos una hora antes de acostarte, y fuera de la cama.',
    blocks: [
      {
        kind: 'lines',
        title: 'Todo lo que ronda, sin orden',
        hint: 'Una cosa por línea. No hace falta que se entienda.',
        count: 8,
      },
      {
        kind: 'boxes',
        heightMm: 50,
        boxes: [
          { title: 'Mañana', hint: 'Con una hora al lado' },
          { title: 'Algún día', hint: 'Sin fecha' },
          { title: 'No es mío', hint: 'Depende de otra persona' },
        ],
      },
      { kind: 'fields', fields: ['Lo primero de mañana', 'A qué hora lo miro'] },
      { kind: 'lines', title: 'Algo de hoy que ya está hecho', count: 2 },
    ],
  },
} as const satisfies Record<string, Sheet>;
