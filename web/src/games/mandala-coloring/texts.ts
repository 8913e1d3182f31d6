import type { PieceName } from './drawing/motifs.ts';
import type { Fills, Reach } from './drawing/fills.ts';
import { colourOf, type Finish, finishOf, type Paint } from './drawing/paint.ts';
import type { Plan } from './drawing/plan.ts';
import { coloursOf } from './drawing/surface.ts';

const PIECES: Readonly<Record<PieceName, string>> = {
  petal: 'pétalo',
  'back-petal': 'pétalo de atrás',
  heart: 'corazón',
  pearl: 'perla',
  arch: 'arco',
  'inner-arch': 'arco de dentro',
  'half-leaf': 'media hoja',
  drop: 'gota',
  'inner-drop': 'gota de dentro',
  point: 'punta',
  'inner-point': 'punta de dentro',
  stretch: 'tramo',
  ground: 'fondo',
  centre: 'centro',
  seed: 'semilla',
};

const FINISH_NAMES: Readonly<Record<Finish, string>> = {
  flat: 'liso',
  light: 'con luz',
  dots: 'con puntos',
  lines: 'con rayas',
};

const REACH_NAMES: Readonly<Record<Reach, string>> = {
  one: 'Una pieza',
  round: 'Toda la vuelta',
  alternate: 'Una sí, una no',
};

/** A paint as it is called: «azul río», «azul río con puntos», «sin color». */
export function paintName(paint: Paint): string {
  const colour = colourOf(paint);
  if (!colour) return 'sin color';
  const finish = finishOf(paint);
  return finish === 'flat' ? colour.name : `${colour.name} ${FINISH_NAMES[finish]}`;
}

interface PieceWords {
  name: PieceName;
  /** From 1. */
  number: number;
  of: number;
  /** From 1, the middle. */
  ring: number;
  rings: number;
  paint: Paint;
}

export const COLORING_TEXTS = {
  sheet: 'Mandala para colorear',
  sheetHelp: 'Flechas para moverte, Intro para pintar.',
  piece: ({ name, number, of, ring, rings, paint }: PieceWords) => {
    const which = of === 1 ? PIECES[name] : `${PIECES[name]} ${number} de ${of}`;
    return `${which}, anillo ${ring} de ${rings}: ${paintName(paint)}`;
  },
  sayFilled: (name: PieceName, count: number, paint: Paint) =>
    count === 1 ? `${PIECES[name]}: ${paintName(paint)}` : `${count} piezas: ${paintName(paint)}`,
  sayRow: (name: PieceName) => `Ya tiene color toda la vuelta de ${PIECES[name]}.`,
  sayWhole: 'Todo el mandala tiene color.',
  sayUndone: 'Deshecho',
  hand: (paint: Paint) => (colourOf(paint) ? paintName(paint) : 'borrador'),
  palette: 'Paleta',
  finishes: 'Cómo queda',
  finish: (finish: Finish) => FINISH_NAMES[finish],
  reaches: 'Hasta dónde pinta',
  reach: (reach: Reach) => REACH_NAMES[reach],
  bare: 'Quitar el color',
  done: 'Terminar',
  fileName: 'mandala-remanso',
  ruled: (colour: string) => `Mi color de hoy: ${colour}.`,
  yourColours: 'Tus colores de hoy',
  yourSheets: 'Tus últimos mandalas',
  sheetsKept: (most: number) => `Se guardan los ${most} últimos, solo en este dispositivo.`,
  keptSheet: (number: number, of: number, what: string) => `${number} de ${of}. ${what}`,
  captionFill: 'gota',
  captionRound: 'acorde de agua',
  captionRow: 'campana',
  captionWhole: 'campanas largas',
  captionUndo: 'toque de madera',
} as const;

/** What lies on the sheet. Nothing in it could be more or less. */
export function outcomeText(plan: Plan, fills: Fills): string {
  const colours = coloursOf(plan, fills);
  const [first] = colours;
  if (!first) return 'Miraste el dibujo un rato. También cuenta.';
  const pieces = fills.filter((paint) => colourOf(paint)).length;
  const count = pieces === 1 ? 'Una pieza' : `${pieces} piezas`;
  if (colours.length === 1) return `${count} en un solo color: ${first.name}.`;
  return `${count} y ${colours.length} colores. El que más se ve es ${first.name}.`;
}

/** What is to be seen on a sheet: its four largest colours. */
export function altText(plan: Plan, fills: Fills): string {
  const colours = listOfColours(plan, fills);
  return colours === '' ? 'Mandala sin color' : `Mandala con ${colours}`;
}

/** «azul río, oro y coral» */
function listOfColours(plan: Plan, fills: Fills): string {
  const names = coloursOf(plan, fills)
    .slice(0, 4)
    .map(({ name }) => name);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} y ${last}`;
}
