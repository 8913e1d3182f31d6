import { RIVER_COLOURS } from './colours.ts';
import { River } from './river.tsx';

/** The stream with three things on it, one of them within the circle of here. */
export function PresentCover() {
  return (
    <svg
      viewBox="-60 150 480 200"
      preserveAspectRatio="xMidYMid slice"
      style={RIVER_COLOURS}
      className="h-36 w-full rounded-card md:h-52"
      aria-hidden="true"
    >
      <River />
      <circle
        cx="180"
        cy="250"
        r="66"
        fill="var(--here)"
        stroke="var(--here-line)"
        strokeWidth="2.2"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      {[
        [180, 250, 1],
        [118, 190, 0.72],
        [256, 316, 0.72],
      ].map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`} strokeLinecap="round">
          <rect
            x="-44"
            y="-19"
            width="88"
            height="38"
            rx="19"
            fill="var(--token)"
            stroke="var(--token-line)"
            strokeWidth="2.4"
          />
          <path d="M-26 0h52" stroke="var(--token-line)" strokeWidth="3.5" opacity=".6" />
        </g>
      ))}
      <path
        d="M180 196v-10M234 250h10M126 250h-10M180 304v10"
        stroke="var(--spark)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
