import type { DetectiveState } from './rules.ts';
import type { Intro, LevelInfo, RatingScale, Reflection } from '../contract.ts';

export const intro: Intro = {
  trains:
    'Ponerle a lo que se siente una palabra más justa que «mal» o «bien». Con pistas, en vidas de otra gente.',
  evidence:
    'En un estudio con 120 personas, aprender sobre emociones ayudó a distinguir mejor las desagradables. Es un solo estudio, y no era este juego.',
  steps: [
    'Detrás de la ventana hay alguien. Abre una pista: el cuerpo, un pensamiento, las ganas o lo que pasó.',
    'Toca el mapa donde creas que cae. Aparecen las palabras de esa zona.',
    'Elige una y mira qué palabra usa esa persona. Cerca también cuenta.',
  ],
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  { level: 1, title: 'Ocho palabras', detail: 'Las básicas, con pistas claras.' },
  { level: 2, title: 'Sesenta palabras', detail: 'Cada zona del mapa tiene su vocabulario.' },
  { level: 3, title: 'Casi gemelas', detail: 'Culpa o remordimiento, envidia o celos.' },
  { level: 4, title: 'Dos a la vez', detail: 'Porque casi nunca viene una sola.' },
  { level: 5, title: 'Palabras de cada tierra', detail: 'Morriña, chípil, ñáñaras, tusa.' },
];

export const rating: RatingScale = {
  question: '¿Qué tan claro tienes lo que sientes ahora?',
  low: 'nada claro',
  high: 'muy claro',
};

const STARTERS = [
  'Tengo los hombros arriba y ganas de irme. Creo que es…',
  'Hoy no es solo cansancio, también hay…',
];

const LAST_STARTER: Readonly<Record<number, string>> = {
  1: 'De esas palabras, la que más se acerca hoy es…',
  2: 'Una palabra que usaba poco y me sirve:',
  3: 'Creía que era una cosa, y se parece más a…',
  4: 'Hoy siento dos cosas a la vez:',
  5: 'En mi tierra, a lo que siento le decimos…',
};

export const reflection: Reflection = {
  question: 'Mi caso de hoy',
  hint: 'Una pista de tu cuerpo, lo que te dan ganas de hacer, y la palabra que más se acerca.',
  starters: STARTERS,
};

/** Asked in the terms of the level that was played. */
export function reflectionOf({ level }: DetectiveState): Reflection {
  return { ...reflection, starters: [...STARTERS, LAST_STARTER[level] ?? ''].filter(Boolean) };
}
