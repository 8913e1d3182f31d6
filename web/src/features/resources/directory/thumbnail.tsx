import type { ReactNode } from 'react';
import type { BlockKind } from '../sheets/sheet.ts';

/** How much of a small page each kind takes, and what it looks like from afar. */
const SMALL: Record<BlockKind, { height: number; draw: (y: number) => ReactNode }> = {
  text: { height: 7, draw: (y) => <path d={`M10 ${y + 2}h40`} /> },
  list: { height: 13, draw: (y) => <path d={`M10 ${y + 2}h2m4 0h32M10 ${y + 8}h2m4 0h26`} /> },
  lines: { height: 12, draw: (y) => <path d={`M10 ${y + 5}h44M10 ${y + 10}h44`} opacity="0.55" /> },
  fields: { height: 8, draw: (y) => <path d={`M10 ${y + 5}h12m4 0h12m4 0h12`} /> },
  table: {
    height: 22,
    draw: (y) => (
      <path d={`M10 ${y}h44v19H10ZM10 ${y + 6}h44M10 ${y + 12}h44M25 ${y}v19M39 ${y}v19`} />
    ),
  },
  checks: {
    height: 13,
    draw: (y) => (
      <path d={`M10 ${y}h4v4h-4Zm8 2h12M10 ${y + 7}h4v4h-4Zm8 2h12M36 ${y}h4v4h-4Zm8 2h9`} />
    ),
  },
  scale: {
    height: 8,
    draw: (y) => <path d={`M10 ${y + 3}h44m-44-2v4m11-4v4m11-4v4m11-4v4m11-4v4`} />,
  },
  boxes: { height: 16, draw: (y) => <path d={`M10 ${y}h20v13H10Zm24 0h20v13H34Z`} /> },
  cards: {
    height: 36,
    draw: (y) => <path d={`M10 ${y}h44v32H10ZM32 ${y}v32M10 ${y + 16}h44`} strokeDasharray="3 2" />,
  },
  wheel: { height: 44, draw: (y) => <Round y={y} radii={[20, 11, 4]} spokes /> },
  figure: {
    height: 40,
    draw: (y) => (
      <path
        d={`M32 ${y + 1}a5 5 0 1 1 0 10a5 5 0 1 1 0-10Zm0 11c-8 0-9 4-12 13m12-13c8 0 9 4 12 13M27 ${y + 13}v24m10-24v24M32 ${y + 24}v12`}
      />
    ),
  },
  thermometer: {
    height: 42,
    draw: (y) => (
      <path
        d={`M15 ${y + 28}V${y + 4}a3 3 0 0 1 6 0v24a6 6 0 1 1-6 0ZM27 ${y + 4}h26M27 ${y + 13}h26M27 ${y + 22}h26M27 ${y + 31}h26`}
      />
    ),
  },
  wave: {
    height: 22,
    draw: (y) => <path d={`M10 ${y + 1}v18h44M11 ${y + 17}c9-1 10-13 19-13s13 11 24 13`} />,
  },
  circles: { height: 44, draw: (y) => <Round y={y} radii={[20, 13, 5]} /> },
  compass: { height: 44, draw: (y) => <Round y={y} radii={[20]} spokes /> },
  ladder: {
    height: 34,
    draw: (y) => (
      <path
        d={`M20 ${y}v31M44 ${y}v31M20 ${y + 6}h24M20 ${y + 14}h24M20 ${y + 22}h24M20 ${y + 30}h24`}
      />
    ),
  },
  stones: {
    height: 20,
    draw: (y) =>
      [14, 26, 38, 50].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy={y + 4} rx="4.5" ry="3.2" />
          <ellipse cx={x} cy={y + 13} rx="4" ry="3.4" />
        </g>
      )),
  },
  breath: {
    height: 18,
    draw: (y) => <path d={`M9 ${y + 14}c6 0 6-12 11-12s7 12 12 12 6-12 11-12 7 12 12 12`} />,
  },
};

function Round({
  y,
  radii,
  spokes = false,
}: {
  y: number;
  radii: readonly number[];
  spokes?: boolean;
}) {
  const middle = y + 21;
  return (
    <>
      {radii.map((radius) => (
        <circle key={radius} cx="32" cy={middle} r={radius} />
      ))}
      {spokes && (
        <path d={`M12 ${middle}h40M32 ${middle - 20}v40M18 ${middle - 14}l28 28m-28 0l28-28`} />
      )}
    </>
  );
}

const FULL = 84;

/** A small page out of the kinds of its blocks. */
export function Thumbnail({ shape }: { shape: readonly BlockKind[] }) {
  let y = 17;
  const parts: ReactNode[] = [];
  for (const [at, kind] of shape.entries()) {
    const { height, draw } = SMALL[kind];
    if (y + height > FULL + 2) break;
    parts.push(<g key={at}>{draw(y)}</g>);
    y += height + 1;
  }
  return (
    <svg viewBox="0 0 64 90" aria-hidden="true" className="h-23 w-16 shrink-0 text-primary">
      <rect x="2" y="1" width="60" height="88" rx="4" fill="var(--surface)" stroke="var(--line)" />
      <path d="M10 9h26" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {parts}
      </g>
    </svg>
  );
}
