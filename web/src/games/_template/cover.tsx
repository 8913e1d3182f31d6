const PEBBLES = [
  { x: 132, y: 120, rx: 34, ry: 21 },
  { x: 236, y: 112, rx: 46, ry: 29 },
  { x: 344, y: 122, rx: 38, ry: 22 },
] as const;

/** Three pebbles at the edge of the water. */
export function PebblesCover() {
  return (
    <svg
      viewBox="0 0 480 200"
      preserveAspectRatio="xMidYMid slice"
      className="h-36 w-full rounded-card bg-primary-soft md:h-52"
      aria-hidden="true"
    >
      <path d="M-400 146Q-60 126 120 142T480 136T900 146V600H-400Z" fill="var(--nilo-water)" />
      {PEBBLES.map(({ x, y, rx, ry }) => (
        <ellipse
          key={x}
          cx={x}
          cy={y}
          rx={rx}
          ry={ry}
          fill="var(--nilo-stone)"
          stroke="var(--ink-soft)"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}
