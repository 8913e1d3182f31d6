/** A wave that rises and will come down. */
export function WavePicture() {
  return (
    <>
      <circle cx="74" cy="18" r="8" fill="var(--pic-light)" />
      <path
        d="M0 60c16 0 22-40 44-40 16 0 20 14 14 22-3-6-11-8-16-3 2 12 18 21 54 21v12H0Z"
        fill="var(--pic-near)"
        stroke="none"
      />
      <path d="M0 60c16 0 22-40 44-40 16 0 20 14 14 22-3-6-11-8-16-3 2 12 18 21 54 21" />
      <path d="M14 62c6-1 10-4 14-10M44 28c4-1 7 0 9 3M58 64c8 2 16 2 26 0" />
    </>
  );
}

/** A face in the water, looked at kindly. */
export function MirrorPicture() {
  return (
    <>
      <path
        d="M48 62C24 48 12 38 12 25 12 15 19 9 28 9c9 0 16 6 20 14C52 15 59 9 68 9c9 0 16 6 16 16 0 13-12 23-36 37Z"
        fill="var(--pic-near)"
      />
      <path d="M34 36c0 8 6 13 14 13s14-5 14-13" stroke="var(--pic-line)" />
      <circle cx="39" cy="28" r="1.5" fill="var(--pic-line)" />
      <circle cx="57" cy="28" r="1.5" fill="var(--pic-line)" />
      <path d="M22 24c0-4 3-7 7-7" stroke="var(--pic-paper)" />
    </>
  );
}

/** The moon over still water. */
export function MoonPicture() {
  return (
    <>
      <path d="M0 50h96v22H0Z" fill="var(--pic-far)" stroke="none" />
      <path d="M54 8a20 20 0 1 0 16 30A17 17 0 0 1 54 8Z" fill="var(--pic-light)" />
      <path d="M20 18h.1M30 32h.1M80 16h.1M14 36h.1M86 34h.1" strokeWidth="4" />
      <path d="M0 50h96" />
      <path d="M36 57h24M42 63h14M12 60h8M74 58h12" />
    </>
  );
}

/** A bowl that has just been struck. */
export function BellPicture() {
  return (
    <>
      <path d="M0 62h96v10H0Z" fill="var(--pic-far)" stroke="none" />
      <path d="M20 34h48c0 17-9 27-24 27S20 51 20 34Z" fill="var(--pic-light)" />
      <path d="M18 34h52M32 62h24" />
      <path d="M28 42c1 5 3 8 6 11" stroke="var(--pic-ink)" />
      <path d="M88 12 72 30m-4 4 4-4" />
      <path d="M84 10c2-2 6 0 6 3" />
      <path d="M30 24c4-3 4-7 0-10M44 22c4-4 4-9 0-13M58 24c4-3 4-7 0-10" />
    </>
  );
}

/** Rain, seen from inside. */
export function RainPicture() {
  return (
    <>
      <path d="M0 56c20-6 40-6 96 0v16H0Z" fill="var(--pic-far)" stroke="none" />
      <path
        d="M24 34c-7 0-12-4-12-10s5-10 11-10c2-6 8-9 15-9 8 0 14 4 16 10 3-2 6-3 9-3 7 0 13 5 13 11s-5 11-12 11Z"
        fill="var(--pic-near)"
      />
      <path d="m26 42-3 8M40 42l-4 12M54 42l-3 8M68 42l-4 12" />
      <path d="M16 62c5-2 9-2 14 0M40 64c5-2 9-2 14 0M66 62c5-2 9-2 14 0" />
      <path d="M22 22c1-2 3-3 5-3" stroke="var(--pic-paper)" />
    </>
  );
}
