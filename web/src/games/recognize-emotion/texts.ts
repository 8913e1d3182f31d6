import type { Look } from '../kit/people/look.ts';
import type { Six } from './face/expressions.ts';
import type { Gesture, Seen } from './face/gestures.ts';

export const SIX_TEXTS: Readonly<Record<Six, string>> = {
  joy: 'alegría',
  sadness: 'tristeza',
  anger: 'enojo',
  fear: 'miedo',
  surprise: 'sorpresa',
  disgust: 'asco',
};

/** With its article, inside a sentence. */
export const THE_SIX: Readonly<Record<Six, string>> = {
  joy: 'la alegría',
  sadness: 'la tristeza',
  anger: 'el enojo',
  fear: 'el miedo',
  surprise: 'la sorpresa',
  disgust: 'el asco',
};

/** How it is now, and how it moved. */
export const GESTURE_TEXTS: Readonly<Record<Gesture, { now: string; moved: string }>> = {
  browsUp: { now: 'las cejas están arriba y en arco', moved: 'las cejas subieron enteras' },
  browsUpTogether: {
    now: 'las cejas están arriba y casi rectas',
    moved: 'las cejas subieron y se juntaron',
  },
  browsInnerUp: {
    now: 'las cejas suben por la parte de dentro',
    moved: 'las cejas subieron por la parte de dentro',
  },
  browsDown: { now: 'las cejas están abajo y juntas', moved: 'las cejas bajaron y se juntaron' },
  eyesWide: {
    now: 'los ojos están más abiertos que en reposo',
    moved: 'los ojos se abrieron mucho',
  },
  eyesNarrow: {
    now: 'los ojos están entornados, con las mejillas arriba',
    moved: 'los ojos se entornaron',
  },
  lidsTight: { now: 'los párpados están tensos', moved: 'los párpados se tensaron' },
  lidsHang: { now: 'los párpados de arriba están bajos', moved: 'los párpados de arriba bajaron' },
  noseWrinkled: { now: 'la nariz está arrugada', moved: 'la nariz se arrugó' },
  lipUp: { now: 'el labio de arriba está levantado', moved: 'el labio de arriba se levantó' },
  cornersUp: { now: 'las comisuras están arriba', moved: 'las comisuras subieron' },
  cornersDown: { now: 'las comisuras están abajo', moved: 'las comisuras bajaron' },
  lipsSideways: { now: 'los labios se estiran a los lados', moved: 'los labios se estiraron' },
  lipsPressed: { now: 'los labios están apretados', moved: 'los labios se apretaron' },
  jawDropped: { now: 'la boca está abierta hacia abajo', moved: 'la boca se abrió hacia abajo' },
  lipsParted: { now: 'los labios están separados', moved: 'los labios se separaron' },
};

const AMOUNTS: readonly (readonly [most: number, text: string])[] = [
  [0.35, ' (apenas)'],
  [0.65, ' (un poco)'],
];

const amountOf = (strength: number) => AMOUNTS.find(([most]) => strength < most)?.[1] ?? '';

/** What is to be seen, without a word on what it may mean. */
export function seenText(seen: readonly Seen[]): string {
  if (seen.length === 0) return 'Las cejas, los ojos y la boca están quietos.';
  return sentence(
    seen.map(({ gesture, strength }) => GESTURE_TEXTS[gesture].now + amountOf(strength)),
  );
}

/** «Las comisuras subieron y los ojos se entornaron.» */
export function movedText(gestures: readonly Gesture[]): string {
  return sentence(gestures.map((gesture) => GESTURE_TEXTS[gesture].moved));
}

function sentence(parts: readonly string[]): string {
  const text = [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' y ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const AGES: Readonly<Record<Look['age'], string>> = {
  young: 'Persona joven',
  adult: 'Persona adulta',
  older: 'Persona mayor',
};
const HAIR: Readonly<Record<Look['hair'], string>> = {
  short: 'pelo corto',
  long: 'pelo largo',
  curly: 'pelo rizado',
  bun: 'moño',
  bob: 'media melena',
  bald: 'poco pelo',
  braid: 'trenza',
  scarf: 'pañuelo en la cabeza',
};
const EXTRAS: Readonly<Record<NonNullable<Look['extra']>, string>> = {
  glasses: 'anteojos',
  beard: 'barba',
  earrings: 'aretes',
};

/** Who is there, for who does not see it. */
export function personText({ age, hair, extra }: Look): string {
  return `${AGES[age]}, ${HAIR[hair]}${extra ? ` y ${EXTRAS[extra]}` : ''}`;
}

export const RECOGNISE_TEXTS = {
  faceOf: (number: number, count: number) => `Cara ${number} de ${count}`,
  niloOf: (number: number, count: number) => `Nilo, ${number} de ${count}`,
  storyOf: (number: number, count: number) => `Historia ${number} de ${count}`,
  wayOf: (number: number, count: number) => `Camino ${number} de ${count}`,
  boardOf: (number: number, count: number) => `Tablero ${number} de ${count}`,
  asks: {
    'warm-up': 'Nilo va primero. ¿Qué muestra?',
    name: '¿Qué muestra esta cara?',
    eyes: '¿Qué muestran estos ojos?',
    mixed: 'Aquí hay dos a la vez. ¿Cuáles?',
    context: '¿Qué palabra le va mejor?',
    morph: (from: string, to: string) => `¿Dónde cambia de ${from} a ${to}?`,
    smile: '¿Dónde está la sonrisa?',
  },
  leads: {
    mixed: 'Elige dos palabras.',
    context: 'Mira la cara y lee la historia.',
    again: 'La misma cara, otra historia.',
    morph: 'Mueve la barra y déjala donde veas el cambio. Cada persona lo ve en un punto distinto.',
    smile: 'Hay una sola entre dieciséis.',
    flash: 'La cara se verá medio segundo. Si prefieres, mírala sin prisa: vale igual.',
    gone: 'Ya pasó. ¿Qué viste?',
  },
  nilo: 'Nilo, la nutria',
  niloCues: {
    happy: 'Los ojos forman un arco y la boca se abre hacia arriba.',
    sadness: 'Las cejas suben por dentro y las comisuras bajan.',
  },
  look: 'Mirar medio segundo',
  uncover: 'Ver sin prisa',
  covered: 'La cara está cubierta',
  options: 'Palabras',
  describe: 'Describir la cara',
  slider: 'Camino de una cara a la otra',
  sliderAt: (at: number) => `${at} de 100`,
  answer: 'Aquí cambia',
  answerTwo: 'Creo que son estas',
  twoWhy: 'Elige dos palabras.',
  next: 'Siguiente',
  end: 'Terminar, y una pregunta para ti',
  still: 'En reposo',
  now: 'Ahora',
  yes: (word: string) => `Sí, ${word}`,
  was: (word: string) => `Muestra ${word}`,
  fitsBetter: (word: string) => `En esta historia encaja mejor ${word}`,
  both: (one: string, other: string) => `${one} y ${other}`,
  half: (word: string) => `Viste ${word}. La otra se esconde más.`,
  apart: 'Lo que las separa',
  eyesOnly: 'Con solo los ojos falta media cara: a cualquiera le cuesta más.',
  cell: (row: number, column: number) => `Fila ${row}, columna ${column}`,
  board: 'Dieciséis caras',
  notThere: (seen: string) => `Esa no. ${seen}`,
  found: 'Aquí está',
  foundWhy: 'Las comisuras suben y los ojos acompañan. Las otras quince no las mueven así.',
  stopped: (place: number) => `Lo pusiste en ${place} de 100`,
  morphHalf: 'A mitad de camino las dos caras pesan igual.',
  morphEarly: (to: string) => `Viste pronto ${to}.`,
  morphLate: (from: string) => `Le diste tiempo a ${from}.`,
  morphExact: 'Es justo donde pusiste la marca.',
  morphNear: 'Pusiste la marca muy cerca de ahí.',
  morphFree: 'No hay un punto correcto: es una forma de mirar.',
  stories: 'La misma cara, dos historias',
  report: 'Lo que viste y lo que se confundió',
  reportAll: 'Viste cada cara con su palabra. Nada se confundió con nada.',
  reportTable: 'Cada fila es lo que mostraba la cara. Cada columna, la palabra que elegiste.',
  reportRow: 'Mostraba',
  confused: (shown: string, chosen: string, times: number, of: number) =>
    `${shown} te pareció ${chosen} ${times} de ${of} ${of === 1 ? 'vez' : 'veces'}.`,
  readAt: (percent: number) =>
    `Terminaste leyendo caras al ${percent} % de su fuerza. Cuanto más bajo, más sutil era el gesto.`,
  proof: 'Una cara no prueba lo que alguien siente. Preguntar sí ayuda.',
} as const;

export function outcomeText(level: number, count: number): string {
  if (level === 9) return `${count} sonrisas encontradas.`;
  if (level === 6) return `${count} caminos de una cara a otra.`;
  if (level === 8) return `${count} historias con solo ${count / 2} caras.`;
  if (level === 7) return `${count} caras con dos cosas a la vez.`;
  return `${count} caras miradas de cerca.`;
}
