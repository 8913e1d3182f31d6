import type { KeyboardEvent } from 'react';

/** The arrow keys walk from the field through what was found and back; Home and End stay the field's. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const field = currentTarget.querySelector<HTMLElement>('input');
  const stops = [
    ...(field ? [field] : []),
    ...currentTarget.querySelectorAll<HTMLElement>('[data-result]'),
  ];
  const here = stops.findIndex((stop) => stop === target);
  const next = here < 0 ? undefined : stops[here + (key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}
