import { type PointerEvent, useEffect, useRef } from 'react';
import { heldPoint, type InkPoint, PER_POINT, SHEET_REACH } from './stroke.ts';

/** Nearer than this to the last one, a point adds nothing. */
const NEAREST = 5;
/** What was drawn is handed over this often, so that little is lost if the page goes away. */
const HAND_OVER_MS = 320;
/** Units a millisecond: at this pace a line has all its ink, at the other one hardly any. */
const SLOW = 0.28;
const FAST = 1.5;
/** How quickly ink follows the hand. */
const FOLLOW = 0.2;

interface Pen {
  /** Whether a pointer draws now. A line that is under it when that ends is ended, too. */
  draws: boolean;
  /** Whether a line is handed over while it is drawn, or all at once at its end. */
  handsOver: boolean;
  /** More of the line under the pen: numbers in threes, see `Stroke`. */
  onLay: (points: readonly number[]) => void;
  onLift: () => void;
  /** The whole line under the pen, to be seen at once; empty when it is up. */
  onLive: (points: readonly number[]) => void;
}

interface Gesture {
  pointer: number;
  points: number[];
  handed: number;
  handedAt: number;
  lastAt: number;
  ink: number;
}

/** Pointer events of a square surface as points with ink: pressure where the pen tells it, and pace. */
export function usePen({ draws, handsOver, onLay, onLift, onLive }: Pen) {
  const gesture = useRef<Gesture | null>(null);

  function handOver(now: Gesture) {
    if (now.points.length === now.handed) return;
    onLay(now.points.slice(now.handed));
    now.handed = now.points.length;
    now.handedAt = now.lastAt;
  }

  function add(now: Gesture, event: globalThis.PointerEvent, box: DOMRect) {
    const unit = (SHEET_REACH * 2) / box.width;
    const x = (event.clientX - box.left) * unit - SHEET_REACH;
    const y = (event.clientY - box.top) * unit - SHEET_REACH;
    const from = now.points.length - PER_POINT;
    const far = Math.hypot(x - (now.points[from] ?? x), y - (now.points[from + 1] ?? y));
    if (from >= 0 && far < NEAREST) return;
    const pace = from < 0 ? SLOW : far / Math.max(1, event.timeStamp - now.lastAt);
    const unhurried = 1 - Math.min(1, Math.max(0, (pace - SLOW) / (FAST - SLOW)));
    const wanted =
      event.pointerType === 'pen' && event.pressure > 0
        ? unhurried * 35 + event.pressure * 65
        : unhurried * 100;
    now.ink += (wanted - now.ink) * FOLLOW;
    now.lastAt = event.timeStamp;
    now.points.push(...heldPoint({ x, y, ink: now.ink } satisfies InkPoint));
  }

  function end() {
    const now = gesture.current;
    if (!now) return;
    gesture.current = null;
    handOver(now);
    onLift();
    onLive([]);
  }

  const ending = useRef(end);
  useEffect(() => {
    ending.current = end;
  });
  // The sheet became full, or is taken away: a line that stayed open would let no other begin.
  useEffect(() => {
    if (!draws) ending.current();
  }, [draws]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (!draws || event.button !== 0 || gesture.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = event.timeStamp;
    const now = {
      pointer: event.pointerId,
      points: [],
      handed: 0,
      handedAt: at,
      lastAt: at,
      ink: 55,
    };
    gesture.current = now;
    add(now, event.nativeEvent, event.currentTarget.getBoundingClientRect());
    onLive(now.points);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const now = gesture.current;
    if (now?.pointer !== event.pointerId) return;
    // It was let go where nobody could see it.
    if (event.buttons === 0) {
      end();
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    const { nativeEvent } = event;
    const between = nativeEvent.getCoalescedEvents?.() ?? [];
    for (const one of between.length > 0 ? between : [nativeEvent]) add(now, one, box);
    onLive(now.points);
    if (handsOver && now.lastAt - now.handedAt >= HAND_OVER_MS) handOver(now);
  }

  function onPointerEnd(event: PointerEvent<HTMLElement>) {
    if (gesture.current?.pointer === event.pointerId) end();
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onLostPointerCapture(event: PointerEvent<HTMLElement>) {
      // What lies on the surface may lose a pointer to it, and that is no end.
      if (event.target === event.currentTarget) onPointerEnd(event);
    },
  };
}
