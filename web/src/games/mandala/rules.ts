import { type Rules, TICK_MS } from '../contract.ts';
import { NOTHING_DONE } from '../kit/paint/history.ts';
import { lastPoint, SIZES } from '../kit/paint/strokes/stroke.ts';
import { act } from './drawing.ts';
import { INKS } from './inks.content.ts';
import { drawModel, remembered } from './model.ts';
import { drawCurves } from './path.ts';
import { TOOLS } from './pen.ts';
import {
  isGuided,
  isOver,
  drawnFolds,
  linesOf,
  type MandalaAction,
  type MandalaState,
  pathNow,
} from './state.ts';
import { outcomeText } from './texts.ts';

/** Of every level; more folds, finer lines. */
const FOLDS = [4, 6, 8, 10, 12, 16] as const;
/** Ink from which on a line counts as unhurried. */
const UNHURRIED = 55;

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

export const rules: Rules<MandalaState, MandalaAction> = {
  version: 2,
  setup({ level, options }, rng) {
    const drawn = drawCurves(level, rng);
    const folds = FOLDS[level - 1] ?? 8;
    const wreath = drawModel(level, folds, drawn.rng);
    const curves = options['mode'] === 'follow' ? drawn.curves : [];
    const model = options['mode'] === 'remember' ? wreath.model : [];
    return {
      rng: wreath.rng,
      ground: options['ground'] === 'sand' ? 'sand' : 'night',
      folds,
      mirrored: true,
      history: NOTHING_DONE,
      open: null,
      pen: { angle: 0, radius: 140, down: false },
      colour: 1,
      size: 1,
      tool: 0,
      curves,
      reached: curves.map(() => 0),
      model,
      looking: model.length > 0,
      elapsedMs: 0,
      drawingMs: 0,
      unhurriedMs: 0,
      ending: null,
    };
  },
  again(fresh, before) {
    const { colour, size, tool } = before;
    if (isGuided(fresh)) return { ...fresh, colour, size, tool };
    return { ...fresh, colour, size, tool, folds: before.folds, mirrored: before.mirrored };
  },
  step(state, action) {
    if (isOver(state)) return state;
    if (action.type === 'tick') return tick(state);
    return state.ending ? state : act(state, action);
  },
  status(state) {
    // Nothing is measured: who draws decides when it is done, and nothing ranks it.
    if (!isOver(state)) return { phase: 'playing', score: null };
    const { history, unhurriedMs, ending, model } = state;
    const outcome = outcomeText({
      lines: linesOf(state),
      paths: state.curves.length,
      bloomed: pathNow(state),
      folds: drawnFolds(state),
      unhurriedMs,
      kept: ending?.kept ?? true,
      pieces: model.length,
      remembered: remembered(model, history.done),
    });
    return { phase: 'finished', score: null, outcome };
  },
  legalActions(state) {
    if (state.ending) return [];
    const { history } = state;
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
      ...(isGuided(state)
        ? []
        : [{ type: 'folds', folds: state.folds + 1 } as const, { type: 'mirror' } as const]),
      ...(state.model.length > 0 ? [{ type: 'look' } as const] : []),
      ...(history.done.length > 0 ? [{ type: 'undo' } as const] : []),
      ...(history.undone.length > 0 ? [{ type: 'redo' } as const] : []),
      { type: 'done', kept: true },
      { type: 'done', kept: false },
    ];
  },
};
