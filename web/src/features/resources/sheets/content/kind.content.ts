import type { Sheet } from '../sheet.ts';

/** For being on one's own side. */
export const SHEETS = {
  gratitude: {
    notFor: 'En días de mucho dolor puede sonar a obligación. Déjala para otro momento.',
    blocks: [
      {
        kind: 'text',
        text: 'Cuanto más concreto, mejor: en vez de «mi familia», «que mi hermana llamó sin motivo y se rió de su propio chiste».',
      },
      {
        kind: 'table',
        columns: ['Algo que pasó', 'Quién o qué lo hizo posible', 'Dónde lo noté en el cuerpo'],
        rows: 5,
        rowMm: 22,
      },
      {
        kind: 'lines',
        title: 'A alguien de esta lista le diría',
        count: 3,
      },
      { kind: 'lines', title: 'Algo difícil de hoy, que también es verdad', count: 2 },
    ],
  },
  'letter-to-myself': {
    notFor:
      'Si al escribir la voz se vuelve cruel, para. Prueba a escribirle a alguien que quieres.',
    blocks: [
      {
        kind: 'text',
        text: 'Escribe como lo haría alguien que te conoce bien y te quiere sin condiciones. Puede empezar así: «Sé que estos días…».',
      },
      { kind: 'fields', fields: ['Fecha', 'La abriré el día'] },
      { kind: 'lines', title: 'Lo que veo que estás pasando', count: 4 },
      { kind: 'lines', title: 'Lo que entiendo de cómo te sientes', count: 4 },
      { kind: 'lines', title: 'Lo que te deseo', count: 4 },
      { kind: 'lines', title: 'Algo pequeño que puedes hacer hoy', count: 2 },
      { kind: 'lines', title: 'Con cariño,', count: 1 },
    ],
  },
  'self-compassion-break': {
    notFor:
      'Si tratarte bien despierta mucha pena, ve despacio. Es frecuente, y puedes parar aquí.',
    blocks: [
      {
        kind: 'lines',
        title: 'Esto duele',
        hint: 'Dilo con tus palabras, sin juzgarlo. ¿Qué pasó hoy?',
        count: 3,
      },
      {
        kind: 'lines',
        title: 'A más gente le pasa',
        hint: '¿Quién más se habría sentido así en tu lugar?',
        count: 3,
      },
      {
        kind: 'lines',
        title: '¿Qué me diría alguien amable?',
        count: 3,
      },
      {
        kind: 'boxes',
        heightMm: 44,
        boxes: [
          { title: 'Cómo me hablo', hint: 'La frase dura, tal cual' },
          { title: 'Cómo quiero hablarme', hint: 'La misma verdad, con otro tono' },
        ],
      },
      {
        kind: 'checks',
        title: 'Un gesto para el cuerpo',
        columns: 2,
        items: ['Mano en el pecho', 'Manta o ducha tibia', 'Comer algo caliente', 'Salir a la luz'],
      },
      { kind: 'scale', title: '¿De mi lado, cuánto estoy ahora?', low: 'nada', high: 'mucho' },
    ],
  },
} as const satisfies Record<string, Sheet>;
