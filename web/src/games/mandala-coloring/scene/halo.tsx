import { SHEET } from '../drawing/sheet-svg.ts';

/** The light that a whole mandala gives to its paper. It comes and goes; nothing moves. */
export function Halo({ since }: { since: number }) {
  return (
    <g style={{ '--since': `${since}ms` }} className="coloring-halo">
      <radialGradient
        id="coloring-halo"
        gradientUnits="userSpaceOnUse"
        r={SHEET * 1.25}
        cx="0"
        cy="0"
      >
        <stop offset="0.55" stopColor="var(--glow)" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <rect x={-SHEET} y={-SHEET} width={SHEET * 2} height={SHEET * 2} fill="url(#coloring-halo)" />
    </g>
  );
}
