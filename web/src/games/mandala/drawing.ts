import { afterDoing, afterRedo, afterUndo } from '../kit/paint/history.ts';
import { lastPoint, PER_POINT, pointAt, SIZES, type Stroke } from '../kit/paint/strokes/stroke.ts';
import { evened, thinned } from '../kit/paint/strokes/thin.ts';
import { bloomOf, crownOf } from './bloom.ts';
import { INKS } from './inks.content.ts';
import { reachedBy } from './path.ts';
import { inkUnder, movedPen, placeOfPen, stampAt, TOOLS } from './pen.ts';
import {
  brushFolds,
  isFull,
  isGuided,
  isWhole,
  LEAST_FOLDS,
  type MandalaAction,
  type MandalaState,
  MOST_FOLDS,
  pathNow,
} from './state.ts';

/** Of one line; a longer one goes on as a new one. */
const MOST_OF_A_LINE = 900 * PER_POINT;

/** Between two points of a line the way is looked at so often, in units of the sheet. */
const LOOK_EVERY = 12;

function newStroke(state: MandalaState): Stroke {
  const { colour, size, mirrored } = state;
  return { colour, size, folds: brushFolds(state), mirrored, points: [] };
}

function lay(state: MandalaState, points: readonly number[]): MandalaState {
  if (isFull(state) || points.length === 0 || points.length % PER_POINT !== 0) return state;
  const open = state.open ?? newStroke(state);
  const longer = { ...open, points: [...open.points, ...points] };
  const next = { ...walked(state, points), open: longer };
  if (longer.points.length < MOST_OF_A_LINE) return next;
  // The end of this line is the beginning of the next.
  return { ...lift(next), open: { ...open, points: points.slice(-PER_POINT) } };
}

/** The path that is walked now, with what this stretch of line reached of it; whole, it blooms. */
function walked(state: MandalaState, points: readonly number[]): MandalaState {
  const now = pathNow(state);
  const curve = state.curves[now];
  if (!curve) return state;
  let places = state.reached[now] ?? 0;
  let from = state.open && lastPoint(state.open.points);
  for (let at = 0; at < points.length / PER_POINT; at += 1) {
    const to = pointAt(points, at);
    const start = from ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - start.x, to.y - start.y) / LOOK_EVERY));
    for (let step = 1; step <= steps; step += 1) {
      const x = start.x + ((to.x - start.x) * step) / steps;
      const y = start.y + ((to.y - start.y) * step) / steps;
      for (const place of reachedBy(curve, state.folds, x, y)) places |= 1 << place;
    }
    from = to;
  }
  if (places === state.reached[now]) return state;
  const next = { ...state, reached: state.reached.map((was, at) => (at === now ? places : was)) };
  if (!isWhole(places)) return next;
  const colour = state.colour + 2 + now;
  const isLast = now === state.curves.length - 1;
  const flowers = [
    bloomOf(curve, state.folds, colour),
    ...(isLast ? crownOf(state.folds, colour) : []),
  ];
  return { ...next, history: flowers.reduce((all, one) => afterDoing(all, one), state.history) };
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

/** Who draws no longer looks: the model is covered, and can be looked at again. */
function covered(state: MandalaState): MandalaState {
  return state.looking ? { ...state, looking: false } : state;
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));

/** What somebody did on the sheet or took from the desk. */
export function act(state: MandalaState, action: MandalaAction): MandalaState {
  switch (action.type) {
    case 'lay':
      return lay(covered(state), action.points);
    case 'lift':
      return withHand(state, {});
    case 'stamp':
      return stamp(covered(state), action.x, action.y);
    case 'press':
      return press(covered(state));
    case 'look':
      return state.model.length > 0 ? withHand(state, { looking: !state.looking }) : state;
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
      if (isGuided(state)) return state;
      return withHand(state, { folds: within(action.folds, LEAST_FOLDS, MOST_FOLDS) });
    case 'mirror':
      return isGuided(state) ? state : withHand(state, { mirrored: !state.mirrored });
    case 'undo':
      return { ...withHand(state, {}), history: afterUndo(lift(state).history) };
    case 'redo':
      return { ...withHand(state, {}), history: afterRedo(lift(state).history) };
    default:
      return { ...withHand(state, {}), ending: { kept: action.kept, ms: 0 } };
  }
}
