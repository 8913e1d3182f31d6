import type { Kind } from './deck/pair.ts';

/** What stands on the corner of a card, for either side, in words. */
export const SIDE_TEXTS: Readonly<Record<Kind, readonly [string, string]>> = {
  situation: ['lo que pasa', 'lo que ayuda'],
  emotion: ['emoción', 'cómo se nota'],
  value: ['lo que importa', 'cómo se hace'],
  sound: ['sonido', 'qué es'],
  own: ['cuando', 'me ayuda'],
};

export const MEMORY_TEXTS = {
  board: 'Azulejos',
  dealing: 'Repartiendo…',
  pairs: (found: number, all: number) => `${found} de ${all} parejas`,
  closed: (place: string) => `Azulejo tapado, ${place}`,
  seen: (side: string, words: string, place: string) => `${side}: ${words}, ${place}`,
  found: (words: string, partner: string, place: string) =>
    `Pareja: ${words}, con ${partner}, ${place}`,
  peek: 'Mirar todo',
  cover: 'Tapar',
  peekHint: 'Mirar es gratis, las veces que haga falta.',
  due: (count: number) =>
    count === 1 ? 'Vuelve una pareja de otro día.' : `Vuelven ${count} parejas de otro día.`,
  again: 'Oír otra vez',
  both: (words: string, partner: string) => `${words} · ${partner}.`,
  closesNext: 'Se tapan al destapar otro.',
  questions: (count: number) => (count === 1 ? 'una pregunta' : `${count} preguntas`),
  askTitle: (number: number, all: number) => `¿Te acuerdas? ${number} de ${all}`,
  question: (words: string) => `¿Qué iba con «${words}»?`,
  yourAnswer: '(tu respuesta)',
  right: 'Eso es.',
  near: (partner: string) => `Iba con «${partner}».`,
  comesBackTomorrow: 'Si juegas mañana, vuelve a salir.',
  next: 'Seguir',
  end: 'Recoger los azulejos',
  ownTitle: 'Tus azulejos',
  ownLead:
    'Cosas que a ti ya te sirvieron. Hasta cuatro; el resto del tablero se completa con otras. Se quedan en este dispositivo.',
  ownWhen: 'Cuando…',
  ownWhenHint: 'Algo que te pasa. Corto, que quepa en un azulejo.',
  ownHelps: 'Me ayuda…',
  ownHelpsHint: 'Lo que funcionó otra vez.',
  ownAdd: 'Añadir la pareja',
  ownRemove: (when: string) => `Quitar «${when}»`,
  ownPlay: 'Repartir',
  ownAddAndPlay: 'Añadir y repartir',
  ownHalf: 'Falta la otra mitad. Si repartes ya, lo escrito se queda aquí para otra partida.',
  ownPlayWithout: 'Repartir sin escribir',
  ownFull: 'Cuatro parejas. El tablero ya tiene lo tuyo.',
  ownHeavy: 'Esto pide compañía y no un azulejo. Con otra pareja se puede seguir.',
  ownHelp: 'Abrir la ayuda',
  ownTwice: 'Eso ya está en otro azulejo. Con otras palabras, sí cabe.',
  ownBecause: 'Lo escribiste tú: ya te sirvió una vez.',
  sayClosed: 'No son pareja.',
  sayOther: 'Podrían ir juntos. Aquí cada uno tiene otra pareja.',
  showWords: 'Ver las palabras',
  showWall: 'Ver el mural',
  sayFound: (words: string, partner: string, left: number) =>
    `Pareja: ${words}, con ${partner}. ${left === 0 ? 'No queda ninguna.' : `Quedan ${left}.`}`,
  captionTurn: 'toque de cerámica',
  captionFound: 'dos campanas juntas',
  captionRight: 'campana abierta',
  captionNear: 'gota baja',
  takeTitle: 'Una para hoy',
  takeLead: 'Elige la que quieras tener a mano. Se copia abajo, y desde ahí puede ir a tu diario.',
  takeMore: (count: number) => (count === 1 ? 'Ver la otra' : `Ver las otras ${count}`),
  takeFewer: 'Ver menos',
  takeWhen: '¿En qué momento?',
  takeMoments: [
    'Antes de dormir',
    'Cuando termine el turno',
    'Cuando llegue a casa',
    'Si el día se pone cuesta arriba',
  ],
  boxesTitle: 'Cuándo vuelve cada pareja',
  boxes: ['Ya le toca', 'Mañana', 'En 2 o 3 días', 'Dentro de la semana', 'En una o dos semanas'],
  boxOf: (count: number) => (count === 1 ? '1 pareja' : `${count} parejas`),
  boxesLead:
    'Lo que se pregunta por primera vez vuelve mañana, aciertes o no. Después, cada acierto lo aleja: 3 días, una semana, dos. Lo que se escapa vuelve al día siguiente.',
} as const;

interface Played {
  pairs: number;
  turns: number;
  asked: number;
  right: number;
}

/** What happened, told and not judged. */
export function outcomeText({ pairs, turns, asked, right }: Played): string {
  return `${pairs} parejas en ${turns} intentos. Recordaste ${right} de ${asked}.`;
}
