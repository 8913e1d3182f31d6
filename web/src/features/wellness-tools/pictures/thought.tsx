/** A drawer where worries wait until their hour. */
export function DrawerPicture() {
  return (
    <>
      <path d="M14 16h68v46H14Z" fill="var(--pic-far)" />
      <path d="M20 22h56v12H20Z" fill="var(--pic-ground)" />
      <path d="M44 28h8" />
      <path d="M30 42c-2-8 3-10 8-8s7-6 13-3 2 8 8 6 8 2 6 6" fill="var(--pic-paper)" />
      <path d="M10 42h76v16H10Z" fill="var(--pic-near)" />
      <path d="M42 50h12M20 62v5M76 62v5" />
      <circle cx="76" cy="12" r="8" fill="var(--pic-light)" />
      <path d="M76 8v4l3 2" stroke="var(--pic-ink)" />
    </>
  );
}

/** What speaks for a thought, and what against it. */
export function ScalePicture() {
  return (
    <>
      <path d="M0 62h96v10H0Z" fill="var(--pic-far)" stroke="none" />
      <path d="M48 14v46M34 61h28M18 26l60-8" />
      <circle cx="48" cy="13" r="4" fill="var(--pic-light)" />
      <path d="m18 26-8 18h18ZM78 18l-9 20h18Z" />
      <path d="M9 44h20c-1 6-5 8-10 8s-9-2-10-8Z" fill="var(--pic-near)" />
      <path d="M68 38h20c-1 6-5 8-10 8s-9-2-10-8Z" fill="var(--pic-paper)" />
    </>
  );
}

/** Leaves on a stream: a thought on each. */
export function LeavesPicture() {
  return (
    <>
      <path
        d="M0 22c20 8 34-2 54 4s26 6 42 0v34c-18 8-32 4-48 0S14 62 0 60Z"
        fill="var(--pic-far)"
        stroke="none"
      />
      <path d="M14 46c2-10 10-14 20-12-1 10-9 15-20 12Zm0 0 12-7" fill="var(--pic-near)" />
      <path d="M44 38c3-8 11-12 20-9-2 9-10 13-20 9Zm0 0 12-5" fill="var(--pic-light)" />
      <path d="M66 54c2-8 9-11 17-9-1 8-8 12-17 9Zm0 0 10-5" fill="var(--pic-near)" />
      <path d="M6 30c8 3 12 2 18 0M70 34c7 2 12 1 18-1M34 56c8 3 14 2 20 0M8 58c4 1 6 1 10 0" />
    </>
  );
}

/** A compass: what matters, as a direction. */
export function CompassPicture() {
  return (
    <>
      <circle cx="48" cy="38" r="27" fill="var(--pic-paper)" />
      <path d="M48 20 56 40 48 56 40 40Z" fill="var(--pic-near)" stroke="var(--pic-ink)" />
      <path d="M48 20 56 40H40Z" fill="var(--pic-light)" stroke="var(--pic-ink)" />
      <path d="M48 7V4M45 4h6M27 38h-2M71 38h-2" stroke="var(--pic-line)" />
      <path d="M30 38h3M63 38h3" stroke="var(--pic-ink)" />
    </>
  );
}
