/** A closed book on the water, with a ribbon for a lock. */
export function LockDrawing() {
  return (
    <svg viewBox="0 0 200 130" className="mx-auto w-52" aria-hidden="true" fill="none">
      <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.5">
        <path
          d="M52 26c-5 1-8 4-8 9v56c0 5 3 8 8 8h94c4 0 7-3 7-7V27c0-4-3-6-7-5-32 6-63 7-94 4Z"
          fill="var(--primary-soft)"
          stroke="var(--primary)"
        />
        <path d="M62 27v71" stroke="var(--primary)" />
        <path
          d="M80 46c18 1 37 0 55-3M80 58c13 1 25 0 36-1"
          stroke="var(--primary)"
          opacity="0.5"
        />
        <path
          d="M44 70c36 6 72 5 109-2v13c-37 6-73 7-109 1Z"
          fill="var(--sol)"
          stroke="var(--sol-ink)"
        />
        <circle cx="108" cy="77" r="12" fill="var(--surface)" stroke="var(--sol-ink)" />
        <path d="M108 74v5" stroke="var(--sol-ink)" strokeWidth="4" />
      </g>
      <path
        d="M10 112c15 0 15-5 30-5s15 5 30 5 15-5 30-5 15 5 30 5 15-5 30-5 15 5 30 5"
        stroke="var(--nilo-ripple)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
