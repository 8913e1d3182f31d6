import type { Way } from '../kit/grid/lines.ts';

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
  otherThemes: 'Otros temas',
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
  hintFirst: (place: string) => `Una empieza en ${place}.`,
  hintLine: (place: string, way: string) => `Empieza en ${place} y va ${way}.`,
  large: 'Letras grandes',
  small: 'Verla entera',
  largeHint: 'Toca la primera letra de la palabra y después la última.',
  byLines: 'Jugar por líneas',
  byGrid: 'Volver a la cuadrícula',
  lineTitle: (number: number, all: number) => `Línea ${number} de ${all}`,
  lineFrom: (place: string, way: string) => `Desde ${place}, ${way}.`,
  lineAsk: '¿Qué palabra se esconde en ella?',
  otherLine: 'Otra línea',
  strayed: 'Ahí no hay ninguna de la lista.',
  lead: 'Arrastra sobre las letras, o toca la primera y la última. Con cada palabra entra agua y se lleva letras que sobran.',
  all: 'Están todas. Las letras que quedan en la arena forman una palabra.',
  story: 'Leer la historia',
  glosses: 'Lo que encontraste',
  storyTitle: 'Le falta una palabra',
  fragment: (fragment: string) => `Palabra con una letra de menos: ${fragment}`,
  gapAsk: '¿Qué letra falta?',
  tried: (letter: string) => `Con ${letter} no sale. Queda otra.`,
  yes: 'Sí',
  no: 'No',
  right: 'Eso es.',
  near: (yes: boolean) => (yes ? 'Esta vez, sí.' : 'Esta vez, no.'),
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

/** What happened; nothing in it could be better or worse. */
export function outcomeText(words: number): string {
  return `${words === 1 ? 'Una palabra' : `${words} palabras`} en la arena y una historia con su final.`;
}
