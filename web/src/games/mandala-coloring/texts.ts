import type { PieceName } from './drawing/motifs.ts';
import type { Fills, Reach } from './drawing/fills.ts';
import { colourOf, type Finish, finishOf, type Paint } from './drawing/paint.ts';

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
  alt: (pieces: number, colours: string) =>
    pieces === 0 ? 'Mandala sin color' : `Mandala con ${colours}`,
  ruled: (colour: string) => `Mi color de hoy: ${colour}.`,
  yourColours: 'Tus colores de hoy',
  captionFill: 'gota',
  captionRound: 'acorde de agua',
  captionRow: 'campana',
  captionUndo: 'toque de madera',
} as const;

/** The colours of a sheet by how many pieces have them, the first one first. */
export function coloursOf(fills: Fills): readonly { name: string; hex: string; pieces: number }[] {
  const counted = new Map<string, { name: string; hex: string; pieces: number }>();
  for (const paint of fills) {
    const colour = colourOf(paint);
    if (!colour) continue;
    const { pieces } = counted.get(colour.name) ?? { pieces: 0 };
    counted.set(colour.name, { ...colour, pieces: pieces + 1 });
  }
  return [...counted.values()].toSorted((one, other) => other.pieces - one.pieces);
}

/** What lies on the sheet. Nothing in it could be more or less. */
export function outcomeText(fills: Fills): string {
  const colours = coloursOf(fills);
  const [first] = colours;
  if (!first) return 'Miraste el dibujo un rato. También cuenta.';
  const pieces = fills.filter((paint) => colourOf(paint)).length;
  const count = pieces === 1 ? 'Una pieza' : `${pieces} piezas`;
  if (colours.length === 1) return `${count} en un solo color: ${first.name}.`;
  return `${count} y ${colours.length} colores. El que más se ve es ${first.name}.`;
}

/** «azul río, oro y coral» */
export function listOfColours(fills: Fills): string {
  const names = coloursOf(fills)
    .slice(0, 4)
    .map(({ name }) => name);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} y ${last}`;
}
