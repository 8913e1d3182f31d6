import type { Distance } from './openness.ts';
import type { ReplyKind } from './vignette.ts';

export const EMPATHY_TEXTS = {
  before: 'La charla hasta aquí',
  you: 'Tú:',
  place: (name: string) => `¿Qué sentirá ${name}?`,
  placeSelf: '¿Qué hay debajo de esa voz?',
  map: 'Cuánto agrada y cuánta fuerza tiene',
  word: 'Y una palabra',
  compare: 'Comparar',
  compareWhy: 'Elige un lugar y una palabra.',
  told: (name: string) => `${name}, con sus palabras`,
  toldSelf: 'Lo que había debajo',
  theirWord: (word: string) => `Lo llama ${word}.`,
  theirWordSelf: (word: string) => `Lo que más pesaba: ${word}.`,
  sameWord: 'La misma palabra que elegiste.',
  yourWord: (word: string) => `Elegiste ${word}.`,
  /** Nobody else can say what somebody feels. */
  yourWordSelf: (word: string) => `También cabe lo que elegiste: ${word}.`,
  yours: 'Tu lugar',
  theirs: 'Su lugar',
  theirsSelf: 'El de la voz',
  compared: 'Tu lugar y el suyo',
  reply: '¿Qué contestas?',
  replySelf: '¿Qué te contestas?',
  go: 'Seguir',
  end: 'Así quedó',
  firstEnd: 'La primera vez quedó así',
  sameEnd: 'La primera vez quedó igual.',
  said: 'Lo que dijiste',
  again: '¿Y si hubieras dicho lo otro?',
  againHow: 'Elige una de tus respuestas. La charla vuelve a ese momento y sigue por otro lado.',
  change: 'Cambiar esta respuesta:',
  close: 'Salir de la charla',
} as const;

/** By openness: a step that the boats take is a step in words, too. */
const APART = [
  'lejos por ahora',
  'lejos por ahora',
  'algo lejos',
  'a media distancia',
  'cerca',
  'muy cerca',
  'muy cerca',
] as const;

export function apartText(openness: number, isSelf: boolean): string {
  const apart = APART[openness] ?? APART[0];
  return isSelf ? `Tu voz y tú, ${apart}.` : `Están ${apart}.`;
}

/** What each way of answering is called at the end. With oneself there is no other person. */
export const KIND_TEXTS: Readonly<Record<'other' | 'self', Record<ReplyKind, string>>> = {
  other: {
    validate: 'decir lo que vive',
    ask: 'preguntar',
    advise: 'aconsejar',
    minimise: 'quitarle peso',
    'take-over': 'llevarlo a tu historia',
  },
  self: {
    validate: 'reconocer lo que duele',
    ask: 'preguntarte',
    advise: 'ponerte una tarea',
    minimise: 'quitarle peso',
    'take-over': 'darle la razón al látigo',
  },
};

const ENDS: Record<Distance, string> = {
  near: 'Terminaron más cerca.',
  some: 'La charla sigue abierta.',
  far: 'La charla quedó para otro día. También pasa entre quienes se quieren.',
};

const ENDS_SELF: Record<Distance, string> = {
  near: 'Te hablaste como a alguien que quieres.',
  some: 'La charla quedó a medias.',
  far: 'Esta vez la voz dura tuvo la última palabra. Otro día se le puede contestar.',
};

/** @param name null where one talks with oneself */
export function outcomeText(name: string | null, replies: number, distance: Distance): string {
  const who = name ?? 'tu voz de adentro';
  const end = name === null ? ENDS_SELF[distance] : ENDS[distance];
  return `Una charla con ${who}, ${replies} respuestas. ${end}`;
}
