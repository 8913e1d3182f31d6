import { type Rules, TICK_MS } from '../contract.ts';
import {
  afterDoing,
  afterRedo,
  afterUndo,
  type History,
  NOTHING_DONE,
} from '../kit/paint/history.ts';
import { PALETTES } from '../kit/paint/palettes.content.ts';
import { drawInt, type Rng } from '../kit/random/random.ts';
import { NOTICES } from './content.ts';
import { mandalaOf } from './drawing/cells.ts';
import { cellsReached, type Fills, fillsOf, type Mark, REACHES } from './drawing/fills.ts';
import { BARE, FINISHES, type Paint, paintOf, partsOf } from './drawing/paint.ts';
import { drawPlan, type Plan } from './drawing/plan.ts';
import { outcomeText } from './texts.ts';

export interface ColoringState {
  rng: Rng;
  plan: Plan;
  history: History<Mark>;
  /** What lay on the paper before the marks of the history; empty for a long while. */
  under: Fills;
  /** What is in the hand. */
  palette: number;
  paint: Paint;
  reach: number;
  elapsedMs: number;
  /** Where the row of notices begins. */
  firstNotice: number;
  finished: boolean;
  /** When the last bare piece got its colour, the first time; absent until then. */
  wholeAtMs?: number;
}

export type ColoringAction =
  | { type: 'fill'; cell: number }
  | { type: 'colour'; colour: number }
  | { type: 'finish-of'; finish: number }
  | { type: 'bare' }
  | { type: 'palette'; palette: number }
  | { type: 'reach'; reach: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'done' };

/** docs/design/games.md §6: a soft notice every 90 s. */
const NOTICE_EVERY_MS = 90_000;
const NOTICE_MS = 14_000;
/** A whole sheet is lit once, for so long. */
export const LIGHT_MS = 4000;
/** More marks than anybody makes: the oldest then become part of the paper, and stay as they are. */
const MOST_MARKS = 4000;

/** The notice that is to be read now, if it is its time. */
export function noticeOf({ elapsedMs, firstNotice }: ColoringState): string | null {
  const turn = Math.floor(elapsedMs / NOTICE_EVERY_MS);
  if (turn === 0 || elapsedMs % NOTICE_EVERY_MS >= NOTICE_MS) return null;
  return NOTICES[(firstNotice + turn) % NOTICES.length] ?? null;
}

/** The light of a sheet that has just become whole is on it. */
export const isLit = ({ elapsedMs, wholeAtMs }: ColoringState): boolean =>
  wholeAtMs !== undefined && elapsedMs - wholeAtMs < LIGHT_MS;

export function fillsNow({ plan, under, history }: ColoringState): Fills {
  return fillsOf(plan, under, history.done);
}

function fill(state: ColoringState, cell: number): ColoringState {
  const next = marked(state, cell);
  const isFirst = state.wholeAtMs === undefined && fillsNow(state).includes(BARE);
  if (!isFirst || fillsNow(next).includes(BARE)) return next;
  return { ...next, wholeAtMs: state.elapsedMs };
}

function marked(state: ColoringState, cell: number): ColoringState {
  const mark: Mark = [cell, state.paint, state.reach];
  const fills = fillsNow(state);
  const changes = cellsReached(mandalaOf(state.plan), mark).some((at) => fills[at] !== mark[1]);
  if (!changes) return state;
  const history = afterDoing(state.history, mark);
  if (history.done.length <= MOST_MARKS) return { ...state, history };
  const oldest = history.done.slice(0, MOST_MARKS / 2);
  const under = fillsOf(state.plan, state.under, oldest);
  return { ...state, under, history: { ...history, done: history.done.slice(oldest.length) } };
}

/** The same place of the palette, or its first colour where bare paper was in the hand. */
function withPaint(state: ColoringState, parts: { colour?: number; finish?: number }) {
  const now = partsOf(state.paint) ?? { palette: state.palette, colour: 0, finish: 0 };
  const { colour = now.colour, finish = now.finish } = parts;
  return { ...state, paint: paintOf(state.palette, colour, finish) };
}

export const rules: Rules<ColoringState, ColoringAction> = {
  version: 1,
  setup({ level, options }, rng) {
    const drawn = drawPlan(level, rng);
    const notice = drawInt(drawn.rng, NOTICES.length);
    const palette = Math.max(
      0,
      PALETTES.findIndex(({ id }) => id === options['palette']),
    );
    return {
      rng: notice.rng,
      plan: drawn.plan,
      history: NOTHING_DONE,
      under: [],
      palette,
      paint: paintOf(palette, 2, 0),
      reach: 0,
      elapsedMs: 0,
      firstNotice: notice.value,
      finished: false,
    };
  },
  again(fresh, { palette, paint, reach }) {
    return { ...fresh, palette, paint, reach };
  },
  step(state, action) {
    if (state.finished) return state;
    switch (action.type) {
      case 'fill':
        return fill(state, action.cell);
      case 'colour':
        return withPaint(state, { colour: action.colour });
      case 'finish-of':
        return withPaint(state, { finish: action.finish });
      case 'bare':
        return { ...state, paint: BARE };
      case 'palette':
        return withPaint({ ...state, palette: action.palette }, {});
      case 'reach':
        return { ...state, reach: action.reach };
      case 'undo':
        return { ...state, history: afterUndo(state.history) };
      case 'redo':
        return { ...state, history: afterRedo(state.history) };
      case 'done':
        return { ...state, finished: true };
      default:
        return { ...state, elapsedMs: state.elapsedMs + TICK_MS };
    }
  },
  status(state) {
    // Nothing is measured: a mandala is finished when somebody says so.
    if (!state.finished) return { phase: 'playing', score: null };
    return { phase: 'finished', score: null, outcome: outcomeText(state.plan, fillsNow(state)) };
  },
  legalActions(state) {
    if (state.finished) return [];
    const { history, plan } = state;
    return [
      ...Array.from(
        { length: mandalaOf(plan).cells.length },
        (_, cell) => ({ type: 'fill', cell }) as const,
      ),
      ...(PALETTES[state.palette]?.colours ?? []).map(
        (_, colour) => ({ type: 'colour', colour }) as const,
      ),
      ...FINISHES.map((_, finish) => ({ type: 'finish-of', finish }) as const),
      ...PALETTES.map((_, palette) => ({ type: 'palette', palette }) as const),
      ...REACHES.map((_, reach) => ({ type: 'reach', reach }) as const),
      { type: 'bare' },
      ...(history.done.length > 0 ? [{ type: 'undo' } as const] : []),
      ...(history.undone.length > 0 ? [{ type: 'redo' } as const] : []),
      { type: 'done' },
    ];
  },
};
