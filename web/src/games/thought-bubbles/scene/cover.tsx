import { Bank, Ripples } from './bank.tsx';
import { THOUGHT_COLOURS } from './colours.ts';

const CLOUD =
  'M-64 6C-80-4-76-30-54-32-48-54-14-58-2-44 14-60 46-52 48-34 72-34 78-6 62 6 60 24 30 30 18 22 4 36-28 34-34 22-50 28-66 20-64 6Z';

/** A thought over the river, and another one on its leaf. */
export function ThoughtsCover() {
  return (
    <svg
      viewBox="-60 10 480 200"
      preserveAspectRatio="xMidYMid slice"
      style={THOUGHT_COLOURS}
      className="h-36 w-full rounded-card md:h-52"
      aria-hidden="true"
    >
      <Bank />
      <Ripples />
      <g fill="var(--cloud)" stroke="var(--cloud-line)" strokeWidth="2.2" strokeLinejoin="round">
        <path d={CLOUD} transform="translate(150 84)" />
        <circle cx="196" cy="126" r="8" />
        <circle cx="210" cy="144" r="5" />
      </g>
      <g fill="none" stroke="var(--cloud-line)" strokeWidth="3" strokeLinecap="round" opacity=".7">
        <path d="M108 70h70M118 84h76M126 98h40" />
      </g>
      <g transform="translate(306 172) rotate(-8)" strokeLinecap="round">
        <path
          d="M-52 0C-30-26 24-26 54-4 26 22-30 22-52 0Z"
          fill="var(--leaf)"
          stroke="var(--leaf-line)"
          strokeWidth="2.2"
        />
        <path
          d="M-62 4L40-4M-16-14l12 12M14-14l8 11M-10 14l12-15"
          fill="none"
          stroke="var(--leaf-line)"
          strokeWidth="2"
        />
      </g>
    </svg>
  );
}
