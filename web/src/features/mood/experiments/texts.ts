import type { Act, Length, Question } from '#domain/mood/experiments/experiments.ts';
import type { Estimate } from '#domain/statistics/intervals.ts';
import { betweenText, daysText, signed } from '../charts/texts.ts';

export interface ActWords {
  name: string;
  /** What a day with it asks. */
  today: string;
  /** Within a sentence, after «con». */
  inSentence: string;
}

export const ACT_TEXTS: Readonly<Record<Act, ActWords>> = {
  outdoors: {
    name: 'Aire libre',
    today: 'Sal al aire libre diez minutos, aunque sea a la puerta.',
    inSentence: 'aire libre',
  },
  movement: {
    name: 'Movimiento',
    today: 'Mueve el cuerpo un rato, como mejor te vaya.',
    inSentence: 'movimiento',
  },
  company: {
    name: 'Compañía',
    today: 'Pasa un rato con alguien, en persona o por teléfono.',
    inSentence: 'compañía',
  },
  screens: {
    name: 'Descanso de pantallas',
    today: 'Deja las pantallas una hora antes de ir a la cama.',
    inSentence: 'descanso de pantallas',
  },
  coffee: {
    name: 'Infusión por la tarde',
    today: 'Después de mediodía, una infusión o un descafeinado.',
    inSentence: 'infusión por la tarde',
  },
  music: {
    name: 'Música',
    today: 'Escucha una canción entera sin hacer otra cosa.',
    inSentence: 'música',
  },
  breathing: {
    name: 'Respirar despacio',
    today: 'Cinco minutos de respirar sin prisa.',
    inSentence: 'respiración',
  },
  writing: {
    name: 'Escribir',
    today: 'Escribe tres líneas, en el diario o en papel.',
    inSentence: 'escritura',
  },
};

/** An own factor; undefined once it was taken away. */
export function ownAct(name: string | undefined): ActWords {
  const called = name ?? 'Algo propio';
  return { name: called, today: `Haz sitio para esto: ${called}.`, inSentence: `«${called}»` };
}

export const QUESTION_TEXTS: Readonly<Record<Question, { ask: string; what: string }>> = {
  mood: { ask: '¿Cambia mi ánimo ese día?', what: 'tu ánimo' },
  'next-day': { ask: '¿Cambia mi ánimo al día siguiente?', what: 'tu ánimo del día siguiente' },
  energy: { ask: '¿Cambia mi energía ese día?', what: 'tu energía' },
};

/** What the two ends of its scale are. */
export const SCALE_ENDS: Readonly<Record<Question, readonly [up: string, down: string]>> = {
  mood: ['agradable', 'difícil'],
  'next-day': ['agradable', 'difícil'],
  energy: ['con energía', 'sin fuerzas'],
};

const QUESTION_UP: Readonly<Record<Question, readonly [more: string, less: string]>> = {
  mood: ['más agradable', 'más difícil'],
  'next-day': ['más agradable', 'más difícil'],
  energy: ['más alta', 'más baja'],
};

export const LENGTH_TEXTS: Readonly<Record<Length, string>> = {
  7: 'Dos semanas',
  10: 'Casi tres semanas',
  14: 'Cuatro semanas',
};

export const EXPERIMENTS_TEXTS = {
  title: 'Prueba contigo',
  lead: 'Lo que ayuda a otra gente puede no ayudarte, y al revés. Aquí lo averiguas con tus propios días.',
  how: 'Cómo va',
  steps: [
    'Eliges una cosa pequeña y una pregunta.',
    'El azar reparte tus días de dos en dos: unos con ella, otros como siempre.',
    'Anotas cómo llegas los días que quieras. Un día sin nota no cuenta ni a favor ni en contra.',
    'Al final se compara, y se dice también cuando no se sabe.',
  ],
  factor: 'Qué quiero probar',
  question: 'Qué quiero saber',
  length: 'Cuánto tiempo',
  preview: 'Un día con ella:',
  leftOut:
    'Medicación, sueño, comida y alcohol quedan fuera, también entre lo propio: eso se ve con quien te atiende.',
  start: 'Repartir los días y empezar hoy',
  another: 'Probar otra cosa',
  cancel: 'Ahora no',
  today: { with: 'Hoy, con', without: 'Hoy, sin' },
  withLine: (name: string) => `Hoy, con: ${name}`,
  // Alone on a page «sin compañía» would read as something to do.
  withoutLine: 'Hoy, como cualquier día.',
  withoutToday: 'Un día como siempre, sin añadirlo a propósito.',
  noPressure: 'Si hoy sale de otra forma, no pasa nada: cuenta lo que tocaba, lo hayas hecho o no.',
  checkIn: 'Anotar cómo llegas',
  dayOf: (day: number, of: number, told: number) =>
    `Día ${day} de ${of}. ${told === 0 ? 'Aún sin días anotados.' : `Con nota: ${daysText(told)}.`}`,
  waiting: 'Los días ya están. Falta anotar cómo llegas hoy; mañana se puede mirar.',
  waitingTold: 'Los días ya están, y la nota de hoy también. Mañana se puede mirar.',
  blind: 'El resultado se mira al final: mirarlo a medias engaña.',
  days: 'Tus días hasta hoy',
  dayName: (day: number, isWith: boolean, told: boolean) =>
    `Día ${day}: ${isWith ? 'con' : 'sin'}, ${told ? 'con nota' : 'sin nota'}`,
  stop: 'Parar aquí',
  stopped: 'Parado. Lo anotado sigue en su sitio.',
  undo: 'Deshacer',
  remove: 'Borrar esta prueba',
  removed: 'Prueba borrada. Tus registros de ánimo siguen.',
  offline: 'Sin conexión: lo que empieces o pares queda aquí y se envía cuando vuelva.',
  error: 'No se pudo traer lo que ya probaste. Vuelve a intentarlo en un momento.',
  retry: 'Reintentar',
  loading: 'Buscando tus pruebas...',
  pending: 'Pendiente de enviar.',
  refused: 'Esto no se pudo guardar en tu cuenta. Sigue en este dispositivo.',
  past: 'Lo que ya probaste',
  mood: 'Tu prueba de hoy',

  verdict: { more: 'Sí', less: 'Sí, al revés', no: 'No se nota', open: 'Aún no se sabe' },
  effect: 'Con frente a sin',
  hint: 'El punto es lo más probable. La barra es lo que también podría ser.',
  chart: {
    with: 'con',
    without: 'sin',
    note: 'Cada punto es un día con nota. La raya, la media de dos días.',
  },
  table: 'Día a día',
  columns: ['Día', 'Tocaba', 'De −5 a 5'],
  arm: { true: 'con', false: 'sin' },
  noRecord: 'sin registro',
  caution:
    'Vale para ti y para estos días. Si algo te hace bien, no necesita permiso de una gráfica.',
} as const;

const PER_HUNDRED = 100;

function chanceText(p: number): string {
  const times = Math.round(p * PER_HUNDRED);
  return times < 1 ? 'menos de 1 de cada 100' : `${times} de cada 100`;
}

/** With its question and the thing that was tried, in plain words. */
export function moreText(
  question: Question,
  act: ActWords,
  { value, low, high }: Estimate,
  p: number,
) {
  const [up, down] = QUESTION_UP[question];
  const { what } = QUESTION_TEXTS[question];
  const way = value > 0 ? up : down;
  return `En los días con ${act.inSentence}, ${what} fue ${way}: ${signed(value)} puntos de diez, entre ${betweenText({ low, high })}. El azar solo daría tanto en ${chanceText(p)} repartos.`;
}

export function noText(question: Question, act: ActWords, { low, high }: Estimate) {
  return `Con ${act.inSentence} o sin ello, ${QUESTION_TEXTS[question].what} anda igual. Si hay diferencia, es pequeña: entre ${betweenText({ low, high })} puntos de diez.`;
}

export function openText(effect: Estimate | null, p: number | null, told: number): string {
  if (!effect || p === null) {
    return `Hay ${daysText(told)} con nota y hacen falta más de los dos tipos. No es un fallo: simplemente no alcanza para decirlo.`;
  }
  return `La diferencia pudo ser de ${signed(effect.value)}, pero también cualquier cosa entre ${betweenText(effect)}. El azar solo daría tanto en ${chanceText(p)} repartos; para decir «sí» pedimos menos de 5.`;
}
