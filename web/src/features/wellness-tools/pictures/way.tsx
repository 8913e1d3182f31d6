/** Stones across a river: one step, then the next. */
export function StepPicture() {
  return (
    <>
      <path d="M0 30c30-6 66-4 96 2v40H0Z" fill="var(--pic-far)" stroke="none" />
      <path d="M12 62c0-4 6-6 14-6s14 2 14 6-6 5-14 5-14-1-14-5Z" fill="var(--pic-paper)" />
      <path d="M40 48c0-4 5-6 12-6s12 2 12 5-5 5-12 5-12-1-12-4Z" fill="var(--pic-near)" />
      <path d="M62 36c0-3 4-4 9-4s9 1 9 4-4 4-9 4-9-1-9-4Z" fill="var(--pic-near)" />
      <path d="M22 55V40c0-5 2-8 6-8 5 0 6 4 6 8v6M28 26a5 5 0 1 0-4-5M30 46l6 9" />
      <path d="M84 26V12l8 4-8 4" fill="var(--pic-light)" />
      <path d="M52 66c6 0 6-2 12-2M74 56c6 0 6 2 12 2" />
    </>
  );
}

/** The way that one does not feel like, taken all the same. */
export function TurnPicture() {
  return (
    <>
      <path d="M0 58c30-6 60-6 96 0v14H0Z" fill="var(--pic-far)" stroke="none" />
      <path d="M48 64V36" />
      <path d="M48 20H20l-8-7 8-7h28Z" fill="var(--pic-near)" />
      <path d="M48 24h28l8 7-8 7H48Z" fill="var(--pic-light)" />
      <path d="M58 31h14m-4-4 4 4-4 4" stroke="var(--pic-ink)" />
      <path d="M48 6v14M40 65c5-3 11-3 16 0" />
    </>
  );
}

/** Somebody who stretches. */
export function StretchPicture() {
  return (
    <>
      <circle cx="76" cy="18" r="9" fill="var(--pic-light)" />
      <path d="M0 62h96v10H0Z" fill="var(--pic-far)" stroke="none" />
      <circle cx="44" cy="22" r="7" fill="var(--pic-paper)" />
      <path
        d="M37 62c-1-8 0-12 2-18-3-4-3-9 1-12l9 1c4 3 4 8 2 12 2 5 4 9 4 17"
        fill="var(--pic-near)"
      />
      <path d="M39 34C29 30 25 20 26 8M50 34c9-2 14-10 14-24M30 62h34" />
    </>
  );
}

/** A path between trees. */
export function PathPicture() {
  return (
    <>
      <path d="M0 40c20-8 40-8 52-4s26 2 44-4v40H0Z" fill="var(--pic-far)" stroke="none" />
      <path
        d="M38 72c4-12 18-14 16-22-1-5-8-6-6-12h6c0 6 10 8 11 15 1 8-6 10-6 19Z"
        fill="var(--pic-paper)"
      />
      <path
        d="M20 54V38M20 40c-7 0-11-4-11-10S14 14 20 12c6 2 11 10 11 17s-4 11-11 11Z"
        fill="var(--pic-near)"
      />
      <path
        d="M78 50V36M78 38c-5 0-9-3-9-8s4-13 9-15c5 2 9 9 9 15s-4 8-9 8Z"
        fill="var(--pic-near)"
      />
      <circle cx="52" cy="20" r="7" fill="var(--pic-light)" />
      <path d="M40 66c1-6 6-9 9-12M8 62c3-2 5-2 8 0M80 62c3-2 5-2 8 0" />
    </>
  );
}
