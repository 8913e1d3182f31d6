import type { Kind } from './thoughts.content.ts';
import type { Lens } from './rules.ts';

export const KIND_TEXTS: Readonly<Record<Kind, { label: string; asks: string }>> = {
  judgement: { label: 'Juicio', asks: 'Pone nota' },
  prediction: { label: 'Predicción', asks: 'Adivina' },
  memory: { label: 'Recuerdo', asks: 'Mira atrás' },
  plan: { label: 'Plan', asks: 'Prepara pasos' },
  order: { label: 'Orden', asks: 'Exige' },
};

export const LENS_TEXTS: Readonly<Record<Lens, { label: string; notice: string }>> = {
  prefix: {
    label: 'Ponerle marco',
    notice: 'Las mismas palabras, con un marco alrededor. Fíjate en quién las mira.',
  },
  slow: { label: 'Decirlo muy despacio', notice: 'Cada palabra por separado. ¿Pesa igual?' },
  cartoon: {
    label: 'Voz de caricatura',
    notice: 'Léelo con la voz más absurda que se te ocurra. No es burla: es otra voz.',
  },
  grow: { label: 'Letras enormes', notice: 'De muy cerca son rayas y curvas. Tinta.' },
  leaf: {
    label: 'Ponerlo en una hoja',
    notice: 'No hay que empujarla. Va a la velocidad del agua.',
  },
};

export const THOUGHT_TEXTS = {
  frame: 'Estoy teniendo el pensamiento de que…',
  progress: (at: number, all: number) => `${at} de ${all}`,
  arrives: 'Llega un pensamiento',
  after: 'Después de mirarlo',
  writeTitle: 'Uno tuyo',
  arriveTwo: 'Llegan dos a la vez',
  believe: '¿Cuánto te lo crees ahora mismo?',
  believeAfter: '¿Y ahora, cuánto?',
  none: 'nada',
  whole: 'del todo',
  unset: 'Sin marcar',
  next: 'Seguir',
  skip: 'Seguir sin marcar',
  heavier: '¿Cuál tira más de ti?',
  kind: '¿Qué está haciendo este pensamiento?',
  right: 'Sí.',
  near: (kind: string) => `Yo lo llamaría ${kind.toLowerCase()}.`,
  lens: 'Míralo de otra manera',
  lensMore: 'Puedes probar otra, o seguir.',
  carryPick: '¿Qué te importa aunque el pensamiento siga aquí?',
  carry: (value: string) => `Caminas hacia: ${value}`,
  carryLead: 'El pensamiento viene al lado. No hay que echarlo ni hacerle caso.',
  carryTask: 'Da pasos a tu ritmo. El pensamiento puede hablar mientras caminas.',
  step: 'Dar un paso',
  steps: (steps: number) => (steps === 1 ? 'Un paso' : `${steps} pasos`),
  secondsLeft: (seconds: number) => `Faltan ${seconds} segundos`,
  serves: '¿Este pensamiento te sirve ahora?',
  yes: 'Sí, para algo',
  no: 'No, ahora no',
  own: '¿Qué pensamiento se repite hoy?',
  ownHint:
    'Corto, como suena en tu cabeza. Para empezar, uno que pese poco. Se queda en este dispositivo.',
  ownNext: 'Usar este',
  ownOther: 'Dame uno de ejemplo',
  ownHeavy: 'Esto pide compañía y no un juego. También puedes practicar con otro pensamiento.',
  ownHelp: 'Abrir la ayuda',
  sayCarry: 'Veinte segundos, caminando con el pensamiento al lado.',
  sayCarryEnd: 'Ya llegaste.',
  captionArrive: 'gota de agua',
  captionLens: 'campana breve',
  captionCarry: 'aire largo y bajo',
  scene: 'El río y el pensamiento',
} as const;

interface Played {
  thoughts: number;
  right: number;
  asked: number;
  lenses: number;
  /** Means before and after; null where they were not both marked. */
  believed: { before: number; after: number } | null;
}

/** What happened, told and not judged: a thought that stays believed is no failure. */
export function outcomeText({ thoughts, right, asked, lenses, believed }: Played): string {
  const parts = [
    thoughts === 1 ? 'Un pensamiento visto de cerca.' : `${thoughts} pensamientos vistos de cerca.`,
  ];
  if (asked > 0) parts.push(`Pusiste nombre igual que el juego en ${right} de ${asked}.`);
  parts.push(lenses === 1 ? 'Probaste una mirada.' : `Probaste ${lenses} miradas.`);
  if (believed)
    parts.push(`Los creías un ${believed.before} de 100; después, un ${believed.after}.`);
  return parts.join(' ');
}
