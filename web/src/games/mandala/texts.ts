import type { Tool } from './pen.ts';

const TOOL_NAMES: Readonly<Record<Tool, string>> = {
  brush: 'Pincel',
  petal: 'Sello de pétalo',
  pearl: 'Sello de perla',
  bow: 'Sello de arco',
};

const STAMP_WORDS: Readonly<Record<Tool, string>> = {
  brush: 'línea',
  petal: 'pétalos',
  pearl: 'perlas',
  bow: 'arcos',
};

const SIZE_NAMES = ['Línea fina', 'Línea media', 'Línea ancha'] as const;

/** «a medio camino, hacia las 3»: where on the sheet something is, as one would say it. */
function placeName(angle: number, radius: number): string {
  if (radius < 40) return 'en el centro';
  const zone =
    radius < 170
      ? 'cerca del centro'
      : radius < 320
        ? 'a medio camino'
        : radius < 430
          ? 'cerca del borde'
          : 'en el borde';
  const hour = Math.round((((angle % 360) + 360) % 360) / 30) % 12 || 12;
  return `${zone}, hacia ${hour === 1 ? 'la 1' : `las ${hour}`}`;
}

export const MANDALA_TEXTS = {
  surface: 'Hoja para dibujar',
  surfaceHelp:
    'Flechas a los lados: girar. Arriba y abajo: alejar y acercar. Espacio: bajar o levantar el lápiz.',
  tools: 'Herramienta',
  tool: (tool: Tool) => TOOL_NAMES[tool],
  sizes: 'Grosor',
  size: (size: number) => SIZE_NAMES[size] ?? SIZE_NAMES[0],
  folds: (folds: number) => `${folds} partes`,
  fewerFolds: 'Menos partes',
  moreFolds: 'Más partes',
  mirror: 'Espejo',
  drawHere: 'Dibuja donde quieras, sin prisa.',
  rememberHere: 'Dibújalo como lo recuerdes.',
  look: 'Mirar el dibujo',
  cover: 'Ya lo vi',
  lookHere: 'Míralo cuanto quieras. Cuando dibujes, se tapa.',
  modelCaption: 'El que miraste',
  drawnCaption: 'El tuyo',
  feelings: '¿Qué sientes ahora?',
  modelAlt: (pieces: number) => `El dibujo que miraste, con ${pieces} vueltas de sellos`,
  piece: (tool: Tool, ink: string, between: boolean) =>
    `${STAMP_WORDS[tool]} de ${ink}${between ? ' entre las líneas' : ''}`,
  sayModel: (pieces: readonly string[]) => `Del centro hacia fuera: ${pieces.join(', ')}.`,
  full: 'La hoja está llena. Puedes deshacer algún trazo o terminar.',
  done: 'Terminar',
  blow: 'Que se lo lleve el aire',
  blowAsk: 'El aire se lo lleva y no vuelve. No queda copia.',
  blowYes: 'Soplar ahora',
  blowNo: 'Todavía no',
  buttons: 'Dibujar con botones',
  left: 'Girar a la izquierda',
  right: 'Girar a la derecha',
  out: 'Alejar del centro',
  in: 'Acercar al centro',
  penDown: 'Bajar el lápiz',
  penUp: 'Levantar el lápiz',
  putStamp: 'Poner el sello',
  sayPlace: (angle: number, radius: number) => placeName(angle, radius),
  sayDown: (angle: number, radius: number) => `Lápiz abajo, ${placeName(angle, radius)}`,
  sayUp: (lines: number, copies: number) =>
    `Lápiz arriba. ${lines === 1 ? 'Un trazo, repetido' : `${lines} trazos, repetidos`} ${copies} veces.`,
  sayStamp: (tool: Tool, copies: number) => `${TOOL_NAMES[tool]}: ${copies} alrededor.`,
  sayUndone: 'Deshecho',
  sayRedone: 'Rehecho',
  sayFolds: (folds: number) => `${folds} partes`,
  sayCurve: (left: number) =>
    left === 0
      ? 'El último camino floreció. Puedes seguir o terminar.'
      : left === 1
        ? 'Este camino floreció. Queda uno.'
        : `Este camino floreció. Quedan ${left}.`,
  sayBlow: 'El aire pasa y se lo lleva, grano a grano.',
  paths: (bloomed: number, all: number) =>
    bloomed === 0
      ? 'Pasa despacio sobre los puntos.'
      : bloomed < all
        ? `Caminos en flor: ${bloomed} de ${all}`
        : 'Floreció entero. Puedes seguir o terminar.',
  captionLine: 'soplo suave',
  captionHurry: 'roce',
  captionStamp: 'campana',
  captionCurve: 'acorde',
  captionUndo: 'toque de madera',
  captionBlow: 'viento que se va',
  fileName: 'dibujo-remanso',
  alt: (lines: number, folds: number | null) =>
    `Tu dibujo: ${lines === 1 ? 'un trazo' : `${lines} trazos`}${inParts(folds)}`,
  blownTitle: 'No queda nada en la hoja.',
  blownBody: 'También eso es terminar.',
} as const;

function inParts(folds: number | null): string {
  return folds === null ? '' : ` en ${folds} partes`;
}

interface Drawn {
  lines: number;
  folds: number | null;
  unhurriedMs: number;
  kept: boolean;
  /** Of the model, and how many of them came back. */
  pieces: number;
  remembered: number;
  /** To be followed, and how many of them bloomed. */
  paths: number;
  bloomed: number;
}

/** What happened, in one or two sentences that rank nothing. */
export function outcomeText(drawn: Drawn): string {
  const { lines, folds, unhurriedMs, kept, pieces, remembered, paths, bloomed } = drawn;
  if (lines === 0) return 'La hoja quedó vacía, y el rato fue tuyo.';
  const count = lines === 1 ? 'Un trazo' : `${lines} trazos`;
  const minutes = unhurriedMs / 60_000;
  const slow =
    minutes >= 1.5
      ? ` ${Math.round(minutes)} minutos de línea sin prisa.`
      : minutes >= 0.5
        ? ' Un minuto de línea sin prisa.'
        : '';
  const gone = kept ? '' : ' Se lo llevó el aire.';
  const memory =
    pieces === 0 || remembered === 0 ? '' : ` Recordaste ${remembered} de ${pieces} vueltas.`;
  if (bloomed > 0) {
    const all =
      bloomed === paths
        ? `Florecieron los ${paths} caminos`
        : `Caminos en flor: ${bloomed} de ${paths}`;
    return `${all}.${slow}${gone}`;
  }
  return `${count}${inParts(folds)}.${memory}${slow}${gone}`;
}
