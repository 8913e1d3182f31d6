import type { Kind } from './deck/pair.ts';

/** What stands on the corner of a card, for either side, in words. */
export const SIDE_TEXTS: Readonly<Record<Kind, readonly [string, string]>> = {
  situation: ['lo que pasa', 'lo que ayuda'],
  emotion: ['emoción', 'cuerpo'],
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
  askTitle: '¿Te acuerdas?',
  askLead: (words: string, partner: string) => `${words} · ${partner}`,
  right: 'Sí.',
  near: (right: string) => `Era: ${right.charAt(0).toLowerCase()}${right.slice(1)}.`,
  comesBackTomorrow: 'Vuelve mañana, sin prisa.',
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
  ownPlayWithout: 'Repartir sin escribir',
  ownFull: 'Cuatro parejas. El tablero ya tiene lo tuyo.',
  ownHeavy: 'Esto pide compañía y no un azulejo. Con otra pareja se puede seguir.',
  ownHelp: 'Abrir la ayuda',
  ownQuestion: (when: string) => `Cuando «${when}», ¿qué escribiste que te ayuda?`,
  ownBecause: 'Lo escribiste tú: ya te sirvió una vez.',
  sayClosed: 'No son pareja.',
  sayFound: (words: string, partner: string, left: number) =>
    `Pareja: ${words}, con ${partner}. ${left === 0 ? 'No queda ninguna.' : `Quedan ${left}.`}`,
  captionTurn: 'toque de cerámica',
  captionFound: 'dos campanas juntas',
  captionRight: 'campana abierta',
  captionNear: 'gota baja',
  takeTitle: 'Una para hoy',
  takeLead: 'Elige la que quieras tener a mano. Se copia abajo, y desde ahí puede ir a tu diario.',
  boxesTitle: 'Lo que se va quedando',
  boxes: ['Mañana', 'En 3 días', 'En una semana', 'En dos semanas'],
  boxOf: (count: number) => (count === 1 ? '1 pareja' : `${count} parejas`),
  boxesLead: 'Cada pareja que recuerdas tarda más en volver. La que se escapa vuelve mañana.',
} as const;

interface Played {
  pairs: number;
  turns: number;
  asked: number;
  right: number;
}

/** What happened, told and not judged. */
export function outcomeText({ pairs, turns, asked, right }: Played): string {
  return `${pairs} parejas en ${turns} intentos. De ${asked} preguntas recordaste ${right}.`;
}
