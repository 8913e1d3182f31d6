/** A small house; there is light in it where a fire burns. */
export function House({ lit }: { lit: boolean }) {
  return (
    <g transform="translate(-6 -66) scale(1.45)" strokeWidth="1.25">
      {lit && <path d="M78 78c-4-5 4-8 0-13s3-8 0-12" stroke="var(--foam)" className="rises" />}
      <path d="M74 94V84h8v16" fill="var(--wood)" />
      <path d="M26 112h62v34H26Z" fill="var(--wood)" />
      <path d="M16 114 57 82l41 32Z" fill="var(--deep)" />
      <path
        d="M34 121h20v16H34Z"
        fill={lit ? 'var(--warm)' : 'var(--light)'}
        className={lit ? 'glows' : undefined}
      />
      <path d="M34 121h20v16H34ZM44 121v16M66 146v-23h12v23M75 135h.1" />
      <path d="M26 109l31-24 31 24" opacity="0.5" />
    </g>
  );
}

/** Leaves that take the rain. */
export function Leaves() {
  return (
    <g className="sways">
      <path d="M0 60c22 0 38 8 50 24" />
      <path d="M14 60c2-13 12-19 25-17 0 12-10 19-25 17Z" fill="var(--near)" />
      <path d="M30 66c6-10 16-13 28-8-3 10-14 14-28 8Z" fill="var(--near)" />
      <path d="M20 62c0 12 8 19 21 19 2-11-7-19-21-19Z" fill="var(--deep)" />
      <path d="M50 84c7-6 15-6 23 0-6 8-16 8-23 0Z" fill="var(--near)" />
    </g>
  );
}

/** Flames over logs, and the circle of their light. */
export function Fire({ large }: { large: boolean }) {
  return (
    <g>
      <ellipse cx="248" cy="158" rx="46" ry="13" fill="var(--warm)" stroke="none" opacity="0.35" />
      <g className="flickers">
        <path
          d={
            large
              ? 'M248 156c-15 0-23-9-21-21 2-9 9-13 10-24 8 5 11 11 11 18 4-3 6-8 6-13 10 8 16 17 15 26-1 9-9 14-21 14Z'
              : 'M248 156c-11 0-17-6-15-15 1-6 6-9 7-16 6 3 8 8 8 12 3-2 4-5 4-9 7 6 11 12 11 18-1 7-7 10-15 10Z'
          }
          fill="var(--warm)"
        />
        <path
          d="M248 156c-6 0-10-4-9-9 1-5 5-6 6-11 6 4 10 8 10 13 0 4-3 7-7 7Z"
          fill="var(--light)"
          stroke="none"
        />
      </g>
      <path d="M226 164c14-1 30-5 44-10" strokeWidth="5" stroke="var(--wood)" />
      <path d="M270 164c-14-1-30-5-44-10" strokeWidth="5" stroke="var(--wood)" />
      <path
        d="M234 118h.1M264 110h.1M256 100h.1"
        stroke="var(--warm)"
        strokeWidth="2.6"
        className="rises"
      />
    </g>
  );
}

/** High grass at the edge, and fireflies in it. */
export function Grass() {
  return (
    <g>
      <g className="sways" stroke="var(--deep)" strokeWidth="2.4">
        <path d="M8 180c0-14-2-22-7-30M16 180c1-18 4-28 12-38M26 180c-1-13-1-20-4-28M36 180c2-13 6-20 12-26M300 180c0-14-3-22-8-30M308 180c1-16 4-26 10-34M292 180c-1-9-3-14-7-19" />
      </g>
      <g stroke="var(--light)" strokeWidth="4">
        <path d="M30 134h.1M292 138h.1" className="glows" />
        <path d="M54 130h.1M312 124h.1M14 120h.1" className="glows late" />
      </g>
      <path d="M34 164c6-6 20-8 28-4 4 2 4 5 0 6-9 3-20 3-28-2Z" fill="var(--near)" />
      <path d="M52 160 42 148l-8 20M58 167l4 5M50 168l-2 5M63 160c4-3 8-8 9-14M61 159c0-5 2-9 5-12" />
    </g>
  );
}

/** A branch from the side, and who sits on it. */
export function Birds({ many }: { many: boolean }) {
  return (
    <g>
      <path d="M322 86c-28-2-50 2-82 10M276 89c-8-7-16-9-26-8" />
      <path
        d="M296 86c8-8 16-10 24-8-3 8-12 12-24 8ZM252 92c-6-7-13-9-20-6 4 6 11 9 20 6Z"
        fill="var(--near)"
      />
      <path
        d="M266 84c-3-14 6-22 17-22 8 0 13 4 14 10l7 3-7 3c-3 6-9 9-16 9-5 0-9 2-13 6l-14 6Z"
        fill="var(--warm)"
      />
      <path d="M272 78c5 4 11 4 15 0M288 71h.1" />
      <path d="M288 70h.1" strokeWidth="2.8" />
      <path d="M278 87v4M284 86v4" />
      <path
        d="M310 70c3-2 5-4 6-7M311 76c4 0 7-1 10-3"
        stroke="var(--light)"
        strokeWidth="2.2"
        className="glows"
      />
      {many && (
        <path d="M150 40c6-6 11-6 14 0 3-6 8-6 14 0M196 56c5-5 9-5 11 0 2-5 6-5 11 0M128 62c4-4 7-4 9 0 2-4 5-4 9 0" />
      )}
    </g>
  );
}

/** A bowl on a flat stone, with the rings of its tone. */
export function Bowl() {
  return (
    <g>
      <path d="M108 172c0-7 18-11 44-11s44 4 44 11-18 9-44 9-44-2-44-9Z" fill="var(--deep)" />
      <path
        d="M120 140h64c0 17-10 28-32 28s-32-11-32-28Z"
        fill="var(--light)"
        stroke="var(--pen)"
      />
      <ellipse cx="152" cy="140" rx="32" ry="6" fill="var(--warm)" stroke="var(--pen)" />
      <path d="M126 153c16 5 36 5 52 0" />
      <path d="m190 132 18-20" strokeWidth="3" stroke="var(--wood)" />
      <path d="M187 130c3-4 8-2 7 3-1 4-8 4-9 0 0-1 1-2 2-3Z" fill="var(--wood)" />
      <g className="widens" stroke="var(--light)">
        <path d="M122 126c18-7 42-7 60 0M130 116c13-5 31-5 44 0M138 106c9-3 19-3 28 0" />
      </g>
    </g>
  );
}

/** A table by the window of a café. */
export function Cup({ onTheRight }: { onTheRight: boolean }) {
  return (
    <g transform={onTheRight ? 'translate(320 0) scale(-1 1)' : undefined}>
      <path d="M-4 168h122v16H-4Z" fill="var(--wood)" />
      <path d="M44 142h38c0 15-6 24-19 24s-19-9-19-24Z" fill="var(--foam)" stroke="var(--pen)" />
      <path d="M82 146c10-2 12 11-1 12M36 168h54" />
      <path d="M54 136c-4-5 4-7 0-13M64 136c-4-5 4-7 0-13M74 136c-4-5 4-7 0-13" className="rises" />
      <path d="M8 168c-2-6-2-12 0-18h14c2 6 2 12 0 18Z" fill="var(--deep)" />
      <path d="M12 150v-9M18 150c0-5 2-8 5-10" stroke="var(--near)" strokeWidth="2.2" />
    </g>
  );
}
