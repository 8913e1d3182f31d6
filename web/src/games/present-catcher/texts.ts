import type { Where } from './rules.ts';

export const PRESENT_TEXTS = {
  stream: 'Cosas en el río. Intro: está aquí. Flecha izquierda: pasado. Flecha derecha: futuro.',
  past: 'Pasado',
  future: 'Futuro',
  here: 'Aquí',
  touchOne: 'Toca la cosa',
  left: (left: number) => (left === 0 ? '' : left === 1 ? 'Falta una' : `Faltan ${left}`),
  heard: (text: string) => `Se oye: ${text}`,
  rest: 'El río te espera',
  probe: '¿Dónde estaba tu mente?',
  probeLead: 'Cualquier respuesta sincera vale igual.',
  wheres: {
    now: 'Aquí',
    past: 'En el pasado',
    future: 'En el futuro',
    elsewhere: 'Por ahí, no sé',
  } satisfies Record<Where, string>,
  sayArrive: (text: string) => text,
  sayBack: 'Vuelve al río.',
  early: 'Espera al círculo ancho.',
  onPulse: 'Justo aquí.',
  sayPlaced: { now: 'Aquí.', past: 'Al pasado.', future: 'Al futuro.' },
  captionNow: 'campana',
  captionPulse: 'campana doble, en el pulso',
  captionAway: 'gota que se aleja',
  captionBack: 'toque sordo: vuelve al río',
  momentTitle: 'Tres cosas de verdad, a tu alrededor',
  moments: ['Una que ves', 'Una que oyes', 'Una que tocas'],
  stay: 'Quedarme 15 segundos con una',
  staying: (seconds: number) =>
    `Quédate con esa. ${seconds === 1 ? 'Un segundo' : `${seconds} segundos`}.`,
  stayed: 'Ya está. Si quieres, escríbela abajo.',
} as const;

interface Played {
  placed: number;
  right: number;
  pulses: number;
  asked: number;
  here: number;
}

export function outcomeText({ placed, right, pulses, asked, here }: Played): string {
  const parts = [`${right} de ${placed} encontraron su lugar a la primera.`];
  if (pulses > 0)
    parts.push(
      pulses === 1
        ? 'Una, con el círculo en lo más ancho.'
        : `${pulses}, con el círculo en lo más ancho.`,
    );
  if (asked > 0 && here === 0) parts.push('Tu mente viajó, y te diste cuenta.');
  if (here > 0) parts.push('Cuando te preguntó, tu mente estaba aquí.');
  return parts.join(' ');
}
