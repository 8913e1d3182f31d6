/** A window that looks out on quiet hills. */
export function PlacePicture() {
  return (
    <>
      <rect x="22" y="8" width="52" height="50" rx="6" fill="var(--pic-paper)" />
      <path
        d="M23 42c8-6 14-7 22-3s17 3 28-5v18c0 3-2 5-5 5H28c-3 0-5-2-5-5Z"
        fill="var(--pic-near)"
        stroke="none"
      />
      <circle cx="60" cy="23" r="7" fill="var(--pic-light)" stroke="var(--pic-ink)" />
      <path d="M22 42c8-6 15-7 23-3s17 3 29-5" stroke="var(--pic-ink)" />
      <path d="M48 8v50M16 58h64" />
      <path d="M28 66h40" />
      <path d="M84 58c0-6 2-10 6-12-1 6-2 10-6 12Zm0 0c-1-4-3-7-6-9" fill="var(--pic-near)" />
    </>
  );
}

/** A letter that is being written. */
export function LetterPicture() {
  return (
    <>
      <path
        d="M16 20h52a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4Z"
        fill="var(--pic-paper)"
      />
      <path d="M22 31h28M22 39h34M22 47h18" stroke="var(--pic-ink)" />
      <path d="M84 10 58 44l-3 9 8-5 26-33c2-4-3-8-5-5Z" fill="var(--pic-light)" />
      <path d="m58 44 6 4" />
      <path d="M44 53c2-2 4 1 6 0" stroke="var(--pic-ink)" />
    </>
  );
}

/** A warm cup, slowly. */
export function CupPicture() {
  return (
    <>
      <path d="M0 60c26-5 60-5 96 0v12H0Z" fill="var(--pic-far)" stroke="none" />
      <path d="M26 32h40v14c0 10-8 16-20 16s-20-6-20-16Z" fill="var(--pic-paper)" />
      <path d="M66 36c8-2 12 2 12 7s-5 9-13 8" />
      <path d="M27 38c12 3 26 3 39 0v-5H27Z" fill="var(--pic-light)" stroke="none" />
      <path d="M26 32h40" />
      <path d="M36 24c-3-4 3-6 0-11M46 24c-3-5 3-7 0-13M56 24c-3-4 3-6 0-11" />
    </>
  );
}

/** A small lamp beside a bed. */
export function LampPicture() {
  return (
    <>
      <path d="M0 58h96v14H0Z" fill="var(--pic-far)" stroke="none" />
      <path d="M66 34 52 58h44L82 34Z" fill="var(--pic-light)" opacity=".45" stroke="none" />
      <path d="M62 34 68 16h14l6 18Z" fill="var(--pic-light)" />
      <path d="M75 34v24M67 58h16" />
      <path d="M6 58V44c0-4 3-6 6-6h6c4 0 6 3 6 6h14c8 0 12 5 12 14" fill="var(--pic-near)" />
      <path d="M8 46c0-4 2-5 5-5h5c4 0 6 2 6 5s-3 4-8 4-8-1-8-4Z" fill="var(--pic-paper)" />
      <path d="M4 58h50" />
      <path d="M22 20a9 9 0 1 0 10 11 8 8 0 0 1-10-11Z" fill="var(--pic-paper)" />
    </>
  );
}

/** Two lanterns on the water, near one another. */
export function LanternsPicture() {
  return (
    <>
      <path d="M0 48c20-5 60-5 96 0v24H0Z" fill="var(--pic-far)" stroke="none" />
      <path d="M22 50V30c0-3 2-5 5-5h12c3 0 5 2 5 5v20Z" fill="var(--pic-light)" />
      <path d="M54 54V36c0-3 2-5 5-5h10c3 0 5 2 5 5v18Z" fill="var(--pic-light)" />
      <path d="M33 25v-4M64 31v-4" />
      <path
        d="M33 46c-3-4 0-6 0-9 3 3 4 6 0 9ZM64 50c-3-3 0-5 0-8 3 2 4 5 0 8Z"
        stroke="var(--pic-ink)"
      />
      <path d="M14 51h36M47 55h34" />
      <path d="M20 60c6 0 6 2 12 2M54 64c6 0 6-2 12-2M80 60c4 0 4 1 8 1" />
    </>
  );
}
