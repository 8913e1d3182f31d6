/** Short lines on the water, and stones on both banks. */
const LINES = [
  [96, 60],
  [236, 96],
  [150, 176],
  [258, 236],
  [104, 300],
  [204, 366],
  [118, 440],
  [246, 474],
] as const;

const STONES = [
  [14, 120, 15, 11],
  [30, 250, 10, 8],
  [8, 380, 18, 13],
  [346, 160, 13, 10],
  [330, 300, 9, 7],
  [352, 430, 17, 12],
] as const;

/** What does not move: the stream from above between the bank of what was and of what may come. */
export function River() {
  return (
    <>
      <rect x="-900" y="-400" width="2160" height="1400" fill="var(--bank)" />
      <path
        d="M52-400C40-200 64 20 50 140S36 330 52 440 44 800 50 1000H310C322 800 300 620 312 460S326 250 308 130 320-200 308-400Z"
        fill="var(--flow)"
        stroke="var(--bank-edge)"
        strokeWidth="10"
      />
      <g fill="none" stroke="var(--flow-line)" strokeWidth="3" strokeLinecap="round">
        {LINES.map(([x, y]) => (
          <path key={y} d={`M${x} ${y}c-6 14 6 20 0 36`} />
        ))}
      </g>
      {STONES.map(([x, y, width, height]) => (
        <ellipse key={y} cx={x} cy={y} rx={width} ry={height} fill="var(--pebble)" />
      ))}
    </>
  );
}
