/** The moon over a river with a house that sleeps. */
export function MoonScene() {
  return (
    <>
      <path d="M150 12a21 21 0 1 0 17 32 18 18 0 0 1-17-32Z" fill="var(--scene-light)" />
      <path d="M28 18h.1M58 28h.1M92 14h.1M112 32h.1M178 16h.1" strokeWidth="4" />
      <path d="M0 62c30-14 60-16 92-8s60 8 100-4v46H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M30 70V48l18-14 18 14v22Z" fill="var(--scene-paper)" />
      <path d="m26 51 22-17 22 17" />
      <path d="M44 70V58h9v12" stroke="var(--scene-ink)" />
      <path d="M0 72c60-4 130 4 192-2v26H0Z" fill="var(--scene-near)" stroke="none" />
      <path d="M112 78h32M118 84h20M124 90h8M20 84c8 0 8-3 16-3M72 86c8 0 8-3 16-3M164 82c8 0 8-3 16-3" />
    </>
  );
}

/** A window, a plant, and a telephone that lies face down in a drawer. */
export function WindowScene() {
  return (
    <>
      <path d="M0 70h192v26H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M30 12h62v46H30Z" fill="var(--scene-paper)" />
      <path d="M31 46c12-9 20-8 30-3s20 2 30-5v19H31Z" fill="var(--scene-near)" stroke="none" />
      <circle cx="76" cy="25" r="7" fill="var(--scene-light)" stroke="var(--scene-ink)" />
      <path d="M61 12v46M24 58h74" />
      <path d="M112 62h66v28h-66Z" fill="var(--scene-near)" />
      <path d="M106 56h78v8h-78Z" fill="var(--scene-paper)" />
      <path d="M124 72h42v11h-42Z" fill="var(--scene-paper)" />
      <path d="M130 72v-3h18v3" fill="var(--scene-light)" />
      <path d="M142 79h6" stroke="var(--scene-ink)" />
      <path d="M140 56c-6 0-8-5-8-10h17c0 5-2 10-9 10Z" fill="var(--scene-paper)" />
      <path
        d="M140 46c-1-10-6-14-13-15 0 8 5 14 13 15Zm1 0c0-9 5-16 13-17 0 9-5 15-13 17Z"
        fill="var(--scene-near)"
      />
    </>
  );
}

/** A cup on a sill, and the day that begins outside. */
export function SillScene() {
  return (
    <>
      <path d="M120 62a30 30 0 0 1 60 0Z" fill="var(--scene-light)" />
      <path d="M150 22v-8M120 34l-5-6M180 34l5-6" />
      <path d="M0 62h192v10H0Z" fill="var(--scene-paper)" />
      <path d="M0 72h192v24H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M0 62h192M0 72h192" />
      <path d="M40 34h38v12c0 11-8 16-19 16s-19-5-19-16Z" fill="var(--scene-paper)" />
      <path d="M78 38c8-2 13 2 13 7s-6 9-14 8" />
      <path d="M42 41c11 3 23 3 34 0v-5H42Z" fill="var(--scene-near)" stroke="none" />
      <path d="M40 34h38M50 26c-3-4 3-6 0-12M60 24c-3-5 3-7 0-13M70 26c-3-4 3-6 0-12" />
      <path d="M20 84c8 0 8-3 16-3M96 86c8 0 8-3 16-3M156 84c8 0 8-3 16-3" />
    </>
  );
}

/** A hammock between two trees. */
export function HammockScene() {
  return (
    <>
      <path d="M0 64c50-10 140-10 192 0v32H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M0 82c60-6 130-6 192 0v14H0Z" fill="var(--scene-near)" stroke="none" />
      <path d="M36 84V30M156 84V30" strokeWidth="4" />
      <path
        d="M36 42c-15 0-22-8-22-18S24 6 36 4c12 2 22 10 22 20s-7 18-22 18Z"
        fill="var(--scene-near)"
      />
      <path
        d="M156 42c-15 0-22-8-22-18s10-18 22-20c12 2 22 10 22 20s-7 18-22 18Z"
        fill="var(--scene-near)"
      />
      <path d="M36 50c30 34 90 34 120 0-24 16-96 16-120 0Z" fill="var(--scene-paper)" />
      <path d="M62 63c2-9 10-13 18-11 9-4 26-2 34 8-14 5-36 7-52 3Z" fill="var(--scene-light)" />
      <circle cx="122" cy="55" r="7" fill="var(--scene-paper)" />
      <path d="M84 18c4-3 8-3 12 0M104 10c3-2 6-2 9 0" />
    </>
  );
}
