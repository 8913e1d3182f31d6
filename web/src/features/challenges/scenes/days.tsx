/** A sprout between two stones of the bank, and a sun that has just come up. */
export function SproutScene() {
  return (
    <>
      <circle cx="140" cy="42" r="17" fill="var(--scene-light)" />
      <path d="M140 14v-6M164 26l5-4M172 44h7M116 26l-5-4" />
      <path d="M0 62c40-12 80-12 110-6s54 6 82-4v44H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M0 78c50-6 90 2 130-2s42-6 62-4v24H0Z" fill="var(--scene-near)" stroke="none" />
      <path d="M70 70V44" />
      <path d="M70 52c-2-12-12-16-22-15 1 11 10 17 22 15Z" fill="var(--scene-paper)" />
      <path d="M70 46c2-11 11-15 20-13 0 10-9 15-20 13Z" fill="var(--scene-near)" />
      <path d="M40 74c0-7 6-9 13-9s13 3 13 9-6 8-13 8-13-2-13-8Z" fill="var(--scene-paper)" />
      <path d="M74 75c0-5 5-8 12-8s11 3 11 8-5 7-11 7-12-2-12-7Z" fill="var(--scene-far)" />
      <path d="M12 88c8 0 8-3 16-3M112 90c8 0 8-3 16-3M152 84c8 0 8-3 16-3" />
    </>
  );
}

/** Two boats that come nearer to one another, each with its lantern. */
export function BoatsScene() {
  return (
    <>
      <path d="M0 42c36-14 60-8 90-4s62 2 102-8v66H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M0 60c60-6 120 4 192-2v38H0Z" fill="var(--scene-near)" stroke="none" />
      <path d="M26 60h54c-2 11-10 16-24 16s-28-4-30-16Z" fill="var(--scene-paper)" />
      <path d="M112 64h54c-2 11-12 16-27 16s-25-5-27-16Z" fill="var(--scene-paper)" />
      <path d="M52 60V30M138 64V34" />
      <path d="M52 34h12v12H52Z" fill="var(--scene-light)" />
      <path d="M138 38h-12v12h12Z" fill="var(--scene-light)" />
      <path d="M36 68h34M122 72h36" stroke="var(--scene-ink)" />
      <path d="M86 70c4 0 4-3 8-3s4 3 8 3M10 84c8 0 8-3 16-3M92 88c8 0 8-3 16-3M164 88c8 0 8-3 16-3" />
    </>
  );
}

/** Somebody who stretches on a meadow. */
export function MeadowScene() {
  return (
    <>
      <circle cx="38" cy="26" r="12" fill="var(--scene-light)" />
      <path d="M0 56c44-16 90-14 128-6s44 6 64 0v46H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M0 80c60-8 130-8 192 0v16H0Z" fill="var(--scene-near)" stroke="none" />
      <circle cx="102" cy="28" r="8" fill="var(--scene-paper)" />
      <path
        d="M94 80c0-12 1-18 3-24-4-5-3-12 1-15h10c4 4 4 10 1 15 3 8 5 14 6 24"
        fill="var(--scene-near)"
      />
      <path d="M102 36v5M97 42C86 36 82 24 84 10M109 42c11-4 15-16 14-30M84 80h38" />
      <path d="M30 84v-8m0 0c-4-1-6-4-6-7 4 0 6 3 6 7Zm0-2c3-1 5-4 5-7-3 1-5 4-5 7ZM154 84v-7m0 0c-4-1-5-4-5-6 3 0 5 3 5 6Zm0-2c3-1 5-3 5-6-3 1-5 3-5 6Z" />
    </>
  );
}

/** A shelf with few things on it, and a box that is nearly full. */
export function ShelfScene() {
  return (
    <>
      <path d="M0 76h192v20H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M26 46h84M34 46v8m68-8v8" />
      <path d="M38 46V26h9v20Z" fill="var(--scene-near)" />
      <path d="M47 46V22h9v24Z" fill="var(--scene-light)" />
      <path d="m60 45 8-18 8 4-6 15Z" fill="var(--scene-paper)" />
      <path d="M90 46c-5 0-6-4-6-7h14c0 3-1 7-8 7Z" fill="var(--scene-paper)" />
      <path d="M91 39c0-7-3-10-8-12M91 36c1-7 5-9 9-9-1 6-4 9-9 9Z" fill="var(--scene-near)" />
      <path d="M126 56h48v26h-48Z" fill="var(--scene-paper)" />
      <path d="M142 66h16" stroke="var(--scene-ink)" />
      <path d="m134 56 4-14h12v14M152 56c0-9 4-14 12-14v14" fill="var(--scene-near)" />
      <path d="M20 82h86M182 82h-2" />
    </>
  );
}
