import { useId } from 'react';
import type { PictureId } from '../contract.ts';
import { Drawing, PICTURE_COLOURS } from '../pictures/picture.tsx';

const RADIUS = 92;
const ROUND = 2 * Math.PI * RADIUS;
/** One slow swell of the water. */
const SWELL_MS = 11_000;

/** A pond with the drawing in it, and around it how much of the stretch is done. */
export function Pond({
  picture,
  ms,
  lengthMs,
}: {
  picture: PictureId;
  ms: number;
  lengthMs: number;
}) {
  const clip = useId();
  const done = Math.min(1, ms / lengthMs);
  const swell = (1 - Math.cos((ms / SWELL_MS) * 2 * Math.PI)) / 2;
  return (
    <svg
      viewBox="0 0 200 200"
      style={PICTURE_COLOURS}
      className="mx-auto size-56 md:size-72"
      aria-hidden="true"
    >
      <circle
        cx="100"
        cy="100"
        r="82"
        fill="var(--pic-ground)"
        className="origin-center transition-transform duration-1000 ease-linear motion-reduce:transition-none"
        style={{ transform: `scale(${0.93 + swell * 0.07})` }}
      />
      <circle
        cx="100"
        cy="100"
        r="70"
        fill="none"
        stroke="var(--pic-far)"
        strokeWidth="2"
        className="origin-center transition-transform duration-1000 ease-linear motion-reduce:transition-none motion-reduce:transform-none!"
        style={{ transform: `scale(${0.86 + swell * 0.16})` }}
      />
      <circle cx="100" cy="100" r={RADIUS} fill="none" stroke="var(--line)" strokeWidth="4" />
      <circle
        cx="100"
        cy="100"
        r={RADIUS}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - done)}
        transform="rotate(-90 100 100)"
      />
      <clipPath id={clip}>
        <circle cx="100" cy="100" r="74" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(28 46) scale(1.5)">
          <Drawing id={picture} />
        </g>
      </g>
    </svg>
  );
}

/** 2:05 */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
