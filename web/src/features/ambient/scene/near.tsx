/** A small house; there is light in it where a fire burns. */
export function House({ lit }: { lit: boolean }) {
  return (
    <g>
      <path d="M26 112h62v34H26Z" fill="var(--wood)" />
      <path d="M16 114 57 82l41 32Z" fill="var(--deep)" />
      <path d="M74 94V84h8v16" fill="var(--wood)" />
      <path
        d="M36 122h16v14H36Z"
        fill={lit ? 'var(--warm)' : 'var(--light)'}
        className={lit ? 'glows' : undefined}
      />
      <path d="M36 122h16v14H36ZM44 122v14M66 146v-22h12v22" />
      <path d="M30 108l27-20 27 20" opacity="0.55" />
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
        <path d="M54 146h.1M312 124h.1M14 120h.1" className="glows late" />
      </g>
      <path d="M44 160c6-4 13-4 18 0l-3 5H47ZM60 160l7-8M57 160l3-9" fill="var(--deep)" />
    </g>
  );
}

/** A branch from the side, and who sits on it. */
export function Birds({ many }: { many: boolean }) {
  return (
    <g>
      <path d="M322 64c-26 2-44 8-66 24M292 68c-8-9-18-12-28-12" />
      <path
        d="M270 77c1-7 7-12 14-11 6 0 9 4 9 8l6 2-6 2c-2 6-8 9-14 8l-12 6Z"
        fill="var(--warm)"
      />
      <path d="M287 72h.1" strokeWidth="2.6" />
      <path d="M303 70c4-2 7-5 8-9M304 76c5 0 9-1 12-4" stroke="var(--light)" className="glows" />
      <path d="M306 62c5-8 12-9 16-6-1 7-8 10-16 6Z" fill="var(--near)" />
      {many && (
        <>
          <path d="M236 52c1-5 5-8 10-8s8 3 8 6l5 1-5 2c-2 4-6 6-10 5l-9 5Z" fill="var(--foam)" />
          <path d="M249 48h.1" strokeWidth="2.4" />
          <path d="M120 40c5-5 9-5 12 0 3-5 7-5 12 0M156 54c4-4 7-4 9 0 2-4 5-4 9 0" />
        </>
      )}
    </g>
  );
}

/** A bowl on a flat stone, with the rings of its tone. */
export function Bowl() {
  return (
    <g>
      <path d="M118 170c0-7 14-11 34-11s34 4 34 11-14 9-34 9-34-2-34-9Z" fill="var(--deep)" />
      <path d="M130 142h44c0 14-8 23-22 23s-22-9-22-23Z" fill="var(--light)" stroke="var(--pen)" />
      <path d="M128 142h48" />
      <path d="M136 149c1 5 4 8 8 10" />
      <g className="widens">
        <path d="M138 134c-4-4-4-8 0-12M152 134c-4-4-4-9 0-13M166 134c4-4 4-8 0-12" />
      </g>
    </g>
  );
}

/** A table by the window of a café. */
export function Cup() {
  return (
    <g>
      <path d="M-4 168h116v16H-4Z" fill="var(--wood)" />
      <path d="M42 144h34c0 13-5 22-17 22s-17-9-17-22Z" fill="var(--foam)" stroke="var(--pen)" />
      <path d="M76 148c9-2 11 10-1 11M36 168h46" />
      <g className="rises">
        <path d="M52 138c-3-4 3-6 0-11M62 138c-3-4 3-6 0-11" stroke="var(--foam)" />
      </g>
      <path d="M4 150c0-5 4-8 9-8h12l-3 26H8Z" fill="var(--deep)" />
    </g>
  );
}
