import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type Size, seenWorld } from './fit.ts';
import type { Pen } from './pen.ts';
import { TargetButton, type TargetEvents, type TargetLook } from './target-button.tsx';
import type { Spot } from './towards.ts';
import { type Frame, useCanvas } from './use-canvas.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type Seen = ReturnType<typeof seenWorld>;

interface ArcadeStageProps<S> extends TargetEvents {
  /** In world units; all of it is always seen. */
  world: Size;
  state: S;
  aheadMs: ((frameMs: number) => number) | undefined;
  /** Nothing may move. */
  still: boolean;
  /** Draws a state as it is so many milliseconds after its tick, and changes nothing. */
  draw: (pen: Pen, state: S, aheadMs: number, seen: Seen) => void;
  /** What can be touched now. */
  targets: readonly TargetLook[];
  /** Where those are, in world units. */
  places: (state: S, aheadMs: number) => readonly Spot[];
  /** How far to the side a hand has a target, in CSS pixels. */
  offsetOf?: (id: number) => number;
  /** Called the group of targets, for who cannot see it. */
  label: string;
  /** Keys that a target understands beside Enter and the arrows; true if it was one of them. */
  onTargetKey?: (id: number, key: string) => boolean;
  /** Below the canvas: what does not move. */
  ground?: ReactNode;
  children?: ReactNode;
}

const SMALLEST_PX = 44;
/**
 * How often a button comes after what it stands for where nobody sees it: in that time nothing goes
 * further than a finger could tell. A style that is written costs the frame more than the picture does.
 */
const FOLLOW_MS = 100;

/** A button and what its style says of its place, so that only what changes is written. */
interface Placed {
  button: HTMLButtonElement;
  side: number | null;
  transform: string;
}

/**
 * A canvas for what is seen, and over it one real button for each thing that can be touched: finger,
 * mouse, keyboard, switch and screen reader all meet the same controls, and the canvas stays a
 * picture. Both move with the frame; React only renders what comes, goes or is called otherwise.
 */
export function ArcadeStage<S>(props: ArcadeStageProps<S>) {
  const { world, still, targets, label, ground, children, onPress, onGrab } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<number, Placed>());
  const followedMs = useRef(-Infinity);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const keep = useCallback((id: number, element: HTMLButtonElement | null) => {
    if (element) buttons.current.set(id, { button: element, side: null, transform: '' });
    else buttons.current.delete(id);
  }, []);

  const onFrame = useCallback((pen: Pen, { fit, box, frameMs }: Frame) => {
    const {
      state,
      aheadMs,
      draw,
      places,
      offsetOf,
      targets: shown,
      still: isStill,
    } = latest.current;
    const ahead = isStill ? 0 : (aheadMs?.(frameMs) ?? 0);
    const follows = frameMs - followedMs.current >= FOLLOW_MS;
    if (follows) followedMs.current = frameMs;
    for (const { id, x, y } of places(state, ahead)) {
      const placed = buttons.current.get(id);
      const look = shown.find((target) => target.id === id);
      if (!placed || !look) continue;
      const isSeen = look.face !== undefined || placed.button === document.activeElement;
      if (!isSeen && !follows && placed.transform !== '') continue;
      placeButton(placed, {
        x: fit.left + x * fit.scale + (offsetOf?.(id) ?? 0),
        y: fit.top + y * fit.scale,
        side: look.face ? null : Math.max(SMALLEST_PX, look.reach * 2 * fit.scale),
      });
    }
    draw(pen, state, ahead, seenWorld(fit, box));
  }, []);
  useCanvas({ canvas, world, still, onFrame });

  const spots = useCallback(() => {
    const { state, places, targets: shown } = latest.current;
    return places(state, 0).filter((spot) => shown.some(({ id }) => id === spot.id));
  }, []);
  const focus = useKeptFocus(layer, spots);

  return (
    <div className="relative size-full overflow-hidden">
      {ground}
      <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it are what is pressed; arrows go from one to another */}
      <div
        ref={layer}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element stands for a group of buttons
        role="group"
        aria-label={label}
        className="absolute inset-0"
        {...focus}
        onKeyDown={(event) => {
          const id = (event.target as Element).getAttribute('data-target');
          const { onTargetKey } = latest.current;
          if (id !== null && onTargetKey?.(Number(id), event.key)) event.preventDefault();
          else focus.onKeyDown(event);
        }}
      >
        {targets.map((target) => (
          <TargetButton
            key={target.id}
            {...target}
            keep={keep}
            onPress={onPress}
            {...(onGrab && { onGrab })}
          />
        ))}
      </div>
      {children}
    </div>
  );
}

function placeButton(
  placed: Placed,
  { x, y, side }: { x: number; y: number; side: number | null },
) {
  const { style } = placed.button;
  if (side !== placed.side) {
    placed.side = side;
    style.width = style.height = side === null ? '' : `${side}px`;
  }
  // What is seen has a layer of its own and is only moved; what is not needs none.
  const place = `${x.toFixed(1)}px, ${y.toFixed(1)}px`;
  const transform = `${side === null ? `translate3d(${place}, 0)` : `translate(${place})`} translate(-50%, -50%)`;
  if (transform === placed.transform) return;
  placed.transform = transform;
  style.transform = transform;
}
