import { Mascot } from '#web/ui/mascot/mascot.tsx';

/** The evening river that the thoughts come down. 360 × 220 in the middle, more of the same around. */
export function Bank() {
  return (
    <>
      <rect x="-900" y="-300" width="2160" height="900" fill="var(--dusk)" />
      <path
        d="M-900 46C-700 18-560 50-400 36S-160 8-40 32 120 56 210 32 380 12 480 38 760 52 900 30 1160 32 1260 44V600H-900Z"
        fill="var(--far-bank)"
      />
      <path
        d="M-900 72C-560 62-260 80 20 70S420 64 640 76 1040 66 1260 72V600H-900Z"
        fill="var(--stream)"
      />
      <path
        d="M-900 208C-600 190-300 206-60 200S260 186 420 202 900 190 1260 204V600H-900Z"
        fill="var(--near-bank)"
      />
    </>
  );
}

/** Light on the water, standing still: for pictures that never move. */
export function Ripples() {
  return (
    <g fill="none" stroke="var(--stream-light)" strokeWidth="2.5" strokeLinecap="round">
      {[-40, 40, 210, 330, 400].map((x, at) => (
        <path key={x} d={`M${x} ${104 + ((at * 2) % 5) * 18}c14 0 14-5 28-5s14 5 28 5`} />
      ))}
    </g>
  );
}

/** The grass one sits in when the river is looked at from the bank. */
export function Shore() {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 block h-24">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <path d="M0 62C18 40 40 34 62 46S90 60 100 48V100H0Z" fill="var(--near-bank)" />
      </svg>
      <svg viewBox="0 0 96 64" className="absolute right-3 bottom-0 w-24" fill="none">
        <path
          d="M10 64c0-16-2-26-8-36M22 64c0-24 2-38 8-54M40 64c0-14 0-24-4-34M58 64c0-22 4-34 10-46M74 64c0-12 2-22 8-30"
          stroke="var(--leaf-line)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M28 20c-2-6 0-14 4-18 3 6 2 13-4 18ZM66 26c-1-6 2-13 6-16 2 6 0 12-6 16Z"
          fill="var(--wood)"
        />
      </svg>
      <Mascot emotion="calm" size="md" decorative className="absolute bottom-0 left-4" />
    </span>
  );
}
