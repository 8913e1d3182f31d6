const INKS = {
  ink: 'var(--ink)',
  sol: 'var(--sol-ink)',
  night: 'light-dark(var(--primary-ink), var(--ink))',
} as const;

interface LabelProps {
  x: number;
  y: number;
  children: string | undefined;
  anchor?: 'start' | 'middle' | 'end';
  /** Signs in a line; a longer label takes two. */
  wide?: number;
  /** What it stands on: the ground, the accent, or a night in the drawing. */
  tone?: keyof typeof INKS;
}

/** Two lines where one would be too long, broken at the space nearest to the middle. */
function linesOf(text: string, wide: number): string[] {
  if (text.length <= wide) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const [at] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Words in a drawing. `y` is where a single line stands, and the middle of two. */
export function Label({ x, y, children, anchor = 'middle', wide = 13, tone = 'ink' }: LabelProps) {
  if (!children) return null;
  const lines = linesOf(children, wide);
  return (
    <text
      x={x}
      y={y - (lines.length - 1) * 8.5}
      textAnchor={anchor}
      style={{ fill: INKS[tone] }}
      stroke="none"
      fontSize="15"
      fontWeight="600"
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : 17}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
