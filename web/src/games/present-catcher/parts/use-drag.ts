import { type PointerEvent, useCallback, useRef } from 'react';

/** So far a finger may slip and still have touched. */
const SLIP_PX = 10;
/** So far to the side it is put on the bank. */
const BANK_PX = 56;
/** A hand that lets go this fast throws, in CSS pixels a millisecond; so far it went with it. */
const THROW_SPEED = 0.3;
const THROW_PX = 18;
/** How fast a hand is: over its last moments, and a hand that stopped does not throw. */
const SPEED_MS = 90;
/** The click that ends a drag comes at once; a later one is a touch of its own. */
const CLICK_MS = 400;

interface Drag {
  button: HTMLElement;
  byX: number;
}

interface Trail {
  atMs: number;
  byX: number;
}

/**
 * Drags and throws things sideways, each by the finger that took it. `offsetOf` says in CSS pixels how
 * far the hand has one, `thrownBy` how far it had it when it let go; `wasDrag` whether the click that
 * follows was a drag.
 */
export function useDrag(onBank: (id: number, to: 'past' | 'future') => void) {
  const drags = useRef(new Map<number, Drag>());
  const endedMs = useRef(-Infinity);
  const thrown = useRef(new Map<number, number>());

  const offsetOf = useCallback((id: number) => {
    const drag = drags.current.get(id);
    // A thing that went under its finger may come again, and nobody has it then.
    return drag?.button.isConnected ? drag.byX : 0;
  }, []);

  const grab = useCallback(
    (id: number, event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0 || drags.current.get(id)?.button.isConnected) return;
      const { pointerId, clientX: fromX } = event;
      const button: HTMLButtonElement = event.currentTarget;
      button.setPointerCapture(pointerId);
      const drag = { button, byX: 0 };
      drags.current.set(id, drag);
      thrown.current.delete(id);
      // Whatever click comes now is of this touch, however soon after a drag.
      endedMs.current = -Infinity;
      let moved = false;
      let trail: Trail[] = [];
      const end = new AbortController();

      function letGo(isDone: boolean) {
        end.abort();
        drags.current.delete(id);
        if (!isDone) return;
        if (moved) endedMs.current = performance.now();
        if (Math.abs(drag.byX) < BANK_PX && !isThrown(trail, drag.byX)) return;
        thrown.current.set(id, drag.byX);
        onBank(id, drag.byX < 0 ? 'past' : 'future');
      }
      function on(
        type: 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture',
        react: (event: globalThis.PointerEvent) => void,
      ) {
        const ofThisFinger = (one: globalThis.PointerEvent) => {
          if (one.pointerId === pointerId) react(one);
        };
        button.addEventListener(type, ofThisFinger, { signal: end.signal });
      }

      on('pointermove', ({ clientX, buttons }) => {
        if (buttons === 0) {
          letGo(false);
          return;
        }
        drag.byX = clientX - fromX;
        const atMs = performance.now();
        trail = [...trail.filter((one) => atMs - one.atMs < SPEED_MS), { atMs, byX: drag.byX }];
        moved ||= Math.abs(drag.byX) > SLIP_PX;
      });
      on('pointerup', () => letGo(true));
      on('pointercancel', () => letGo(false));
      on('lostpointercapture', ({ target }) => {
        if (target === button) letGo(false);
      });
    },
    [onBank],
  );

  return {
    grab,
    offsetOf,
    thrownBy: useCallback((id: number) => thrown.current.get(id) ?? 0, []),
    wasDrag: useCallback(() => performance.now() - endedMs.current < CLICK_MS, []),
  };
}

/** Whether the hand let go while it went on to the side that the thing is on. */
function isThrown(trail: readonly Trail[], byX: number): boolean {
  const [first] = trail;
  const now = performance.now();
  const last = trail.at(-1);
  if (!first || !last || now - last.atMs > SPEED_MS || Math.abs(byX) < THROW_PX) return false;
  const speed = (byX - first.byX) / Math.max(1, now - first.atMs);
  return Math.abs(speed) >= THROW_SPEED && speed < 0 === byX < 0;
}
