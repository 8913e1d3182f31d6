import type { Intro, KeyHelp, LevelInfo, RatingScale, Reflection } from '../contract.ts';

export const intro: Intro = {
  trains:
    'Tener a mano lo que ayuda. Cuando hace falta, cuesta acordarse: aquí se repasa en un rato tranquilo.',
  evidence:
    'Contestar preguntas ayuda a retener mejor que volver a leer, y más si se reparte en varios días. Eso se ha visto muchas veces con lo que se estudia. No se sabe si este juego cambia cómo te sientes, y no mejora la memoria en general.',
  steps: [
    'Destapa dos azulejos. Si van juntos, se quedan verdes y debajo lees por qué.',
    'Mirar todo el tablero es gratis, cuando quieras. Con todas las parejas, se ve el mural.',
    'Al final, tres preguntas cortas sobre parejas que has visto.',
    'Lo que se pregunta vuelve mañana. Con cada acierto en su día, tarda más en volver.',
  ],
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  { level: 1, title: 'Doce azulejos', detail: 'Lo que pasa y lo que ayuda.' },
  { level: 2, title: 'Dieciocho', detail: 'Cada emoción y cómo se nota.' },
  { level: 3, title: 'Veinticuatro', detail: 'Lo que importa y cómo se hace hoy.' },
  { level: 4, title: 'De oído', detail: 'La mitad suena. También se puede leer.' },
  { level: 5, title: 'Treinta', detail: 'De todo un poco.' },
  { level: 6, title: 'Tus azulejos', detail: 'Con lo que a ti te sirvió. Se pregunta primero.' },
];

export const rating: RatingScale = {
  question: '¿Cuánta tensión notas?',
  low: 'ninguna',
  high: 'muchísima',
};

export const reflection: Reflection = {
  question: '¿Qué te llevas para hoy?',
  hint: 'Una cosa y, si quieres, un momento. Por ejemplo: después de cenar, anotar lo de mañana.',
  // The beginnings are the game's own: one touch joins the moment and the pair.
  starters: [],
};

export const help: readonly KeyHelp[] = [
  { keys: 'Flechas', does: 'Ir de un azulejo a otro.' },
  { keys: 'Espacio o Intro', does: 'Destapar el azulejo marcado.' },
  { keys: 'Inicio y Fin', does: 'Ir al principio o al final de la fila.' },
];
