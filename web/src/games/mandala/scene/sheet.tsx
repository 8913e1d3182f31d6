import { type KeyboardEvent, useCallback, useId, useMemo, useState } from 'react';
import { UndoButtons } from '../../kit/paint/parts/undo-buttons.tsx';
import { DrawingSurface } from '../../kit/paint/strokes/drawing-surface.tsx';
import { lastPoint } from '../../kit/paint/strokes/stroke.ts';
import { TOOLS } from '../pen.ts';
import { brushFolds, goneOf, isFull, type MandalaAction, type MandalaState } from '../state.ts';
import { MANDALA_TEXTS } from '../texts.ts';
import { Ground, PenMark } from './ground.tsx';
import { LOOKS } from './looks.ts';

interface SheetProps {
  state: MandalaState;
  send: (action: MandalaAction) => void;
  still: boolean;
}

const MOVES: Readonly<Record<string, readonly [turn: number, out: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The sheet, for the hand and for the keys. */
export function Sheet({ state, send, still }: SheetProps) {
  const { folds, mirrored, colour, size, tool, curves, reached, history, open, pen } = state;
  const repeated = brushFolds(state);
  const helpId = useId();
  const [keyed, setKeyed] = useState(false);
  const look = LOOKS[state.ground];
  const isBrush = TOOLS[tool] === 'brush';
  const full = isFull(state);
  const gone = goneOf(state);
  // What is to be followed is said below: here it would lie on the dots.
  const isBare =
    !state.looking &&
    curves.length === 0 &&
    history.done.length === 0 &&
    open === null &&
    state.ending === null;
  const canDraw = !full && state.ending === null;
  const brush = useMemo(
    () => ({ colour, size, folds: repeated, mirrored }),
    [colour, size, repeated, mirrored],
  );

  const onLay = useCallback((points: readonly number[]) => send({ type: 'lay', points }), [send]);
  const onLift = useCallback(() => send({ type: 'lift' }), [send]);
  const onStamp = useCallback(
    (points: readonly number[]) => {
      const at = lastPoint(points);
      if (at) send({ type: 'stamp', x: at.x, y: at.y });
    },
    [send],
  );

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    if (move) send({ type: 'move', turn: move[0], out: move[1] });
    else if (event.key === ' ' || event.key === 'Enter') send({ type: 'press' });
    else if (event.key === 'z') send({ type: 'undo' });
    else if (event.key === 'y') send({ type: 'redo' });
    else if (event.key === '+') send({ type: 'folds', folds: folds + 1 });
    else if (event.key === '-') send({ type: 'folds', folds: folds - 1 });
    else return;
    event.preventDefault();
  }

  return (
    <div style={look.style} className="relative overflow-hidden rounded-card bg-(--sheet)">
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a sheet that is drawn on with keys is a widget that no element stands for */}
      <div
        role="application"
        aria-label={MANDALA_TEXTS.surface}
        aria-describedby={helpId}
        tabIndex={0}
        data-target="sheet"
        className="rounded-card outline-offset-[-4px] outline-(--pen)"
        onKeyDown={onKeyDown}
        onFocus={(event) => setKeyed(event.target.matches(':focus-visible'))}
        onBlur={() => setKeyed(false)}
      >
        <DrawingSurface
          strokes={state.looking ? state.model : history.done}
          open={open}
          brush={canDraw ? brush : null}
          stamps={!isBrush}
          look={look}
          onLay={isBrush ? onLay : onStamp}
          onLift={onLift}
          gone={gone}
          still={still}
          ground={<Ground {...{ folds, curves, reached }} bare={state.ending !== null} />}
        />
        {(keyed || pen.down) && gone === 0 && <PenMark {...{ pen, folds: repeated, mirrored }} />}
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      {state.ending === null && (
        <div className="pointer-events-none absolute inset-x-2 top-2 flex justify-between *:pointer-events-auto">
          <UndoButtons
            history={history}
            onUndo={() => send({ type: 'undo' })}
            onRedo={() => send({ type: 'redo' })}
          />
        </div>
      )}
      {isBare && (
        <p className="pointer-events-none absolute inset-x-0 bottom-[16%] px-[18%] text-center font-title text-lg text-(--pen)">
          {state.model.length > 0 ? MANDALA_TEXTS.rememberHere : MANDALA_TEXTS.drawHere}
        </p>
      )}
      <p id={helpId} className="sr-only">
        {MANDALA_TEXTS.surfaceHelp}
      </p>
    </div>
  );
}
