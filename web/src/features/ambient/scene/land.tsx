/** Hills, and the bank on which everything near stands. */
export function Land() {
  return (
    <>
      <path
        d="M0 112c34-20 70-22 110-10 34 10 62-14 104-10 38 3 70 12 106 6v90H0Z"
        fill="var(--far)"
        stroke="none"
      />
      <path d="M0 134c44-12 92-6 140-4s120-12 180-4v60H0Z" fill="var(--near)" stroke="none" />
      <path d="M0 134c44-12 92-6 140-4s120-12 180-4" stroke="var(--deep)" />
    </>
  );
}

/** Deep noise: mountains behind mountains, worn round. */
export function RoundHills() {
  return (
    <g>
      <path d="M0 96c40-30 92-32 138-8 40-26 96-30 182 2v40H0Z" fill="var(--cloud)" stroke="none" />
      <path d="M0 96c40-30 92-32 138-8M124 96c40-34 108-36 196-4" />
      <path d="M22 104c30-16 62-18 92-6M176 100c34-16 72-16 110-2" opacity="0.6" />
    </g>
  );
}

/** Pink noise: a fall far away. */
export function Waterfall() {
  return (
    <g>
      <path d="M150 92c6-3 18-3 24 0l5 42h-34Z" fill="var(--foam)" stroke="none" />
      <g stroke="var(--water)" strokeWidth="1.4">
        <path d="M155 96l-3 34M162 95v36M169 96l3 34" />
      </g>
      <path d="M136 134c4-6 10-6 13-2 4-6 12-6 15 0 4-5 12-4 14 1 4-3 9-1 10 3" className="flows" />
    </g>
  );
}

/** White noise: mist that lies in the valley. */
export function Mist() {
  return (
    <g fill="var(--foam)" stroke="none" opacity="0.72" className="flows">
      <rect x="-20" y="96" width="190" height="7" rx="3.5" />
      <rect x="60" y="108" width="250" height="8" rx="4" />
      <rect x="-10" y="121" width="160" height="7" rx="3.5" />
      <rect x="196" y="122" width="140" height="6" rx="3" />
    </g>
  );
}

/** The river that gives the place its name: it comes from the hills and widens towards us. */
export function River() {
  return (
    <g>
      <path
        d="M188 127c-4 8 4 10-14 15-30 8-62 14-76 42h176c-6-20 2-26-18-36-16-8-44-10-52-21Z"
        fill="var(--water)"
        stroke="none"
      />
      <path
        d="M188 127c-4 8 4 10-14 15-30 8-62 14-76 42M274 184c-6-20 2-26-18-36-16-8-44-10-52-21"
        stroke="var(--deep)"
      />
      <g stroke="var(--foam)" strokeWidth="1.5" className="flows">
        <path d="M184 145c10-3 22-3 30 0M150 158c14-4 30-4 44 0M206 164c12-3 26-3 38 1M128 173c13-4 28-4 40 0M190 177c12-3 26-3 38 1" />
      </g>
      <path
        d="M218 156c2-6 15-6 17 0ZM136 164c3-6 15-6 18 0ZM178 169c2-4 10-4 12 0Z"
        fill="var(--deep)"
        stroke="var(--pen)"
      />
    </g>
  );
}

/** The sea before everything, in three rows of waves. */
export function Sea() {
  return (
    <g>
      <path d="M-20 138h360v50H-20Z" fill="var(--water)" stroke="none" />
      <g stroke="var(--foam)" className="flows">
        <path d="M-20 140c12-6 20-6 30 0s20 6 30 0 20-6 30 0 20 6 30 0 20-6 30 0 20 6 30 0 20-6 30 0 20 6 30 0 20-6 30 0 20 6 30 0 20-6 30 0 20 6 30 0" />
        <path
          d="M8 154c9-4 16-4 24 0s16 4 24 0M96 152c9-4 16-4 24 0s16 4 24 0M186 154c9-4 16-4 24 0s16 4 24 0M268 152c9-4 16-4 24 0"
          opacity="0.8"
        />
      </g>
      <g className="flows late" stroke="var(--foam)">
        <path d="M-14 170c14-8 24-8 36 0s26 8 38 0M78 172c14-8 24-8 36 0s26 8 38 0M170 170c14-8 24-8 36 0s26 8 38 0M262 172c14-8 24-8 36 0" />
      </g>
    </g>
  );
}
