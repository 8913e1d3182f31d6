/** 0 to 100 as a level of water. The number always stands beside it. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-3 w-full overflow-hidden rounded-full"
      aria-hidden="true"
    >
      <rect width="100" height="8" fill="var(--surface-2)" />
      <rect width={score} height="8" fill="var(--primary)" />
      <rect
        width="100"
        height="8"
        fill="none"
        stroke="var(--ink-soft)"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
