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
