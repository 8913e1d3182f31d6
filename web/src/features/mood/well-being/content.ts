/**
 * The WHO-5 in Spanish, version of 1998, letter for letter: a scale whose words are changed measures
 * something else. So it keeps its masculine and its usted.
 */
export const WHO_FIVE_TEXTS = {
  instruction:
    'Por favor, indique para cada una de las cinco afirmaciones cuál define mejor cómo se ha sentido usted durante las últimas dos semanas.',
  items: [
    'Me he sentido alegre y de buen humor',
    'Me he sentido tranquilo y relajado',
    'Me he sentido activo y enérgico',
    'Me he despertado fresco y descansado',
    'Mi vida cotidiana ha estado llena de cosas que me interesan',
  ],
  /** From 5 down to 0. */
  answers: [
    'Todo el tiempo',
    'La mayor parte del tiempo',
    'Más de la mitad del tiempo',
    'Menos de la mitad del tiempo',
    'De vez en cuando',
    'Nunca',
  ],
  source:
    'Índice de Bienestar WHO-5, Organización Mundial de la Salud, 1998. Puntuación según Topp y otros, 2015 (doi 10.1159/000376585).',
} as const;
