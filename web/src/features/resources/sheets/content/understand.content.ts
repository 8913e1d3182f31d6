import type { Sheet } from '../sheet.ts';

const DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const;

/** For seeing what is going on. */
export const SHEETS = {
  'thought-record': {
    notFor:
      'Si lo que pasó fue un daño real, lo que toca primero es cuidarte o pedir ayuda. La hoja puede esperar.',
    blocks: [
      { kind: 'fields', fields: ['Fecha y hora', 'Lugar', 'Con quién'] },
      {
        kind: 'lines',
        title: '¿Qué pasó?',
        hint: 'Como lo grabaría una cámara, en una o dos frases.',
        count: 2,
      },
      {
        kind: 'lines',
        title: '¿Qué sentí, y con qué fuerza de 0 a 10?',
        count: 1,
      },
      {
        kind: 'lines',
        title: '¿Qué me dijo la cabeza?',
        hint: 'La frase exacta, aunque suene dura.',
        count: 2,
      },
      {
        kind: 'boxes',
        heightMm: 44,
        boxes: [{ title: 'Hechos que encajan con la frase' }, { title: 'Hechos que no encajan' }],
      },
      {
        kind: 'lines',
        title: '¿Qué le diría a alguien a quien quiero, sin mentirle?',
        count: 1,
      },
      {
        kind: 'lines',
        title: 'Una frase más completa',
        hint: '«Es verdad que… y también que…»',
        count: 2,
      },
      {
        kind: 'scale',
        title: '¿Cuánto me creo ahora la primera frase?',
        low: 'nada',
        high: 'del todo',
      },
    ],
  },
  'mood-week': {
    notFor: 'Si mirarte tanto te pesa, apunta un solo momento al día. Los huecos también cuentan.',
    blocks: [
      {
        kind: 'text',
        text: 'Pon un número de 0 a 10 en cada parte del día: 0 es muy mal, 10 es muy bien. Añade una palabra si te sale.',
      },
      {
        kind: 'table',
        columns: ['Día', 'Mañana', 'Tarde', 'Noche', 'Horas de sueño', 'Qué pasó'],
        rows: DAYS,
        rowMm: 16,
      },
      {
        kind: 'lines',
        title: 'Al mirar la semana entera, ¿qué se repite?',
        hint: 'Una hora, una persona, un lugar, algo que faltó.',
        count: 3,
      },
      { kind: 'lines', title: '¿Qué quiero probar la semana que viene?', count: 2 },
    ],
  },
  'emotion-wheel': {
    notFor: 'Si ninguna palabra encaja, no fuerces. «Raro» y «no sé» también son respuestas.',
    blocks: [
      {
        kind: 'wheel',
        title: 'Empieza por el centro y sal hacia fuera hasta dar con la palabra más cercana',
        families: [
          { name: 'Alegría', words: ['ilusión', 'orgullo', 'gratitud'] },
          { name: 'Calma', words: ['alivio', 'confianza', 'ternura'] },
          { name: 'Sorpresa', words: ['asombro', 'confusión', 'curiosidad'] },
          { name: 'Miedo', words: ['inquietud', 'pánico', 'duda'] },
          { name: 'Tristeza', words: ['nostalgia', 'desánimo', 'soledad'] },
          { name: 'Culpa', words: ['vergüenza', 'pesar', 'deuda'] },
          { name: 'Rabia', words: ['fastidio', 'celos', 'injusticia'] },
          { name: 'Rechazo', words: ['asco', 'desdén', 'hartazgo'] },
        ],
      },
      { kind: 'lines', title: 'Ahora mismo diría que siento', count: 1 },
      { kind: 'lines', title: '¿Qué me está pidiendo esa emoción?', count: 2 },
    ],
  },
  'body-signals': {
    notFor: 'Un dolor nuevo, fuerte o que no se va merece una consulta médica antes que una hoja.',
    blocks: [
      {
        kind: 'figure',
        title: 'Colorea dónde lo notas hoy',
        marks: [
          'Tensión: rayas',
          'Calor: puntos',
          'Nudo o peso: círculo',
          'Temblor: zigzag',
          'Vacío: en blanco',
          'Calma: una nube',
        ],
      },
      {
        kind: 'table',
        columns: ['Dónde', 'Cómo es', 'Cuándo viene', 'Qué lo afloja'],
        rows: 4,
        rowMm: 12,
      },
      { kind: 'lines', title: 'La primera señal que me avisa de que voy mal', count: 2 },
    ],
  },
  'worry-hour': {
    notFor:
      'Si la preocupación es un peligro de hoy, no la aplaces. Y no la pongas justo antes de dormir.',
    blocks: [
      {
        kind: 'list',
        title: 'Cómo funciona',
        numbered: true,
        items: [
          'Elige un rato fijo del día, de quince minutos, en un sitio que no sea la cama.',
          'Cuando llegue una preocupación a otra hora, apúntala aquí en tres palabras y sigue.',
          'En tu rato, léelas. Muchas habrán perdido fuerza: táchalas.',
          'Con las que queden, decide: ¿puedo hacer algo, o solo puedo soltarla por hoy?',
        ],
      },
      { kind: 'fields', fields: ['Mi hora', 'Mi lugar', 'Cómo la cierro'] },
      {
        kind: 'table',
        title: 'Para luego',
        columns: [
          'Preocupación, en tres palabras',
          'Fuerza, de 0 a 10',
          '¿Puedo hacer algo? ¿Qué?',
          'Cuándo',
        ],
        rows: 8,
        rowMm: 13,
      },
      { kind: 'lines', title: 'Lo que ya no parece tan grande', count: 2 },
    ],
  },
} as const satisfies Record<string, Sheet>;
