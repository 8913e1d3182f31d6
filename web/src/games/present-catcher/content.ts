import type { Intro, KeyHelp, LevelInfo, RatingScale, Reflection } from '../contract.ts';

export const intro: Intro = {
  trains:
    'Distingue lo que pasa aquí de lo que es un viaje de la mente. Viajar no es un fallo: se nota, se nombra y se vuelve.',
  evidence:
    'En un estudio, saborear el momento levantó más el ánimo que recordar algo bonito después de un mal rato. Este juego en sí no se ha estudiado.',
  steps: [
    'Si es algo de ahora, tócalo: será una piedra para cruzar. Con el círculo en lo más ancho, se enciende una luz en su borde.',
    'Si es un viaje, lánzalo a su orilla: pasado a la izquierda, futuro a la derecha. O toca primero la orilla y luego la cosa.',
    'Lo que no encaja vuelve al río, con el porqué. Nada se pierde.',
    'A veces el río se detiene y te pide algo de verdad: lo que oyes, tocas o ves. Tócalo cuando lo tengas: esa piedra es de oro.',
    'Y a veces pregunta dónde estaba tu mente. No hay respuesta mala.',
  ],
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  {
    level: 1,
    title: 'Claro',
    detail: 'Bajan ocho cosas, tres a la vez. Los viajes van a la orilla que quieras.',
  },
  { level: 2, title: 'Parecidas', detail: 'La luz de ahora y la de ayer.' },
  { level: 3, title: 'Más agua', detail: 'Diez, cuatro a la vez.' },
  { level: 4, title: 'Dos orillas', detail: 'Pasado a un lado, futuro al otro.' },
  { level: 5, title: 'De oído', detail: 'Entran los sonidos que hay cerca.' },
  { level: 6, title: 'Gemelas', detail: 'Parecidas, y cada una a su orilla.' },
  { level: 7, title: 'Oído y orillas', detail: 'Catorce, cinco a la vez.' },
  { level: 8, title: 'Corriente', detail: 'Un poco más deprisa.' },
  { level: 9, title: 'Todo junto', detail: 'Dieciséis cosas de todo tipo.' },
  { level: 10, title: 'Al pulso', detail: 'Lo de ahora, solo en lo más ancho del círculo.' },
];

export const rating: RatingScale = {
  question: '¿Cuánto se te va ahora la mente a otra parte?',
  low: 'nada',
  high: 'muchísimo',
};

export const reflection: Reflection = {
  question: '¿Qué notaste?',
  hint: 'Algo concreto, con un detalle.',
  starters: ['La luz de este cuarto.', 'Un sonido que no había notado.', 'Mis manos.'],
};

export const help: readonly KeyHelp[] = [
  { keys: 'Arriba, abajo', does: 'Ir de una cosa a otra.' },
  { keys: 'Intro', does: 'Está aquí, o ya lo notas.' },
  { keys: 'Izquierda', does: 'Es del pasado.' },
  { keys: 'Derecha', does: 'Es del futuro.' },
];
