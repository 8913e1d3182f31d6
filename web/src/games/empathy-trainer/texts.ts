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
  theirWordSelf: (word: string) => `Era ${word}.`,
  sameWord: 'La misma palabra que elegiste.',
  yourWord: (word: string) => `Elegiste ${word}.`,
  yours: 'Tu lugar',
  theirs: 'Su lugar',
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
  distance: {
    near: 'Están muy cerca.',
    some: 'Están a media distancia.',
    far: 'Están lejos por ahora.',
  },
  distanceSelf: {
    near: 'Tu voz y tú, muy cerca.',
    some: 'Tu voz y tú, a media distancia.',
    far: 'Tu voz y tú, lejos por ahora.',
  },
} as const;

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
  some: 'La charla quedó abierta.',
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
