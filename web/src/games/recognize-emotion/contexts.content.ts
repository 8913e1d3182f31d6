import { type Units, units } from './face/units.ts';

export interface Reading {
  scene: string;
  word: string;
  why: string;
}

export interface Context {
  person: number;
  units: Units;
  /** The words of its readings and one or two that go with none of them; shuffled for each story. */
  words: readonly string[];
  readings: readonly [Reading, Reading, ...Reading[]];
}

/** One face, several stories. The face of all is the same to the last line; a run tells two. */
export const CONTEXTS: readonly Context[] = [
  {
    person: 4,
    units: units({ innerUp: 0.8, outerUp: 0.85, lidUp: 0.85, open: 0.6, jaw: 0.6 }),
    words: ['sorpresa', 'miedo', 'enojo', 'tristeza'],
    readings: [
      {
        scene: 'Abre la puerta de casa. Dentro está toda la familia, con un pastel y velas.',
        word: 'sorpresa',
        why: 'Las cejas altas y la boca abierta dicen «no lo esperaba». El pastel dice que es algo bueno.',
      },
      {
        scene: 'Sube por una escalera de mano. A tres metros del suelo, la escalera se mueve.',
        word: 'miedo',
        why: 'La cara sigue diciendo «no lo esperaba». La altura lo vuelve miedo.',
      },
    ],
  },
  {
    person: 11,
    units: units({ browDown: 0.75, lidTight: 0.5, press: 0.45 }),
    words: ['concentración', 'enojo', 'preocupación', 'asco'],
    readings: [
      {
        scene: 'En su taller de Oaxaca enhebra una aguja muy fina. El hilo ya casi entra.',
        word: 'concentración',
        why: 'Bajar las cejas también ayuda a mirar de cerca. No hay con quién enojarse.',
      },
      {
        scene: 'Lleva una hora en la fila y alguien se pone delante sin mirar.',
        word: 'enojo',
        why: 'Son las mismas cejas bajas, ahora ante algo injusto.',
      },
      {
        scene: 'Su perro lleva dos días sin comer. La veterinaria lo examina y no dice nada.',
        word: 'preocupación',
        why: 'También se juntan las cejas al esperar una noticia que puede doler.',
      },
    ],
  },
  {
    person: 7,
    units: units({ innerUp: 0.6, browDown: 0.2, droop: 0.75, cornerDown: 0.5 }),
    words: ['decepción', 'cansancio', 'nostalgia', 'miedo'],
    readings: [
      {
        scene: 'Contaba con la beca. Acaba de leer que no se la dieron.',
        word: 'decepción',
        why: 'Párpados y comisuras bajan cuando la noticia no es la que se esperaba.',
      },
      {
        scene: 'Lleva dos noches junto a un bebé con fiebre. El bebé ya está bien.',
        word: 'cansancio',
        why: 'Los párpados caídos también pueden ser de sueño. La noticia es buena.',
      },
      {
        scene: 'Vive en Berlín. En la radio suena lo que su abuela cantaba en Managua.',
        word: 'nostalgia',
        why: 'Nada salió mal. La canción trae lo que está lejos, y la cara se queda quieta escuchando.',
      },
    ],
  },
  {
    person: 1,
    units: units({ cornerUp: 0.65 }),
    words: ['cortesía', 'ilusión', 'calma', 'sorpresa'],
    readings: [
      {
        scene: 'En una reunión, su jefa cuenta otra vez el chiste de siempre.',
        word: 'cortesía',
        why: 'Suben las comisuras y los ojos no se mueven. También se sonríe para cuidar un momento.',
      },
      {
        scene: 'Esperaba esta carta desde hace meses. Cuenta los minutos para abrirla.',
        word: 'ilusión',
        why: 'La misma sonrisa pequeña puede ser una alegría que ya empieza.',
      },
      {
        scene: 'Domingo por la tarde. Llueve, hay té caliente y no tiene nada pendiente.',
        word: 'calma',
        why: 'No hay a quién sonreír ni nada que esperar. La sonrisa es de estar a gusto.',
      },
    ],
  },
  {
    person: 2,
    units: units({ innerUp: 1, browDown: 0.3, droop: 0.4, cheek: 0.4, cornerUp: 0.75 }),
    words: ['tristeza', 'orgullo', 'gratitud', 'asco'],
    readings: [
      {
        scene: 'Dice adiós con la mano. En ese autobús su hermana se va a vivir a Quito.',
        word: 'tristeza',
        why: 'Sonríe para despedirse, y las cejas cuentan lo otro.',
      },
      {
        scene: 'A los setenta años termina la carrera que dejó a los veinte.',
        word: 'orgullo',
        why: 'Hay alegrías que también suben las cejas por dentro. Se puede llorar de gusto.',
      },
      {
        scene: 'Perdió la cartera. Alguien cruzó toda la ciudad para devolvérsela.',
        word: 'gratitud',
        why: 'Lo bueno viene de otra persona. Las cejas dicen que conmueve.',
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
    words: ['euforia', 'enojo', 'esfuerzo', 'vergüenza'],
    readings: [
      {
        scene: 'Minuto noventa en Montevideo. Su equipo acaba de marcar.',
        word: 'euforia',
        why: 'Con mucha energía, la alegría y el enojo se parecen. El gol dice cuál es.',
      },
      {
        scene: 'Alguien dio marcha atrás sin mirar, aplastó su bicicleta y se va.',
        word: 'enojo',
        why: 'Son la misma boca abierta y las mismas cejas, ante un daño.',
      },
      {
        scene: 'Sube un sofá por la escalera con su hermano. Queda un escalón.',
        word: 'esfuerzo',
        why: 'Cuando el cuerpo carga, la cara empuja también. El sofá no hizo nada malo.',
      },
    ],
  },
  {
    person: 9,
    units: units({ browDown: 0.5, lidTight: 0.5, nose: 0.7, upperLip: 0.8, cornerDown: 0.4 }),
    words: ['asco', 'indignación', 'alegría', 'aburrimiento'],
    readings: [
      {
        scene: 'Abre un envase que llevaba un mes en el fondo de la nevera.',
        word: 'asco',
        why: 'La nariz se arruga para dejar fuera el olor.',
      },
      {
        scene: 'Le cuentan que despidieron a una compañera por quedarse embarazada.',
        word: 'indignación',
        why: 'Aquí no hay ningún olor. La cara rechaza algo injusto.',
      },
    ],
  },
  {
    person: 6,
    units: units({ innerUp: 0.95, browDown: 0.3, lidUp: 0.25, stretch: 0.4, cornerDown: 0.35 }),
    words: ['nervios', 'culpa', 'compasión', 'enojo'],
    readings: [
      {
        scene: 'En un minuto bailará con su nieta delante de toda la boda.',
        word: 'nervios',
        why: 'Nadie sufre y nada salió mal. Las cejas suben por lo que está por llegar.',
      },
      {
        scene: 'Prometió regar las plantas de la vecina. Se le olvidó, y se secaron.',
        word: 'culpa',
        why: 'La cara es la misma. Ahora mira algo que estaba en sus manos.',
      },
      {
        scene: 'Por teléfono, su mejor amigo le cuenta que perdió el trabajo.',
        word: 'compasión',
        why: 'Lo que duele le pasa a otra persona, y las cejas suben con ella.',
      },
    ],
  },
  {
    person: 8,
    units: units({ browDown: 0.3, lidTight: 0.6, cheek: 0.45, cornerUp: 0.35 }),
    words: ['diversión', 'desconfianza', 'concentración', 'miedo'],
    readings: [
      {
        scene: 'Su nieta imita sus ronquidos de la siesta. Le salen igual.',
        word: 'diversión',
        why: 'Los ojos se entornan con la risa que viene. La nieta dice de dónde viene.',
      },
      {
        scene: 'Por teléfono le anuncian el premio de un sorteo en el que no jugó.',
        word: 'desconfianza',
        why: 'Entornar los ojos es también mirar dos veces antes de creer.',
      },
      {
        scene: 'Con poca luz, intenta leer la letra pequeña de un frasco.',
        word: 'concentración',
        why: 'Los ojos se entornan para ver mejor. El frasco no tiene gracia ni engaña.',
      },
    ],
  },
  {
    person: 0,
    units: units({ innerUp: 0.5, lidTight: 0.3, cheek: 0.3, press: 0.9, chin: 0.6, cornerUp: 0.2 }),
    words: ['ganas de reír', 'ganas de llorar', 'aburrimiento', 'asco'],
    readings: [
      {
        scene: 'Silencio total en la ceremonia. En primera fila, un perro ronca.',
        word: 'ganas de reír',
        why: 'Los labios apretados guardan algo. Con un perro que ronca, es la risa.',
      },
      {
        scene: 'Aeropuerto de Bogotá, último abrazo. Su madre le pide que se cuide.',
        word: 'ganas de llorar',
        why: 'Los labios se aprietan igual. En una despedida, guardan el llanto.',
      },
    ],
  },
  {
    person: 10,
    units: units({ innerUp: 0.75, outerUp: 0.9, lidUp: 0.35, cornerUp: 0.12 }),
    words: ['interés', 'incredulidad', 'saludo', 'asco'],
    readings: [
      {
        scene: 'Una amiga le cuenta su viaje por la selva. Llega la mejor parte.',
        word: 'interés',
        why: 'Las cejas suben para no perderse nada.',
      },
      {
        scene: 'Su hijo, con chocolate hasta las orejas, jura que no tocó el pastel.',
        word: 'incredulidad',
        why: 'Las mismas cejas altas preguntan «¿de verdad?». El chocolate ya contestó.',
      },
      {
        scene: 'Va con las manos llenas de bolsas. Al otro lado de la calle pasa su vecina.',
        word: 'saludo',
        why: 'Sin manos libres, las cejas dicen hola. En muchos lugares se saluda así.',
      },
    ],
  },
  {
    person: 3,
    units: units({ innerUp: 0.15, droop: 0.8, cornerUp: 0.22 }),
    words: ['sueño', 'ternura', 'aburrimiento', 'enojo'],
    readings: [
      {
        scene: 'Valencia, seis de la mañana. Sale de su turno y cabecea en el autobús.',
        word: 'sueño',
        why: 'Los párpados bajan solos después de una noche en pie.',
      },
      {
        scene: 'Ha descansado bien. Su hija de tres días abre los ojos y le sostiene la mirada.',
        word: 'ternura',
        why: 'Ante alguien tan pequeño, la cara se ablanda: párpados bajos, boca suave.',
      },
      {
        scene: 'Ha dormido diez horas. En la reunión leen en voz alta lo que ya leyó.',
        word: 'aburrimiento',
        why: 'No es falta de sueño: durmió bien. Lo que pasa no le interesa.',
      },
    ],
  },
];
