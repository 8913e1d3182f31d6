import type { ReactNode } from 'react';

interface DrawingProps {
  title: string;
  /** What its words are, for who does not see it. */
  words?: readonly string[];
  size: readonly [width: number, height: number];
  /** How high it is on paper at most. */
  heightMm: number;
  children: ReactNode;
}

/** A drawing under its title, as wide as the sheet or as high as its share of it. */
export function Drawing({
  title,
  words = [],
  size: [width, height],
  heightMm,
  children,
}: DrawingProps) {
  return (
    <section>
      <h2>{title}</h2>
      <svg
        role="img"
        aria-label={[title, ...words].join('. ')}
        viewBox={`0 0 ${width} ${height}`}
        style={{ maxHeight: `${heightMm}mm` }}
        className="paper-drawing"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </svg>
    </section>
  );
}

interface WordProps {
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
  at?: 'start' | 'middle' | 'end';
  turn?: number;
  children: string;
}

/** Lettering inside a drawing. */
export function Word({
  x,
  y,
  size = 13,
  bold = false,
  at = 'middle',
  turn = 0,
  children,
}: WordProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={bold ? 700 : 400}
      textAnchor={at}
      dominantBaseline="central"
      fill="currentColor"
      stroke="none"
      transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}
    >
      {children}
    </text>
  );
}

/** A point on a circle; 0° is up, and it goes round like a clock. Rounded, so that builds agree. */
export function onCircle(centre: number, radius: number, degrees: number): [x: number, y: number] {
  const radians = ((degrees - 90) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(centre + radius * Math.cos(radians)), round(centre + radius * Math.sin(radians))];
}
