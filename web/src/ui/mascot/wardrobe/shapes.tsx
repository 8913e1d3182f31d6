/** Colours of cloth and wood, beside Nilo's own; each stands on a light and on a dark ground. */
export const INKS = {
  red: 'oklch(0.6 0.15 27)',
  rose: 'oklch(0.76 0.1 5)',
  orange: 'oklch(0.72 0.14 55)',
  yellow: 'oklch(0.84 0.13 90)',
  straw: 'oklch(0.85 0.08 88)',
  green: 'oklch(0.62 0.1 150)',
  moss: 'oklch(0.54 0.09 135)',
  teal: 'oklch(0.62 0.08 200)',
  blue: 'oklch(0.6 0.1 245)',
  navy: 'oklch(0.42 0.07 255)',
  violet: 'oklch(0.62 0.11 300)',
  wood: 'oklch(0.55 0.07 60)',
  metal: 'oklch(0.8 0.015 240)',
  dark: 'oklch(0.36 0.03 250)',
  white: 'var(--nilo-light)',
  cream: 'var(--nilo-cream)',
  sol: 'var(--sol)',
} as const;

export type Ink = keyof typeof INKS;

interface PlaceProps {
  x: number;
  y: number;
}

/** A flower of five petals, seen from above. */
export function Flower({ x, y, r, ink }: PlaceProps & { r: number; ink: Ink }) {
  const petals = [0, 72, 144, 216, 288];
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="1.4">
      {petals.map((turn) => (
        <ellipse
          key={turn}
          cx="0"
          cy={-r * 0.62}
          rx={r * 0.46}
          ry={r * 0.6}
          fill={INKS[ink]}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r={r * 0.36} fill={INKS.sol} />
    </g>
  );
}

/** A leaf that grows from its place upwards, turned by degrees. */
export function Leaf({
  x,
  y,
  turn,
  size = 1,
  ink = 'green',
}: PlaceProps & { turn: number; size?: number; ink?: Ink }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} strokeWidth="1.5">
      <path d="M0 0c-5-3.5-5.5-10 0-15 5.5 5 5 11.5 0 15Z" fill={INKS[ink]} />
      <path d="M0-2v-7" strokeWidth="1.1" />
    </g>
  );
}
