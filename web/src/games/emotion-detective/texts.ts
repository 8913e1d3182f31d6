import type { Way } from '../kit/affect/emotion.ts';
import { CLUES, type Clue } from './cases/case.ts';

export const CLUE_TEXTS: Record<Clue, string> = {
  body: 'El cuerpo',
  thought: 'Un pensamiento',
  urge: 'Qué quiere hacer',
  context: 'Qué pasó',
};

/** «Ternura y culpa», «ternura e impaciencia». */
export function wordsText(words: readonly string[]): string {
  return words.reduce((said, word) => `${said} ${andBefore(word)} ${word}`);
}

/** «Y», and «e» before its own sound. */
export function andBefore(word: string): string {
  return /^h?i(?!e)/i.test(word) ? 'e' : 'y';
}

export const DETECTIVE_TEXTS = {
  dealing: 'Alguien se acerca a la ventana.',
  caseOf: (number: number, count: number) => `Caso ${number} de ${count}`,
  clues: 'Pistas',
  closed: 'sin abrir',
  cluesLead: 'Abre una. Con pocas suele bastar.',
  map: (name: string) => `¿Por dónde anda lo que siente ${name}?`,
  near: 'Palabras de por ahí',
  beyond: 'Y un poco más lejos',
  choices: 'Palabras',
  kept: 'Ya elegida, de otro lugar del mapa',
  twins: 'Se parecen mucho. ¿Cuál es?',
  noPlace: 'Toca una piedra del mapa y verás las palabras que quedan cerca.',
  noWords: (way: Way) => `Aquí no hay palabras. Prueba ${wayText(way)}.`,
  two: 'Aquí hay dos a la vez. Elige las dos; el mapa se puede mover entre una y otra.',
  answer: 'Creo que es esto',
  answerWhy: { one: 'Elige una palabra.', two: 'Elige dos palabras.' },
  felt: (name: string, words: string) => `${name} lo llama ${words}`,
  story: 'Lo que pasó',
  yours: (words: readonly string[]) =>
    `${words.length > 1 ? 'Tus palabras' : 'Tu palabra'}: ${wordsText(words)}.`,
  same: (count: number) => (count > 1 ? 'Las mismas.' : 'La misma.'),
  fitting: 'También le queda bien.',
  oneSame: (word: string) => `En «${word}» coinciden.`,
  mapRevealed: 'Las palabras en el mapa',
  next: 'Siguiente caso',
  end: 'Terminar',
} as const;

/** About the clues that were opened. Few of them are no feat when the word was another. */
export function usedText(clues: number, same: boolean): string {
  if (same) return clues === 1 ? 'Te bastó una pista.' : `Abriste ${clues} pistas.`;
  if (clues === 1) return 'Con una sola pista era difícil.';
  return clues < CLUES.length ? `Con ${clues} pistas faltaba parte de la historia.` : '';
}

function wayText({ across, up }: Way): string {
  const ways = [
    across !== 0 && (across < 0 ? 'más a la izquierda' : 'más a la derecha'),
    up !== 0 && (up > 0 ? 'más arriba' : 'más abajo'),
  ];
  return ways.filter(Boolean).join(' y ');
}

export const KEEPSAKE_TEXTS = {
  title: 'Tres personas, sus palabras y las tuyas',
  theirs: (words: string) => `Lo llama ${words}.`,
  yours: (words: string) => `Tú: ${words}.`,
  same: 'Tú también.',
  fitting: (words: string) => `Tú: ${words}, que también le queda.`,
  house: (met: number, all: number) =>
    met < all
      ? `De este nivel conoces a ${met} de ${all} personas. La próxima vez se abren otras ventanas.`
      : `Ya conoces a las ${all} personas de este nivel. Otra vez serán tres de ellas, en otro orden.`,
} as const;

const FOUND = [
  'Esta vez usaron otras palabras.',
  'Coincidiste con una de ellas.',
  'Coincidiste con dos de ellas.',
  'Coincidiste con las tres.',
];

export function outcomeText(clues: number, found: number): string {
  return `Miraste de cerca a tres personas, con ${clues} pistas. ${FOUND[found] ?? ''}`.trim();
}
