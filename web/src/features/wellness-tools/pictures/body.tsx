/** Smooth stones, one upon the other, in shallow water. */
export function StonesPicture() {
  return (
    <>
      <path d="M0 54c14-5 26-3 40-1s30 3 56-2v21H0Z" fill="var(--pic-far)" stroke="none" />
      <path
        d="M22 55c1-8 12-12 26-12s25 4 26 11c-2 6-13 8-26 8-14 0-25-2-26-7Z"
        fill="var(--pic-near)"
      />
      <path d="M31 43c1-6 9-9 18-9s16 3 16 8c-1 4-8 6-17 6s-16-2-17-5Z" fill="var(--pic-paper)" />
      <path d="M39 34c1-4 5-6 10-6s9 2 9 5c0 4-5 5-10 5s-9-1-9-4Z" fill="var(--pic-light)" />
      <path d="M45 27c0-3 2-5 5-5s4 2 4 4" />
      <path d="M8 62c5 0 5 2 10 2M74 65c5 0 6-2 12-2M33 48c4 2 8 2 12 2" />
    </>
  );
}

/** Two hands that hold water. */
export function WaterPicture() {
  return (
    <>
      <path
        d="M20 38c9 3 18 4 28 4s19-1 28-4c0 15-12 25-28 25S20 53 20 38Z"
        fill="var(--pic-paper)"
      />
      <path d="M26 40c7-3 14-4 22-4s15 1 22 4c-6 3-14 4-22 4s-16-1-22-4Z" fill="var(--pic-near)" />
      <path
        d="M20 38c-4-1-7 1-8 5 2 11 8 18 16 22M76 38c4-1 7 1 8 5-2 11-8 18-16 22"
        stroke="var(--pic-line)"
      />
      <path d="M48 8c5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3-8 8-14Z" fill="var(--pic-near)" />
      <path d="M45 22c0 2 1 4 3 4M26 16c2 3 3 5 3 7M70 14c-2 3-3 5-3 7" />
      <path d="M36 40c3-1 6-1 9-1" stroke="var(--pic-ink)" />
    </>
  );
}

/** A long breath out over the hills. */
export function BreathPicture() {
  return (
    <>
      <path d="M0 58c16-10 26-12 40-4s34 6 56-6v24H0Z" fill="var(--pic-far)" stroke="none" />
      <circle cx="70" cy="26" r="11" fill="var(--pic-light)" />
      <path d="M10 30h38a8 8 0 1 0-7-12M10 40h52a7 7 0 1 1-6 11M10 50h22a5 5 0 1 1-4 8" />
    </>
  );
}

/** A fist that lets go. */
export function MusclePicture() {
  return (
    <>
      <path d="M0 60c20-6 40-6 96 0v12H0Z" fill="var(--pic-far)" stroke="none" />
      <path d="M12 52V38c0-4 3-6 6-6h14c4 0 7 3 7 7v6c0 6-4 10-10 10h-6" fill="var(--pic-near)" />
      <path d="M18 32v-3c0-2 3-2 3 0v3M24 32v-4c0-2 4-2 4 0v4M31 32v-3c0-2 3-2 3 0v3M22 44h10" />
      <path d="M44 40h8m-3-4 4 4-4 4" stroke="var(--pic-line)" />
      <path
        d="M62 54V38c0-3 4-3 4 0V24c0-3 5-3 5 0v12-16c0-3 5-3 5 0v16-13c0-3 5-3 5 0v14l4-3c3-2 5 1 3 3l-8 12c-2 4-5 5-9 5h-4"
        fill="var(--pic-paper)"
      />
    </>
  );
}

/** Somebody who lies down and is carried. */
export function BodyPicture() {
  return (
    <>
      <path d="M0 46c12 4 22 4 34 2s34-4 62 0v24H0Z" fill="var(--pic-far)" stroke="none" />
      <circle cx="22" cy="36" r="8" fill="var(--pic-paper)" />
      <path
        d="M31 41c6-5 14-6 22-4l20 5c6 1 11 3 15 7-14 5-36 7-54 4-5-1-7-5-3-12Z"
        fill="var(--pic-near)"
      />
      <path d="M42 44c5 1 9 3 12 6M19 36c1 1 3 1 4 0" />
      <path d="M6 60c6-3 10-3 16 0s10 3 16 0 10-3 16 0 10 3 16 0 10-3 16 0" />
      <path d="M68 14c-5 1-8 5-8 9M76 18c-3 1-5 3-5 6" stroke="var(--pic-line)" />
      <circle cx="50" cy="16" r="5" fill="var(--pic-light)" />
    </>
  );
}
