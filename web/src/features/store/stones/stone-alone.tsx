import type { CSSProperties } from 'react';
import { PROPS } from '#web/ui/mascot/props.tsx';
import { STONES } from '#web/ui/mascot/wardrobe/stones.tsx';

/** What of Nilo's sheet the stone in both paws takes up, with the sand that it lies in. */
const VIEW = '46 73.5 28 21';

/** Whether this version of the page can draw it. */
export function isDrawn(name: string): boolean {
  return Object.hasOwn(STONES, name);
}

/** The stone that Nilo can hold, lying by itself. */
export function StoneAlone({ name, label }: { name: string; label: string }) {
  const stone = STONES[name];
  if (!stone) return null;
  // By night it lies in dark water as the others do.
  const tone = `light-dark(${stone.tone}, color-mix(in oklab, ${stone.tone} 80%, oklch(0.2 0 0)))`;
  const style: CSSProperties = { '--nilo-stone': tone };
  return (
    <svg
      viewBox={VIEW}
      role="img"
      aria-label={label}
      className="block h-auto w-16"
      style={style}
      fill="none"
      stroke="var(--nilo-line)"
      strokeWidth="1"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse
        cx="60.5"
        cy="91"
        rx="12.5"
        ry="2.2"
        fill="var(--nilo-ripple)"
        stroke="none"
        opacity=".4"
      />
      {PROPS.pebble}
      {stone.marks}
    </svg>
  );
}
