import { useId } from 'react';
import { POINTS_PER_LEVEL } from '#domain/rewards/level.ts';

const WIDTH = 320;
const STONES = [80, 160, 240] as const;

/**
 * How far the river has come to the next level. Drawn only: the words beside it say the same. It
 * stretches to any width, so what must stay round is not in it.
 */
export function RiverGauge({ into }: { into: number }) {
  const id = useId();
  const share = into / POINTS_PER_LEVEL;
  return (
    <div className="relative h-9" aria-hidden="true">
      <svg
        viewBox={`0 0 ${WIDTH} 36`}
        preserveAspectRatio="none"
        className="size-full overflow-hidden rounded-full"
        fill="none"
        strokeLinecap="round"
      >
        <clipPath id={id}>
          <rect width={share * WIDTH} height="36" />
        </clipPath>
        <path d="M0 0h320v36H0Z" fill="var(--surface-2)" />
        <path d="M0 30c60-6 110 2 160-1s110-5 160 0v7H0Z" fill="var(--line)" />
        {STONES.map((x) => (
          <path
            key={x}
            d={`M${x - 7} 31c0-5 3-8 7-8s7 3 7 7-14 5-14 1Z`}
            fill="var(--nilo-stone)"
            opacity=".7"
          />
        ))}
        <g clipPath={`url(#${id})`}>
          <path
            d="M0 10c14-5 26-5 40 0s26 5 40 0 26-5 40 0 26 5 40 0 26-5 40 0 26 5 40 0 26-5 40 0 26 5 40 0v26H0Z"
            fill="var(--nilo-water)"
          />
          <path
            d="M18 20h34M92 17h22M130 24h40M196 18h26M250 23h34M60 28h24M210 29h22"
            stroke="var(--nilo-ripple)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      </svg>
      <span
        className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-2 border-surface bg-sol"
        style={{ left: `clamp(0.75rem, ${share * 100}%, 100% - 0.75rem)` }}
      />
    </div>
  );
}
