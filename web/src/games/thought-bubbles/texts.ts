import type { Lens } from './state.ts';
import type { Kind } from './thoughts.content.ts';

export const KIND_TEXTS: Readonly<Record<Kind, { label: string; asks: string }>> = {
  judgement: { label: 'Juicio', asks: 'califica' },
  prediction: { label: 'Predicción', asks: 'adivina' },
  memory: { label: 'Recuerdo', asks: 'mira atrás' },
  plan: { label: 'Plan', asks: 'prepara pasos' },
  order: { label: 'Orden', asks: 'exige' },
};

export const LENS_TEXTS: Readonly<Record<Lens, { label: string; notice: string }>> = {
  prefix: {
    label: 'Ponerle marco',
    notice: 'Las mismas palabras, con un marco alrededor. Fíjate en quién las mira.',
  },
  slow: { label: 'Muy despacio', notice: 'Cada palabra por separado. ¿Pesa igual?' },
  cartoon: {
    label: 'Caricatura',
    notice: 'Léelo con la voz más absurda que se te ocurra. No es burla: es otra voz.',
  },
  grow: { label: 'Letras enormes', notice: 'De muy cerca son rayas y curvas. Tinta.' },
  shore: {
    label: 'Desde la orilla',
    notice: 'Va a la velocidad del agua. No hay que empujarlo ni sujetarlo.',
  },
};

export const THOUGHT_TEXTS = {
  frame: 'Mi cabeza dice que…',
  someValue: 'Mi jardín',
  progress: (at: number, all: number) => `${at} de ${all}`,
  arrives: 'Llega un pensamiento',
  isNamed: 'Ya tiene nombre',
  after: 'Después de mirarlo',
  afterWalk: 'Después de caminar',
  writeTitle: 'Primero, uno tuyo',
  believe: '¿Cuánto te lo crees ahora mismo?',
  believeAfter: '¿Y ahora, cuánto te lo crees?',
  none: 'nada',
  whole: 'del todo',
  unset: 'Sin marcar. Toca la línea.',
  unsetValue: 'Sin marcar',
  marked: (value: number) => `${value} de 100`,
  next: 'Seguir',
  skip: 'Seguir sin marcar',
  heavier: 'Llegan dos a la vez. ¿Cuál pesa más?',
  kind: '¿Qué está haciendo este pensamiento?',
  right: 'Sí.',
  called: (kind: string) => `Lo llamas ${kind.toLowerCase()}.`,
  near: (kind: string) => `También se puede ver como ${kind.toLowerCase()}.`,
  plan: 'Un plan no se discute: se usa, o se deja ir.',
  lens: 'Míralo de otra manera',
  lensMore: 'Puedes probar otra, o seguir.',
  carryPick: '¿Qué te importa, aunque el pensamiento siga aquí?',
  ownValue: 'O dilo con tus palabras',
  ownValueHint: 'En pocas palabras. Se queda en este dispositivo.',
  ownValueNext: 'Caminar hacia esto',
  carry: (value: string) => `Caminas hacia lo que te importa: ${value}`,
  carryLead: 'El pensamiento va al lado. No hay que echarlo ni hacerle caso. Tú marcas el paso.',
  carryTask:
    'El pensamiento puede hablar mientras caminas. Mira también lo que hay en el camino: si algo te gusta, recógelo.',
  stride: 'Dar unos pasos',
  pick: (thing: string) => `Recoger ${thing} y seguir`,
  strideCount: (done: number, all: number) => `Tramo ${done} de ${all}`,
  picked: (things: readonly string[]) => `Llevas: ${things.join(', ')}.`,
  serves: '¿Este pensamiento te sirve ahora?',
  yes: 'Sí, para algo',
  no: 'No, ahora no',
  floats: 'Sigue río abajo',
  floatsLead: 'Si vuelve, no pasa nada: ya sabes mirarlo.',
  stays: 'Se queda en la orilla',
  staysLead: '¿Para qué te sirve? Elige algo pequeño, o sigue sin elegir.',
  nextThought: 'Que llegue el siguiente',
  end: 'Terminar',
  own: '¿Qué pensamiento se repite hoy?',
  ownHint:
    'Corto, como suena en tu cabeza. Para empezar, uno que pese poco. Se queda en este dispositivo.',
  ownLike: 'O parte de uno de estos y cámbialo:',
  ownNext: 'Usar este',
  ownOther: 'Dame uno de ejemplo',
  ownHeavy: 'Esto pide compañía y no un juego. También puedes practicar con otro pensamiento.',
  valueHeavy: 'Esto pide compañía y no un juego. También puedes elegir una de las palabras.',
  ownHelp: 'Abrir la ayuda',
  sayCarry: 'Caminas con el pensamiento al lado.',
  sayCarryEnd: 'Llegaste.',
  sayFloats: 'El pensamiento sigue río abajo.',
  captionArrive: 'gota de agua',
  captionLens: 'campana breve',
  captionCarry: 'aire largo y bajo',
  captionFloats: 'agua que se va',
  scene: 'El río y el pensamiento',
} as const;

interface Played {
  thoughts: number;
  right: number;
  asked: number;
  lenses: number;
  /** Means before and after; null where they were not both marked. */
  believed: { before: number; after: number } | null;
  /** How many of them were good for something, and what was chosen for it. */
  useful: number;
  acts: readonly string[];
}

/** What happened, told and not judged: a thought that stays believed is no failure. */
export function outcomeText(played: Played): string {
  const { thoughts, right, asked, lenses, believed, useful, acts } = played;
  const one = thoughts === 1;
  const parts = [one ? 'Miraste de cerca un pensamiento.' : `Miraste ${thoughts} pensamientos.`];
  if (asked > 0) parts.push(`Elegiste el mismo nombre que el juego en ${right} de ${asked}.`);
  if (lenses > 0) parts.push(lenses === 1 ? 'Probaste una mirada.' : `Probaste ${lenses} miradas.`);
  if (believed) {
    const it = one ? 'lo creías' : 'los creías';
    parts.push(`Al principio ${it} ${believed.before} de 100; al final, ${believed.after}.`);
  }
  if (useful === 0) parts.push(one ? 'Siguió río abajo.' : 'Todos siguieron río abajo.');
  if (acts.length > 0) parts.push(`Te quedas con esto: ${listOf(acts)}.`);
  return parts.join(' ');
}

/** Each once, inside a sentence. */
function listOf(acts: readonly string[]): string {
  return [...new Set(acts)].map((act) => act.toLowerCase()).join('; ');
}
