import type { History } from '../kit/paint/history.ts';
import { PER_POINT, type Stroke } from '../kit/paint/strokes/stroke.ts';
import type { Rng } from '../kit/random/random.ts';
import type { Piece } from './model.ts';
import { type Curve, PATH_FOLDS, PLACES } from './path.ts';
import type { KeyPen } from './pen.ts';

export type Ground = 'night' | 'sand';

export interface MandalaState {
  rng: Rng;
  ground: Ground;
  folds: number;
  mirrored: boolean;
  history: History<Stroke>;
  /** The line under the pen. */
  open: Stroke | null;
  pen: KeyPen;
  colour: number;
  size: number;
  /** Place in `TOOLS`. */
  tool: number;
  /** What is there to be followed, one after the other; nothing where somebody draws freely. */
  curves: readonly Curve[];
  /** For every curve the places that were reached, as the digits of a number in base two. */
  reached: readonly number[];
  /** What is there to be looked at and drawn again from memory. */
  model: readonly Piece[];
  /** The model lies on the sheet instead of what was drawn. */
  looking: boolean;
  elapsedMs: number;
  /** How long a pen was drawing, and how much of it without hurry. */
  drawingMs: number;
  unhurriedMs: number;
  /** What was decided at the end, and how long ago. */
  ending: { kept: boolean; ms: number } | null;
}

export type MandalaAction =
  | { type: 'lay'; points: readonly number[] }
  | { type: 'lift' }
  | { type: 'stamp'; x: number; y: number }
  | { type: 'move'; turn: number; out: number }
  | { type: 'press' }
  | { type: 'colour'; colour: number }
  | { type: 'size'; size: number }
  | { type: 'tool'; tool: number }
  | { type: 'folds'; folds: number }
  | { type: 'mirror' }
  | { type: 'look' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'done'; kept: boolean };

/** docs/design/games.md §3: a brush of 4 to 16 folds, one more step with each level. */
export const LEAST_FOLDS = 4;
export const MOST_FOLDS = 16;
/** So long the wind takes for a whole sheet. */
export const BLOW_MS = 7000;
/** So long the bare sheet stays afterwards. */
export const BARE_MS = 2500;
/** All lines together: some 70 kB to keep, and more than a sheet bears. */
const MOST_NUMBERS = 5000 * PER_POINT;
const WHOLE = 2 ** PLACES - 1;

export function isFull({ history, open }: MandalaState): boolean {
  const all = history.done.reduce((sum, { points }) => sum + points.length, 0);
  return all + (open?.points.length ?? 0) >= MOST_NUMBERS;
}

export function isWhole(reached: number | undefined): boolean {
  return reached === WHOLE;
}

/** Its folds are those of what is to be followed or remembered. */
export function isGuided({ curves, model }: MandalaState): boolean {
  return curves.length > 0 || model.length > 0;
}

/** The path to be walked now; beyond the last one when all of them bloom. */
export function pathNow({ curves, reached }: MandalaState): number {
  return curves.filter((_, at) => isWhole(reached[at])).length;
}

/** How often a line of the hand is repeated. */
export function brushFolds({ curves, folds }: MandalaState): number {
  return curves.length > 0 ? PATH_FOLDS : folds;
}

/** What the hand drew; what bloomed on its own is none of it. */
export function linesOf(state: MandalaState): number {
  return handsOf(state).length;
}

/** In how many parts all of it was drawn; null where that changed in between. */
export function drawnFolds(state: MandalaState): number | null {
  const folds = new Set(handsOf(state).map((stroke) => stroke.folds));
  const [only = null] = folds;
  return folds.size === 1 ? only : null;
}

function handsOf({ curves, history }: MandalaState): readonly Stroke[] {
  if (curves.length === 0) return history.done;
  return history.done.filter(({ folds }) => folds === PATH_FOLDS);
}

/** 0–1: how much of the sheet the wind has taken. */
export function goneOf({ ending }: MandalaState): number {
  return ending && !ending.kept ? Math.min(1, ending.ms / BLOW_MS) : 0;
}

export function isOver({ ending }: MandalaState): boolean {
  return ending !== null && (ending.kept || ending.ms >= BLOW_MS + BARE_MS);
}
