import { Pond } from './pond.tsx';
import { POND_COLOURS } from './pond-colours.ts';

/** Bubbles of the cover: place, half-size, whether it is their moment. */
const BUBBLES = [
  [28, 300, 20, false],
  [92, 262, 30, false],
  [178, 290, 38, true],
  [262, 250, 26, false],
  [330, 306, 18, false],
] as const;

/** Five bubbles in the pond, one of them lit. */
export function BubblesCover() {
  return (
    <svg
      viewBox="-60 190 480 200"
      preserveAspectRatio="xMidYMid slice"
      style={POND_COLOURS}
      className="h-36 w-full rounded-card md:h-52"
      aria-hidden="true"
    >
      <svg x="0" y="-30" width="360" height="520" overflow="visible">
        <Pond />
      </svg>
      {BUBBLES.map(([x, y, reach, ripe]) => (
        <g key={x} transform={`translate(${x} ${y})`} strokeLinecap="round">
          <circle
            r={reach}
            fill={ripe ? 'var(--ripe)' : 'var(--skin)'}
            stroke={ripe ? 'var(--ripe-line)' : 'var(--skin-line)'}
            strokeWidth="2.2"
          />
          <path
            d={`M${-reach * 0.72} ${-reach * 0.2}A${reach * 0.75} ${reach * 0.75} 0 0 1 ${-reach * 0.2} ${-reach * 0.72}`}
            fill="none"
            stroke="var(--glint)"
            strokeWidth="3.5"
          />
          {ripe && (
            <circle
              r={reach + 8}
              fill="none"
              stroke="var(--ripe-line)"
              strokeWidth="3"
              strokeDasharray="0.1 12"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
