import { type PointerEvent, useRef } from 'react';

/** So far a finger may slip and still have touched. */
const SLIP_PX = 10;
/** So far to the side it is put on the bank. */
const BANK_PX = 56;

interface Drag {
  id: number;
  fromX: number;
  byX: number;
}

/**
 * Drags a thing sideways. `offsetOf` says in CSS pixels how far the hand has it; `wasDrag` whether
 * the click that follows was one.
 */
export function useDrag(onBank: (id: number, to: 'past' | 'future') => void) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  function grab(id: number, event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    const button: HTMLButtonElement = event.currentTarget;
    button.setPointerCapture(event.pointerId);
    drag.current = { id, fromX: event.clientX, byX: 0 };
    dragged.current = false;
    const end = new AbortController();
    const { signal } = end;
    button.addEventListener(
      'pointermove',
      ({ clientX }) => {
        if (!drag.current) return;
        drag.current.byX = clientX - drag.current.fromX;
        if (Math.abs(drag.current.byX) > SLIP_PX) dragged.current = true;
      },
      { signal },
    );
    const letGo = (isDone: boolean) => {
      end.abort();
      const byX = drag.current?.byX ?? 0;
      drag.current = null;
      if (isDone && Math.abs(byX) >= BANK_PX) onBank(id, byX < 0 ? 'past' : 'future');
    };
    button.addEventListener('pointerup', () => letGo(true), { signal });
    button.addEventListener('pointercancel', () => letGo(false), { signal });
  }

  return {
    grab,
    offsetOf: (id: number) => (drag.current?.id === id ? drag.current.byX : 0),
    wasDrag: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
  };
}
