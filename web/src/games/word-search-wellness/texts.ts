import type { Way } from '../kit/grid/lines.ts';
import { type SearchState, storyOf } from './state.ts';

/** How a way is called, by its step across and its step down. */
const WAY_TEXTS: Readonly<Record<string, string>> = {
  '1 0': 'hacia la derecha',
  '1 1': 'en diagonal, hacia abajo y a la derecha',
  '0 1': 'hacia abajo',
  '-1 1': 'en diagonal, hacia abajo y a la izquierda',
  '-1 0': 'hacia la izquierda',
  '-1 -1': 'en diagonal, hacia arriba y a la izquierda',
  '0 -1': 'hacia arriba',
  '1 -1': 'en diagonal, hacia arriba y a la derecha',
};

export const wayText = ([across, down]: Way): string => WAY_TEXTS[`${across} ${down}`] ?? '';

export const SEARCH_TEXTS = {
  themeTitle: '¿Qué buscas hoy?',
  themeLead: 'Cada palabra trae una línea para leer cuando la encuentras.',
  changeTheme: 'Cambiar de tema',
  changeOwn: 'Cambiar las palabras',
  ownTitle: 'Tus palabras',
  ownLead: 'Elige entre cuatro y ocho palabras de cómo te sientes, o escribe las tuyas.',
  ownTheme: 'Tus palabras',
  ownField: 'Otra palabra',
  ownHint: (longest: number) => `Una sola, de 3 a ${longest} letras. Se queda en este dispositivo.`,
  ownAdd: 'Añadir',
  ownRefused: 'Esa no cabe en la cuadrícula, o ya está.',
  ownHeavy: 'Esa palabra pide compañía y no un juego. Con otra se puede seguir.',
  ownHelp: 'Abrir la ayuda',
  ownChosen: (count: number) =>
    count === 0
      ? 'Ninguna elegida todavía.'
      : count === 1
        ? 'Una palabra elegida.'
        : `${count} palabras elegidas.`,
  ownMissing: (count: number) => (count === 1 ? 'Falta una.' : `Faltan ${count}.`),
  ownSow: 'Esconderlas',
  ownGloss: 'Una palabra tuya. Encontrada.',
  board: 'Letras en la arena',
  letter: (letter: string) => letter,
  letterFound: (letter: string, word: string) => `${letter}, en «${word}»`,
  letterHint: (letter: string) => `${letter}, aquí empieza una`,
  letterStory: (letter: string) => `${letter}, letra de la historia`,
  sand: 'arena',
  words: 'Palabras',
  wordFound: 'encontrada',
  progress: (found: number, all: number) => `${found} de ${all}`,
  hint: 'Una pista',
  hintMore: 'Otra pista',
  hintLast: 'Enséñamela',
  hintFirst: (place: string) => `Una empieza en la ${place}.`,
  hintLine: (place: string, way: string) => `Empieza en la ${place} y va ${way}.`,
  large: 'Letras grandes',
  small: 'Verla entera',
  largeHint: 'La arena se desliza. Toca la primera letra de la palabra y después la última.',
  byLines: 'Jugar por líneas',
  byGrid: 'Volver a la cuadrícula',
  lineTitle: (number: number, all: number) => `Línea ${number} de ${all}`,
  lineFrom: (place: string, way: string) => `Desde la ${place}, ${way}.`,
  lineAsk: '¿Qué palabra se esconde en ella?',
  otherLine: 'Otra línea',
  strayed: 'Ahí no hay ninguna de la lista.',
  again: 'Esa ya está encontrada.',
  notInLine: 'Esa no está en esta línea.',
  lead: 'Arrastra sobre las letras, o toca la primera y la última. Con cada palabra el agua se lleva letras que sobran y deja otras doradas.',
  all: 'Están todas. Las letras doradas, en su orden, son una palabra.',
  story: 'Leer la historia',
  glosses: 'Lo que encontraste',
  storyTitle: 'Le falta una palabra',
  formAsk: 'Fórmala con las letras de la arena. Toca la primera, y luego las demás en su orden.',
  formed: (letters: string, left: number) =>
    letters === '' ? `Faltan ${left} letras.` : `Llevas ${letters}. ${leftText(left)}`,
  sayLaid: (letter: string, left: number) => `${letter}. ${leftText(left)}`,
  pearlLaid: (letter: string) => `${letter}, ya puesta`,
  later: (letter: string) => `La ${letter} va más adelante.`,
  formHint: 'Poner la siguiente',
  yes: 'Sí',
  no: 'No',
  right: 'Eso es.',
  near: (yes: boolean) => (yes ? 'Esta vez, sí.' : 'Se entiende pensarlo. Esta vez, no.'),
  next: 'Terminar',
  sayFound: (word: string, gloss: string, left: number) =>
    `${word}. ${gloss} ${left === 0 ? 'Están todas.' : left === 1 ? 'Queda una.' : `Quedan ${left}.`}`,
  captionLetter: 'gota',
  captionFound: 'agua que entra y un acorde',
  captionStray: 'toque sordo',
  captionHint: 'campana breve',
  captionStory: 'acorde largo',
  takeTitle: 'Una palabra para hoy',
  takeLead: 'Elige una de las que encontraste, si quieres llevártela.',
} as const;

function leftText(left: number): string {
  return left === 1 ? 'Falta una letra.' : `Faltan ${left} letras.`;
}

/** What is said of a line, or of a word that was named for one, which finds nothing new. */
export function strayText({ byLines, stray }: Pick<SearchState, 'byLines' | 'stray'>): string {
  if (byLines) return SEARCH_TEXTS.notInLine;
  return stray?.again ? SEARCH_TEXTS.again : SEARCH_TEXTS.strayed;
}

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/** What was found; nothing in it could be better or worse. */
export function outcomeText(state: SearchState): string {
  const words = state.found.flatMap((at) => state.hidden[at]?.word ?? []);
  return `En la arena: ${LIST.format(words)}. En la historia: ${storyOf(state).word}.`;
}
