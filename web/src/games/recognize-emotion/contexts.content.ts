import { type Units, units } from './face/units.ts';

export interface Reading {
  scene: string;
  word: string;
  why: string;
}

export interface Context {
  person: number;
  units: Units;
  words: readonly string[];
  readings: readonly [Reading, Reading];
}

/** One face, two stories. The face of both is the same to the last line. */
export const CONTEXTS: readonly Context[] = [
  {
    person: 4,
    units: units({ innerUp: 0.8, outerUp: 0.85, lidUp: 0.85, open: 0.6, jaw: 0.6 }),
    words: ['sorpresa', 'miedo', 'enojo', 'tristeza'],
    readings: [
      {
        scene: 'Abre la puerta de su casa. Adentro hay veinte amistades y una torta con velas.',
        word: 'sorpresa',
        why: 'Las cejas altas y la boca abierta dicen «no lo esperaba». La torta dice que es algo bueno.',
      },
      {
        scene: 'Son las tres de la mañana. Vive a solas y algo se cayó en la cocina.',
        word: 'miedo',
        why: 'La cara sigue diciendo «no lo esperaba». La hora y el ruido lo vuelven miedo.',
      },
    ],
  },
  {
    person: 11,
    units: units({ browDown: 0.75, lidTight: 0.5, press: 0.45 }),
    words: ['concentración', 'enojo', 'tristeza', 'asco'],
    readings: [
      {
        scene: 'Busca desde hace rato un error en una cuenta larga.',
        word: 'concentración',
        why: 'Bajar las cejas también ayuda a mirar de cerca. No hay con quién enojarse.',
      },
      {
        scene: 'Alguien acaba de ponerse delante en la fila, sin mirar.',
        word: 'enojo',
        why: 'Las mismas cejas bajas, ahora frente a algo injusto.',
      },
    ],
  },
  {
    person: 7,
    units: units({ innerUp: 0.6, browDown: 0.2, droop: 0.75, cornerDown: 0.5 }),
    words: ['decepción', 'cansancio', 'miedo', 'enojo'],
    readings: [
      {
        scene: 'Leyó en una pantalla que no le dieron la beca.',
        word: 'decepción',
        why: 'Párpados y comisuras caen después de una noticia que se esperaba distinta.',
      },
      {
        scene: 'Lleva dos noches al lado de un bebé con fiebre. El bebé ya está bien.',
        word: 'cansancio',
        why: 'Los párpados que cuelgan también son sueño. La noticia es buena.',
      },
    ],
  },
  {
    person: 1,
    units: units({ cornerUp: 0.65 }),
    words: ['cortesía', 'ilusión', 'tristeza', 'sorpresa'],
    readings: [
      {
        scene: 'En una reunión, su jefa cuenta otra vez el chiste de siempre.',
        word: 'cortesía',
        why: 'Suben las comisuras y los ojos no se mueven. Se sonríe también para cuidar un momento.',
      },
      {
        scene: 'Guarda en el bolsillo una carta que esperaba. La abrirá en casa.',
        word: 'ilusión',
        why: 'La misma sonrisa pequeña puede ser una alegría que se guarda.',
      },
    ],
  },
  {
    person: 2,
    units: units({ innerUp: 1, browDown: 0.3, droop: 0.4, cheek: 0.4, cornerUp: 0.75 }),
    words: ['pena', 'orgullo', 'miedo', 'asco'],
    readings: [
      {
        scene: 'El tren se va con su hermana, que ahora vivirá lejos.',
        word: 'pena',
        why: 'Sonríe para despedirse, y las cejas cuentan lo otro.',
      },
      {
        scene: 'A los setenta años recibe el diploma que dejó a medias a los veinte.',
        word: 'orgullo',
        why: 'Hay alegrías que también suben las cejas por dentro. Se puede llorar de gusto.',
      },
    ],
  },
  {
    person: 5,
    units: units({
      browDown: 0.9,
      lidTight: 0.6,
      cheek: 0.3,
      nose: 0.45,
      open: 1,
      jaw: 0.55,
      stretch: 0.5,
      cornerUp: 0.15,
    }),
    words: ['euforia', 'enojo', 'miedo', 'tristeza'],
    readings: [
      {
        scene: 'Minuto noventa. Su equipo acaba de marcar.',
        word: 'euforia',
        why: 'Con mucha energía, la alegría y el enojo se parecen. La cancha dice cuál es.',
      },
      {
        scene: 'Un coche dio marcha atrás sin mirar y golpeó el suyo.',
        word: 'enojo',
        why: 'La misma boca abierta y las mismas cejas, frente a un daño.',
      },
    ],
  },
  {
    person: 9,
    units: units({ browDown: 0.5, lidTight: 0.5, nose: 0.7, upperLip: 0.8, cornerDown: 0.4 }),
    words: ['asco', 'indignación', 'alegría', 'sorpresa'],
    readings: [
      {
        scene: 'Abrió un envase que llevaba un mes en el fondo de la nevera.',
        word: 'asco',
        why: 'La nariz se arruga para dejar afuera el olor.',
      },
      {
        scene: 'Le cuentan que engañaron a una vecina mayor para quitarle sus ahorros.',
        word: 'indignación',
        why: 'La nariz se arruga igual ante lo que parece sucio por dentro.',
      },
    ],
  },
];
