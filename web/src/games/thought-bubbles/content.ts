import type { Intro, KeyHelp, LevelInfo, RatingScale, Reflection } from '../contract.ts';
import { actsOf } from './outcome.texts.ts';
import type { ThoughtsState } from './state.ts';
import { ACTS } from './thoughts.content.ts';

export const intro: Intro = {
  trains:
    'Ver un pensamiento como un pensamiento: palabras que llegan, y no órdenes ni verdades. No hay que creerlo ni pelear con él.',
  evidence:
    'En un estudio con 87 personas, practicar esto dos semanas con una aplicación ayudó más que esperar, y parecido a discutir el pensamiento.',
  steps: [
    'Escribe un pensamiento tuyo, o pide uno de ejemplo. Llega en una hoja.',
    'Mira qué hace y cuánto te lo crees. Después, míralo de otra manera.',
    'Camina con él al lado hacia algo que te importa, a tu paso.',
    'Si sirve, se queda en la orilla; si no, sigue río abajo. Nunca se revienta: lo que se empuja suele volver.',
  ],
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  {
    level: 1,
    title: 'Darse cuenta',
    detail: 'Tres pensamientos, de uno en uno. Tuyos o de ejemplo.',
  },
  {
    level: 2,
    title: 'Ponerle nombre',
    detail: 'Cuatro: ¿juicio, predicción, recuerdo, plan u orden?',
  },
  { level: 3, title: 'Dos a la vez', detail: 'Llegan juntos. ¿Cuál pesa más?' },
  { level: 4, title: 'Uno tuyo', detail: 'Solo uno, con calma, del nombre al paseo.' },
  {
    level: 5,
    title: 'Llevarlo contigo',
    detail: 'Dos que hablan, mientras caminas y recoges cosas.',
  },
];

export const rating: RatingScale = {
  question: '¿Cuánto te agobian tus pensamientos?',
  low: 'nada',
  high: 'muchísimo',
};

/** Where every thought was let go. */
export const reflection: Reflection = {
  question: '¿Qué quieres recordar de este rato?',
  hint: 'No hay nada que hacer con lo que se fue río abajo.',
  starters: [
    'Son palabras, y puedo mirarlas.',
    'Puedo seguir con el pensamiento al lado.',
    'Hoy no hace falta hacer nada.',
  ],
};

/** Where a thought was good for something, but for what was left open. */
const smallStep: Reflection = {
  question: '¿Qué podrías hacer que te lleve dos minutos?',
  hint: 'Algo pequeño, con lo que ese pensamiento tenía de útil.',
  starters: ACTS.map(({ does }) => `${does}.`),
};

/** It asks about what was answered: nobody plans for a thought that has floated off. */
export function reflectionOf({ looked }: ThoughtsState): Reflection {
  const useful = looked.filter(({ served }) => served);
  if (useful.length === 0) return reflection;
  const chosen = actsOf(useful);
  if (chosen.length === 0) return smallStep;
  return {
    question: '¿Cuándo podrías empezar? Con dos minutos basta.',
    hint: `Elegiste esto: ${chosen.map(({ does }) => does.toLowerCase()).join('; ')}.`,
    starters: chosen.flatMap(({ begins }) => begins).slice(0, 4),
  };
}

export const help: readonly KeyHelp[] = [
  { keys: 'Flechas', does: 'Mover la marca de cuánto lo crees.' },
  { keys: 'Espacio', does: 'Elegir lo que está marcado.' },
];
