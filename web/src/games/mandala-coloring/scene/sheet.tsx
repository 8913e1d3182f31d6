import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ToolButton } from '../../kit/paint/parts/tool-button.tsx';
import { UndoButtons } from '../../kit/paint/parts/undo-buttons.tsx';
import { useZoom } from '../../kit/paint/parts/use-zoom.ts';
import { PAINT_TEXTS } from '../../kit/paint/texts.ts';
import { cellTowards, mandalaOf, placeOf } from '../drawing/cells.ts';
import { dyesFor } from '../drawing/dyes.ts';
import { SHEET } from '../drawing/sheet-svg.ts';
import { type ColoringAction, type ColoringState, fillsNow } from '../rules.ts';
import { COLORING_TEXTS } from '../texts.ts';
import { CellLayer } from './cell-layer.tsx';
import { Halo } from './halo.tsx';
import { Resting } from './resting.tsx';

interface SheetProps {
  state: ColoringState;
  send: (action: ColoringAction) => void;
  /** It has just become whole: a light goes over it. */
  lit: boolean;
  /** Nothing else is to be seen meanwhile. */
  isAlone: boolean;
}

const CORNERS =
  'absolute inset-x-2 flex justify-between gap-1 pointer-events-none *:pointer-events-auto';
const HALVES = 1.6;

/** The sheet: the mandala in its middle, and in the corners that it leaves free what belongs to it. */
export function Sheet({ state, send, lit, isAlone }: SheetProps) {
  const sheet = useRef<SVGSVGElement>(null);
  const mandala = mandalaOf(state.plan);
  const fills = fillsNow(state);
  const dyes = useMemo(() => dyesFor(fills), [fills]);
  const zoom = useZoom(sheet, SHEET * 2);
  // Whoever comes with the keyboard begins in the middle.
  const [at, setAt] = useState(mandala.cells.length - 1);
  const [shown, setShown] = useState(false);
  const cell = mandala.cells[at];
  // Whoever comes back in the middle of the light goes on from there.
  const [openedMs] = useState(state.elapsedMs);
  const since = Math.max(0, openedMs - (state.wholeAtMs ?? 0));
  const { lookAtAll } = zoom;
  useEffect(() => {
    if (lit) lookAtAll();
  }, [lit, lookAtAll]);

  function go(number: number) {
    setAt(number);
    const { x, y } = placeOf(mandala, number);
    zoom.show(x, y);
    sheet.current
      ?.querySelector<SVGElement>(`[data-target="${number}"]`)
      ?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow')) go(cellTowards(mandala, at, event.key));
    else if (event.key === 'Enter' || event.key === ' ') send({ type: 'fill', cell: at });
    else if (event.key === 'z') send({ type: 'undo' });
    else if (event.key === 'y') send({ type: 'redo' });
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative overflow-hidden rounded-card bg-(--sheet)">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the pieces in it are what is pressed; it listens for all of them */}
      <svg
        ref={sheet}
        viewBox={zoom.viewBox}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element of a drawing groups buttons
        role="group"
        aria-label={`${COLORING_TEXTS.sheet}. ${COLORING_TEXTS.sheetHelp}`}
        // As thin from near as from afar.
        strokeWidth={2.6 / zoom.scale}
        className="block aspect-square w-full"
        style={{ touchAction: zoom.isWhole ? 'pan-y' : 'none' }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          setAt(numberOf(event.target) ?? at);
          setShown(event.target.matches(':focus-visible'));
        }}
        onBlur={() => setShown(false)}
        onClick={(event) => {
          const number = numberOf(event.target);
          if (number === null || zoom.wasDrag()) return;
          setAt(number);
          send({ type: 'fill', cell: number });
        }}
        {...zoom.pointer}
      >
        {/* oxlint-disable-next-line react/no-danger -- made of our own numbers and colours */}
        <defs dangerouslySetInnerHTML={{ __html: dyes }} />
        {lit && <Halo since={since} />}
        <CellLayer
          {...{ mandala, fills, at }}
          wave={state.history.done.at(-1) ?? null}
          light={isAlone ? since : null}
        />
        {shown && cell && (
          <g
            transform={`rotate(${cell.turn})`}
            fill="none"
            strokeLinejoin="round"
            className="pointer-events-none"
          >
            <path d={cell.d} stroke="var(--bare)" strokeWidth={12 / zoom.scale} />
            <path d={cell.d} stroke="var(--at)" strokeWidth={6 / zoom.scale} />
          </g>
        )}
      </svg>
      <Resting isAway={isAlone} className={`${CORNERS} top-2`}>
        <UndoButtons
          history={state.history}
          onUndo={() => send({ type: 'undo' })}
          onRedo={() => send({ type: 'redo' })}
        />
      </Resting>
      <Resting isAway={isAlone} className={`${CORNERS} bottom-2`}>
        <ToolButton
          label={PAINT_TEXTS.zoomOut}
          disabled={zoom.isWhole}
          onPress={() => zoom.zoomBy(1 / HALVES)}
        >
          <Minus />
        </ToolButton>
        <ToolButton label={PAINT_TEXTS.zoomIn} onPress={() => zoom.zoomBy(HALVES)}>
          <Icon name="plus" className="size-5" />
        </ToolButton>
      </Resting>
    </div>
  );
}

function numberOf(target: EventTarget): number | null {
  const number = target instanceof Element ? target.getAttribute('data-target') : null;
  return number === null ? null : Number(number);
}

function Minus() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path d="M5 12h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
