import { type PointerEvent, useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const MOST = 6;
/** Nobody sees that a drawing is larger by less than this: it counts as whole. */
const NEARLY_WHOLE = 1.06;
/** The click that ends a drag comes at once; a later one is a touch of its own. */
const CLICK_MS = 400;
/** A finger that moved less than this has touched, not dragged. */
const STILL_PX = 8;

/** What part of a square drawing is seen. `x`, `y` is its middle, in world units. */
interface Zoom {
  scale: number;
  x: number;
  y: number;
}

interface Held {
  x: number;
  y: number;
}

/**
 * Looking closer at a square drawing whose middle is 0, 0: wheel, two fingers, and one finger that
 * moves it where it is larger than its frame. `wasDrag` says whether a click was the end of that.
 */
export function useZoom(frame: RefObject<Element | null>, side: number) {
  const [zoom, setZoom] = useState<Zoom>({ scale: 1, x: 0, y: 0 });
  const held = useRef(new Map<number, Held>());
  const moved = useRef(0);
  const endedMs = useRef(0);

  const change = useCallback(
    (next: (was: Zoom) => Zoom) => setZoom((was) => within(next(was), side)),
    [side],
  );
  const zoomBy = useCallback(
    (factor: number) => change((was) => ({ ...was, scale: was.scale * factor })),
    [change],
  );
  const lookAtAll = useCallback(() => change(() => ({ scale: 1, x: 0, y: 0 })), [change]);
  /** Brings a place into sight, where it is not. */
  const show = useCallback(
    (x: number, y: number) =>
      change((was) => {
        const reach = (side / was.scale) * 0.36;
        const near = (at: number, middle: number) =>
          Math.abs(at - middle) <= reach ? middle : at - Math.sign(at - middle) * reach;
        return { ...was, x: near(x, was.x), y: near(y, was.y) };
      }),
    [change, side],
  );

  // React listens to the wheel passively; the page must stay where it is.
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onWheel = (event: Event) => {
      if (!(event instanceof WheelEvent) || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 300));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, zoomBy]);

  function onPointerDown(event: PointerEvent) {
    if (held.current.size === 0) moved.current = 0;
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent) {
    const before = held.current.get(event.pointerId);
    const width = frame.current?.getBoundingClientRect().width ?? 0;
    if (!before || width === 0) return;
    const now = { x: event.clientX, y: event.clientY };
    moved.current += Math.hypot(now.x - before.x, now.y - before.y);
    const [other] = [...held.current].filter(([id]) => id !== event.pointerId);
    held.current.set(event.pointerId, now);
    if (other) {
      const [, fixed] = other;
      zoomBy(gap(now, fixed) / Math.max(1, gap(before, fixed)));
    } else if (moved.current > STILL_PX) {
      change((was) => {
        const unit = side / was.scale / width;
        return {
          ...was,
          x: was.x - (now.x - before.x) * unit,
          y: was.y - (now.y - before.y) * unit,
        };
      });
    }
  }

  const onPointerEnd = (event: PointerEvent) => {
    held.current.delete(event.pointerId);
    endedMs.current = performance.now();
  };

  const seen = side / zoom.scale;
  return {
    scale: zoom.scale,
    isWhole: zoom.scale < NEARLY_WHOLE,
    viewBox: [zoom.x - seen / 2, zoom.y - seen / 2, seen, seen]
      .map((number) => number.toFixed(1))
      .join(' '),
    zoomBy,
    lookAtAll,
    show,
    wasDrag: useCallback(
      () => moved.current > STILL_PX && performance.now() - endedMs.current < CLICK_MS,
      [],
    ),
    pointer: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
    },
  };
}

const gap = (one: Held, other: Held) => Math.hypot(one.x - other.x, one.y - other.y);

/** Never smaller than the frame, never beside it. */
function within({ scale, x, y }: Zoom, side: number): Zoom {
  const held = Math.min(MOST, Math.max(1, scale));
  const free = (side - side / held) / 2;
  const hold = (at: number) => Math.min(free, Math.max(-free, at));
  return { scale: held, x: hold(x), y: hold(y) };
}
