/** Reeds: where they root, how high they reach, how far they lean. */
const REEDS = [
  [-150, 330, 26],
  [-118, 260, -18],
  [-60, 380, 30],
  [-22, 300, 14],
  [14, 220, 22],
  [346, 240, -20],
  [378, 330, -30],
  [420, 280, 16],
  [470, 360, -26],
  [510, 250, 20],
] as const;

/** Stones: place, half width, half height. */
const STONES = [
  [-40, 512, 70, 30],
  [58, 524, 52, 22],
  [292, 520, 66, 28],
  [392, 512, 60, 34],
] as const;

/** A leaf that rises from the ground, leans with the water and ends in a point. */
function reed(x: number, height: number, lean: number): string {
  const tip = `${x + lean} ${540 - height}`;
  const low = 540 - height * 0.35;
  const high = 540 - height * 0.72;
  return `M${x - 7} 540C${x - 9} ${low} ${x - lean * 0.6 - 5} ${high} ${tip}C${x - lean * 0.6 + 8} ${high} ${x + 9} ${low} ${x + 7} 540Z`;
}

/** What does not move: the water in three depths, the light from above, reeds and stones. */
export function Pond() {
  return (
    <svg
      viewBox="0 0 360 520"
      className="absolute inset-0 size-full overflow-visible"
      aria-hidden="true"
    >
      <rect x="-1200" y="-800" width="2760" height="2200" fill="var(--pond)" />
      <path
        d="M-1200 6C-1080-6-960 18-840 6S-600-6-480 6-240 18-120 6 120-6 240 6 480 18 600 6 840-6 960 6 1200 18 1560 6V-800H-1200Z"
        fill="var(--surface-light)"
        opacity=".7"
      />
      <path
        d="M-1200 236C-900 206-640 256-360 236S40 208 190 232 560 262 800 236 1200 216 1560 240V1400H-1200Z"
        fill="var(--pond-mid)"
      />
      <path
        d="M-1200 392C-880 366-560 410-260 390S100 372 260 396 620 412 900 388 1280 380 1560 396V1400H-1200Z"
        fill="var(--pond-deep)"
      />
      {REEDS.map(([x, height, lean], at) => (
        <path
          key={x}
          d={reed(x, height, lean)}
          fill={at % 2 ? 'var(--reed-near)' : 'var(--reed)'}
        />
      ))}
      <path
        d="M-1200 498C-800 486-420 506-120 496S200 504 380 494 900 508 1560 494V1400H-1200Z"
        fill="var(--silt)"
      />
      {STONES.map(([x, y, width, height]) => (
        <path
          key={x}
          d={`M${x - width} ${y + 8}C${x - width} ${y - height} ${x - width * 0.4} ${y - height} ${x} ${y - height}S${x + width} ${y - height * 0.6} ${x + width} ${y + 8}Z`}
          fill="var(--reed)"
          opacity=".55"
        />
      ))}
    </svg>
  );
}
