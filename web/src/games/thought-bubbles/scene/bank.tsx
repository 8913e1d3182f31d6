/** The evening river behind the thoughts. 360 × 220 in the middle, more of the same around. */
export function Bank() {
  return (
    <>
      <rect x="-900" y="-300" width="2160" height="900" fill="var(--dusk)" />
      <path
        d="M-900 112C-700 78-560 110-400 96S-160 66-40 92 120 118 210 92 380 70 480 98 760 112 900 90 1160 92 1260 104V600H-900Z"
        fill="var(--far-bank)"
      />
      <path
        d="M-900 140C-560 128-260 150 20 138S420 130 640 146 1040 132 1260 140V600H-900Z"
        fill="var(--stream)"
      />
      <g fill="none" stroke="var(--stream-light)" strokeWidth="2.5" strokeLinecap="round">
        {[-420, -260, -80, 40, 210, 330, 520, 700].map((x, at) => (
          <path key={x} d={`M${x} ${160 + (at % 3) * 12}c14 0 14-5 28-5s14 5 28 5`} />
        ))}
      </g>
      <path
        d="M-900 208C-600 190-300 206-60 200S260 186 420 202 900 190 1260 204V600H-900Z"
        fill="var(--near-bank)"
      />
    </>
  );
}
