import { type Rules, TICK_MS } from '../contract.ts';
import {
  afterDoing,
  afterRedo,
  afterUndo,
  type History,
  NOTHING_DONE,
} from '../kit/paint/history.ts';
import { lastPoint, PER_POINT, pointAt, SIZES, type Stroke } from '../kit/paint/strokes/stroke.ts';
import { evened, thinned } from '../kit/paint/strokes/thin.ts';
import type { Rng } from '../kit/random/random.ts';
import { INKS } from './inks.content.ts';
import { type Curve, drawCurves, PLACES, reachedBy } from './path.ts';
import { inkUnder, type KeyPen, movedPen, placeOfPen, stampAt, TOOLS } from './pen.ts';
import { outcomeText } from './texts.ts';

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
  /** What is there to be followed; nothing where somebody draws freely. */
  curves: readonly Curve[];
  /** For every curve the places that were reached, as the digits of a number in base two. */
  reached: readonly number[];
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
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'done'; kept: boolean };

/** docs/design/games.md §3: a brush of 4 to 16 folds, one more step with each level. */
export const LEAST_FOLDS = 4;
export const MOST_FOLDS = 16;
const FOLDS = [4, 6, 8, 10, 12, 16] as const;
/** So long the wind takes for a whole sheet. */
export const BLOW_MS = 4200;
/** All lines together: some 70 kB to keep, and more than a sheet bears. */
const MOST_NUMBERS = 5000 * PER_POINT;
/** Of one line; a longer one goes on as a new one. */
const MOST_OF_A_LINE = 900 * PER_POINT;
/** Ink from which on a line counts as unhurried. */
const UNHURRIED = 55;
const WHOLE = 2 ** PLACES - 1;

export function isFull({ history, open }: MandalaState): boolean {
  const all = history.done.reduce((sum, { points }) => sum + points.length, 0);
  return all + (open?.points.length ?? 0) >= MOST_NUMBERS;
}

export function isWhole(reached: number | undefined): boolean {
  return reached === WHOLE;
}

/** 0–1: how much of the sheet the wind has taken. */
export function goneOf({ ending }: MandalaState): number {
  return ending && !ending.kept ? Math.min(1, ending.ms / BLOW_MS) : 0;
}

function isOver({ ending }: MandalaState): boolean {
  return ending !== null && (ending.kept || ending.ms >= BLOW_MS);
}

const newStroke = ({ colour, size, folds, mirrored }: MandalaState): Stroke => ({
  colour,
  size,
  folds,
  mirrored,
  points: [],
});

function lay(state: MandalaState, points: readonly number[]): MandalaState {
  if (isFull(state) || points.length === 0 || points.length % PER_POINT !== 0) return state;
  const open = state.open ?? newStroke(state);
  const longer = { ...open, points: [...open.points, ...points] };
  const next = { ...state, open: longer, reached: reachedAfter(state, points) };
  if (longer.points.length < MOST_OF_A_LINE) return next;
  // The end of this line is the beginning of the next.
  return { ...lift(next), open: { ...open, points: points.slice(-PER_POINT) } };
}

function reachedAfter(state: MandalaState, points: readonly number[]): readonly number[] {
  if (state.curves.length === 0) return state.reached;
  return state.curves.map((curve, at) => {
    let places = state.reached[at] ?? 0;
    for (let point = 0; point < points.length / PER_POINT; point += 1) {
      const { x, y } = pointAt(points, point);
      for (const place of reachedBy(curve, state.folds, x, y)) places |= 1 << place;
    }
    return places;
  });
}

function lift(state: MandalaState): MandalaState {
  const { open } = state;
  if (!open) return state;
  const done = { ...open, points: thinned(evened(open.points)) };
  return { ...state, open: null, history: afterDoing(state.history, done) };
}

function stamp(state: MandalaState, x: number, y: number): MandalaState {
  const tool = TOOLS[state.tool] ?? 'brush';
  const points = stampAt(tool, x, y, state.size, state.folds);
  return lift(lay({ ...lift(state), open: null }, points));
}

/** The pen of the keys goes down, comes up, or puts a stamp where it is. */
function press(state: MandalaState): MandalaState {
  const { pen } = state;
  if (TOOLS[state.tool] !== 'brush') {
    const { x, y } = placeOfPen(pen);
    return stamp(state, x, y);
  }
  if (pen.down) return { ...lift(state), pen: { ...pen, down: false } };
  if (isFull(state)) return state;
  return lay({ ...lift(state), pen: { ...pen, down: true } }, inkUnder(pen));
}

/** Other tools begin a new line; the pen of the keys stays where it is. */
function withHand(state: MandalaState, hand: Partial<MandalaState>): MandalaState {
  return { ...lift(state), ...hand, pen: { ...state.pen, down: false } };
}

function tick(state: MandalaState): MandalaState {
  const elapsedMs = state.elapsedMs + TICK_MS;
  if (state.ending) {
    return { ...state, elapsedMs, ending: { ...state.ending, ms: state.ending.ms + TICK_MS } };
  }
  const last = state.open && lastPoint(state.open.points);
  if (!last) return { ...state, elapsedMs };
  return {
    ...state,
    elapsedMs,
    drawingMs: state.drawingMs + TICK_MS,
    unhurriedMs: state.unhurriedMs + (last.ink >= UNHURRIED ? TICK_MS : 0),
  };
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));

export const rules: Rules<MandalaState, MandalaAction> = {
  version: 1,
  setup({ level, options }, rng) {
    const drawn = drawCurves(level, rng);
    const isFree = options['mode'] !== 'follow';
    const curves = isFree ? [] : drawn.curves;
    return {
      rng: drawn.rng,
      ground: options['ground'] === 'sand' ? 'sand' : 'night',
      folds: FOLDS[level - 1] ?? 8,
      mirrored: true,
      history: NOTHING_DONE,
      open: null,
      pen: { angle: 0, radius: 140, down: false },
      colour: 1,
      size: 1,
      tool: 0,
      curves,
      reached: curves.map(() => 0),
      elapsedMs: 0,
      drawingMs: 0,
      unhurriedMs: 0,
      ending: null,
    };
  },
  step(state, action) {
    if (isOver(state)) return state;
    if (action.type === 'tick') return tick(state);
    return state.ending ? state : act(state, action);
  },
  status(state) {
    // Nothing is measured: who draws decides when it is done, and nothing ranks it.
    if (!isOver(state)) return { phase: 'playing', score: null };
    const { history, folds, unhurriedMs, ending } = state;
    const kept = ending?.kept ?? true;
    const outcome = outcomeText({ lines: history.done.length, folds, unhurriedMs, kept });
    return { phase: 'finished', score: null, outcome };
  },
  legalActions(state) {
    if (state.ending) return [];
    const { history, curves } = state;
    return [
      ...[-1, 1].flatMap((way) => [
        { type: 'move', turn: way, out: 0 } as const,
        { type: 'move', turn: 0, out: way } as const,
      ]),
      { type: 'press' },
      { type: 'stamp', x: 90, y: -160 },
      { type: 'lay', points: [60, -200, 90, 75, -215, 92, 95, -210, 60] },
      ...(state.open ? [{ type: 'lift' } as const] : []),
      ...INKS.map((_, colour) => ({ type: 'colour', colour }) as const),
      ...SIZES.map((_, size) => ({ type: 'size', size }) as const),
      ...TOOLS.map((_, tool) => ({ type: 'tool', tool }) as const),
      ...(curves.length === 0
        ? [{ type: 'folds', folds: state.folds + 1 } as const, { type: 'mirror' } as const]
        : []),
      ...(history.done.length > 0 ? [{ type: 'undo' } as const] : []),
      ...(history.undone.length > 0 ? [{ type: 'redo' } as const] : []),
      { type: 'done', kept: true },
      { type: 'done', kept: false },
    ];
  },
};

function act(state: MandalaState, action: MandalaAction): MandalaState {
  switch (action.type) {
    case 'lay':
      return lay(state, action.points);
    case 'lift':
      return withHand(state, {});
    case 'stamp':
      return stamp(state, action.x, action.y);
    case 'press':
      return press(state);
    case 'move': {
      const pen = movedPen(state.pen, action.turn, action.out);
      const moved = { ...state, pen };
      return pen.down ? lay(moved, inkUnder(pen)) : moved;
    }
    case 'colour':
      return withHand(state, { colour: within(action.colour, 0, INKS.length - 1) });
    case 'size':
      return withHand(state, { size: within(action.size, 0, SIZES.length - 1) });
    case 'tool':
      return withHand(state, { tool: within(action.tool, 0, TOOLS.length - 1) });
    // What is followed is made for its folds.
    case 'folds':
      if (state.curves.length > 0) return state;
      return withHand(state, { folds: within(action.folds, LEAST_FOLDS, MOST_FOLDS) });
    case 'mirror':
      return state.curves.length > 0 ? state : withHand(state, { mirrored: !state.mirrored });
    case 'undo':
      return { ...withHand(state, {}), history: afterUndo(lift(state).history) };
    case 'redo':
      return { ...withHand(state, {}), history: afterRedo(lift(state).history) };
    default:
      return { ...withHand(state, {}), ending: { kept: action.kept, ms: 0 } };
  }
}
