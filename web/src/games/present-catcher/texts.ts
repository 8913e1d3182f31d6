import { planOf } from './levels.ts';
import type { Sense } from './notices.content.ts';
import type { Where } from './river/state.ts';
import type { Time } from './things.content.ts';

export const PRESENT_TEXTS = {
  stream: 'Cosas en el río. Intro: está aquí. Flecha izquierda: pasado. Flecha derecha: futuro.',
  past: 'Pasado',
  future: 'Futuro',
  touchOne: 'Toca lo que va ahí',
  left: (left: number) => (left === 0 ? '' : left === 1 ? 'Falta una' : `Faltan ${left}`),
  heard: (text: string) => `Se oye: ${text}`,
  probe: '¿Dónde estaba tu mente?',
  probeLead: 'Cualquier respuesta vale.',
  wheres: {
    now: 'Aquí',
    past: 'En el pasado',
    future: 'En el futuro',
    elsewhere: 'Por ahí, no sé',
  } satisfies Record<Where, string>,
  replies: {
    now: 'Estaba aquí, con lo que hay.',
    past: 'Estaba en el pasado. Lo notaste, y eso ya cuenta.',
    future: 'Estaba en el futuro. Lo notaste, y eso ya cuenta.',
    elsewhere: 'No saber dónde andaba también es darse cuenta.',
  } satisfies Record<Where, string>,
  noticing: 'El río espera',
  senses: {
    hear: 'Escucha sin prisa. El silencio también vale. Tócalo cuando lo oigas.',
    touch: 'No hace falta moverse. Tócalo cuando lo notes.',
    see: 'Mira sin prisa. Vale cualquier cosa. Tócalo cuando lo veas.',
  } satisfies Record<Sense, string>,
  other: 'Otra cosa',
  stayWith: 'Quédate con eso',
  staysWith: 'Una respiración entera. Si quieres seguir antes, tócalo otra vez.',
  sayBack: 'Vuelve al río.',
  early: 'Está aquí. Espera al círculo ancho.',
  onPulse: 'Una luz más.',
  sayJourney: 'Era un viaje.',
  sayPlaced: { now: 'Aquí.', past: 'Al pasado.', future: 'Al futuro.' },
  captionNow: 'campana',
  captionStep: 'campana, paso a paso',
  crosses: 'Nilo cruza',
  sayCrosses: 'Nilo cruza el río por las piedras de lo que estaba aquí.',
  crossing: (noticed: readonly string[]) =>
    `Con lo que estaba aquí se cruza el río. Doradas, las que te detuviste a notar: ${listed(noticed.map((words) => `«${words}»`))}.`,
  captionPulse: 'campana doble, en el pulso',
  captionAway: 'una piedra cae en la orilla',
  captionBack: 'toque sordo: vuelve al río',
  captionFound: 'tres campanas suaves',
  stay: 'Quedarme 15 segundos con algo de aquí',
  staying: (seconds: number) =>
    `Una cosa que veas, oigas o toques. ${seconds === 1 ? 'Un segundo' : `${seconds} segundos`}.`,
  stayed: 'Ya está. Si quieres, escribe abajo con qué te quedaste.',
} as const;

/** Where any bank is right for a journey, none of them is said to be its time. */
export function placedText(level: number, to: Time): string {
  const isAnyBank = to !== 'now' && !planOf(level).banks;
  return isAnyBank ? PRESENT_TEXTS.sayJourney : PRESENT_TEXTS.sayPlaced[to];
}

const COUNTS =
  'cero una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis'.split(
    ' ',
  );
const countOf = (count: number) => COUNTS[count] ?? String(count);
const asBeginning = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const SENSED: Readonly<Record<Sense, string>> = {
  hear: 'en algo que oías',
  touch: 'en algo que tocabas',
  see: 'en algo que veías',
};

interface Played {
  placed: number;
  right: number;
  pulses: number;
  senses: readonly Sense[];
  answers: readonly Where[];
}

/** What was done and what was answered, in the very words of the answer. */
export function outcomeText({ placed, right, pulses, senses, answers }: Played): string {
  const parts: string[] = [];
  const sensed = [...new Set(senses)].map((sense) => SENSED[sense]);
  if (sensed.length > 0) parts.push(`Te detuviste ${listed(sensed)}.`);
  if (right === placed) parts.push(`Las ${countOf(placed)} encontraron su lugar a la primera.`);
  else if (right === 0) parts.push(`Las ${countOf(placed)} encontraron su lugar.`);
  else {
    const found = right === 1 ? 'encontró' : 'encontraron';
    parts.push(`De ${countOf(placed)} cosas, ${countOf(right)} ${found} su lugar a la primera.`);
  }
  if (pulses > 0) {
    const touched = pulses === 1 ? 'la tocaste' : 'las tocaste';
    parts.push(`${asBeginning(countOf(pulses))} ${touched} justo con el círculo más ancho.`);
  }
  if (answers.length > 0) {
    const said = answers.map((where) => `«${PRESENT_TEXTS.wheres[where]}»`);
    parts.push(`Cuando el río preguntó por tu mente, dijiste ${said.join(', y después ')}.`);
  }
  return parts.join(' ');
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
}
