import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { type Spot, spotTowards } from './towards.ts';

/**
 * The keyboard's cursor among things that move, come and go: arrows lead to the nearest one on that
 * side, and when the one with the focus goes the next one gets it, as soon as there is one.
 */
export function useKeptFocus(layer: RefObject<HTMLElement | null>, spots: () => readonly Spot[]) {
  const last = useRef<Spot | null>(null);

  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!last.current || !lost) return;
    const from = last.current;
    const nearest = spots().toSorted((one, other) => distance(one, from) - distance(other, from));
    focusTarget(layer.current, nearest[0]?.id);
  });

  return {
    onFocus(event: { target: Element }) {
      const id = Number(event.target.getAttribute('data-target'));
      last.current = spots().find((spot) => spot.id === id) ?? last.current;
    },
    onBlur(event: { relatedTarget: Element | null }) {
      // Somebody went elsewhere on purpose; a thing that goes away gives its focus to nothing.
      if (event.relatedTarget) last.current = null;
    },
    onKeyDown(event: KeyboardEvent) {
      const all = spots();
      const id = Number((event.target as Element).getAttribute('data-target'));
      const from = all.find((spot) => spot.id === id);
      const to = from && spotTowards(all, from, event.key);
      if (!to) return;
      event.preventDefault();
      focusTarget(layer.current, to.id);
    },
  };
}

function distance(one: Spot, other: Spot) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function focusTarget(layer: HTMLElement | null, id: number | undefined) {
  layer?.querySelector<HTMLElement>(`[data-target="${id}"]`)?.focus({ preventScroll: true });
}
