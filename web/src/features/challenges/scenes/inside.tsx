/** A lighthouse, and the steps that lead up to it out of the water. */
export function LighthouseScene() {
  return (
    <>
      <path d="M150 24 192 8v38Z" fill="var(--scene-light)" opacity=".5" stroke="none" />
      <path d="M0 60c60-8 130 0 192-6v42H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M14 99V88h20v-7h20v-7h20v-7h30v32Z" fill="var(--scene-near)" />
      <path d="M70 99c6-22 30-33 60-33s42 12 48 33" fill="var(--scene-paper)" />
      <path d="M124 66 128 30h18l4 36Z" fill="var(--scene-paper)" />
      <path d="M126 48h22" stroke="var(--scene-ink)" />
      <path d="M126 30h22V18h-22Z" fill="var(--scene-light)" />
      <path d="m123 18 14-11 14 11Z" fill="var(--scene-near)" />
      <path d="M10 74c8 0 8-3 16-3M36 64c8 0 8-3 16-3" />
    </>
  );
}

/** Two birds on one branch; one of them sings. */
export function BranchScene() {
  return (
    <>
      <path d="M0 80c60-8 130-6 192 0v16H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M0 70c40-10 90-14 132-10 26 2 44 0 60-6" strokeWidth="4" />
      <path
        d="M150 58c4 10 14 14 24 12-3-10-13-14-24-12ZM30 64c-4-10 1-18 10-22 3 10-1 18-10 22Z"
        fill="var(--scene-near)"
      />
      <path
        d="M62 60c-10-4-13-16-6-24 7-7 19-6 25 2l9 3-8 5c0 10-9 18-20 14Z"
        fill="var(--scene-light)"
      />
      <path d="M60 50c-6 8-14 12-22 11 2-8 9-14 18-16" fill="var(--scene-near)" />
      <path d="M72 39h.1" stroke="var(--scene-ink)" strokeWidth="4" />
      <path
        d="M126 58c8-2 12-11 7-18-4-6-13-7-18-1l-8 1 5 5c-2 8 5 15 14 13Z"
        fill="var(--scene-paper)"
      />
      <path d="M119 42h.1" stroke="var(--scene-ink)" strokeWidth="4" />
      <path d="M98 30c3-2 4-5 3-8M106 26c4-3 6-8 4-13M66 61v6M124 58v5" />
    </>
  );
}

/** A fall that comes down hard between rocks, and the calm pool below it. */
export function CascadeScene() {
  return (
    <>
      <path d="M-3 22c24-6 49-4 69 2l6 50H-3Z" fill="var(--scene-far)" />
      <path d="M195 18c-28-6-57-2-75 6l-8 50h83Z" fill="var(--scene-far)" />
      <path d="M66 24c18 5 36 5 54 0l-6 50H74Z" fill="var(--scene-paper)" />
      <path d="M82 30c2 14 0 26 2 38M95 30v36M108 30c-2 14 0 24-2 36" stroke="var(--scene-ink)" />
      <path
        d="M-3 74c30-6 53 2 77 0 6-8 34-8 40 0 26 2 49-6 81 0v25H-3Z"
        fill="var(--scene-near)"
      />
      <path d="M64 86c10-4 18-4 28 0M104 88c8-3 14-3 22 0M18 86c8 0 8-3 16-3M150 86c8 0 8-3 16-3" />
      <path
        d="M36 18c0-6-3-9-7-11-1 6 2 10 7 11Zm0 0c1-7 5-10 10-10 0 6-4 10-10 10Z"
        fill="var(--scene-near)"
      />
    </>
  );
}

/** A kite in the wind, over hills. */
export function KiteScene() {
  return (
    <>
      <path d="M0 66c40-16 82-14 118-6s50 6 74-2v38H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M0 84c60-8 130-2 192-4v16H0Z" fill="var(--scene-near)" stroke="none" />
      <path d="m124 6 24 18-14 26-26-16Z" fill="var(--scene-light)" />
      <path d="m124 6 10 44M108 34l40-10" stroke="var(--scene-ink)" />
      <path d="M134 50c-4 10-20 8-26 16S84 74 60 78" />
      <path d="m118 56 6 4-7 2ZM100 66l5 5-7 1Z" fill="var(--scene-paper)" />
      <circle cx="50" cy="60" r="6" fill="var(--scene-paper)" />
      <path d="M50 66v14m0-10 10 8m-10-8-6 8m6 4-6 9m6-9 6 9" />
      <path d="M20 26c6-4 12-4 18 0M60 18c4-3 9-3 13 0M166 30c4-3 9-3 13 0" />
    </>
  );
}
