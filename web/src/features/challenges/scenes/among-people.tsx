/** A gate that is closed for now, and the garden that it keeps. */
export function GateScene() {
  return (
    <>
      <path d="M0 52c50-12 140-12 192 0v44H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M0 84c60-6 130-6 192 0v12H0Z" fill="var(--scene-near)" stroke="none" />
      <path d="M-3 46h55v38H-3ZM140 46h55v38h-55Z" fill="var(--scene-near)" />
      <path d="M14 58h.1M34 70h.1M156 70h.1M178 58h.1" strokeWidth="4" />
      <path d="M52 84V40c14-18 74-18 88 0v44Z" fill="var(--scene-paper)" />
      <path
        d="M66 84V34M82 84V29M96 84V27M110 84V29M126 84V34M52 58h88"
        stroke="var(--scene-ink)"
      />
      <circle cx="96" cy="58" r="6" fill="var(--scene-light)" stroke="var(--scene-ink)" />
      <path
        d="M22 46c-1-9-6-13-12-14 0 8 5 13 12 14Zm0 0c1-10 6-16 13-17 0 9-5 15-13 17ZM168 46c0-8-5-12-11-13 0 8 5 12 11 13Zm0 0c1-8 6-12 12-13 0 7-5 12-12 13Z"
        fill="var(--scene-light)"
      />
    </>
  );
}

/** Two paper lanterns on the water, one a little further out. */
export function LanternsScene() {
  return (
    <>
      <path d="M0 44c40-12 70-8 100-4s60 2 92-6v62H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M0 58c60-6 120 4 192-2v40H0Z" fill="var(--scene-near)" stroke="none" />
      <path d="M62 72V44c0-4 3-6 6-6h20c4 0 6 2 6 6v28Z" fill="var(--scene-light)" />
      <path d="M128 60V42c0-3 2-5 5-5h12c3 0 5 2 5 5v18Z" fill="var(--scene-light)" />
      <path
        d="M78 64c-5-5 0-9 0-14 5 5 6 9 0 14ZM139 55c-3-3 0-6 0-9 3 3 4 6 0 9Z"
        stroke="var(--scene-ink)"
      />
      <path d="M52 73h52M122 61h34" />
      <path d="M58 80h40M66 86h24M128 67h22M12 78c8 0 8-3 16-3M158 84c8 0 8-3 16-3M112 90c8 0 8-3 16-3" />
      <path d="M30 18h.1M60 12h.1M98 20h.1M168 14h.1" strokeWidth="4" />
    </>
  );
}

/** A watering can, a plant in its pot, and a cup for who waters. */
export function WateringScene() {
  return (
    <>
      <path d="M0 74h192v22H0Z" fill="var(--scene-far)" stroke="none" />
      <path d="M0 74h192" />
      <path d="M32 40h40v34H32Z" fill="var(--scene-near)" />
      <path d="M32 46c-16-2-18 22 0 20M72 54l22-18M90 30l10 10" />
      <path d="M98 46c2 3 2 5 0 7M106 44c2 4 2 8 0 11M104 60c1 2 1 4 0 6" />
      <path d="M104 74 100 58h32l-4 16Z" fill="var(--scene-paper)" transform="translate(18 0)" />
      <path
        d="M133 58c-1-14-7-21-17-23 0 13 7 21 17 23Zm0 0c0-16 5-26 14-29 2 15-4 25-14 29Z"
        fill="var(--scene-light)"
      />
      <path d="M161 58h17v9c0 5-3 7-8 7s-9-2-9-7Z" fill="var(--scene-paper)" />
      <path d="M178 60c5 0 6 2 6 4s-2 4-6 4M166 52c-2-3 2-4 0-8M173 52c-2-3 2-4 0-8" />
      <path d="M40 50v16" stroke="var(--scene-paper)" />
    </>
  );
}

/** A suitcase that was put down, and what grows out of it. */
export function RootsScene() {
  return (
    <>
      <path
        d="M18 60V38h20V26h22v34M60 60V32l14-10 14 10v28M150 60V40h24v20"
        fill="var(--scene-far)"
      />
      <path d="M0 60c60-4 130-4 192 0v36H0Z" fill="var(--scene-near)" stroke="none" />
      <path d="M46 34h.1M52 34h.1M46 44h.1M52 44h.1M74 40h.1M74 48h.1M162 48h.1" strokeWidth="4" />
      <path
        d="M96 54h48c3 0 4 2 4 4v18c0 3-2 4-4 4H96c-3 0-4-2-4-4V58c0-3 2-4 4-4Z"
        fill="var(--scene-paper)"
      />
      <path d="M110 54v-6h20v6" />
      <path d="M104 54v26M136 54v26" stroke="var(--scene-ink)" />
      <path
        d="M120 48V28M120 38c-2-10-9-14-17-14 0 9 7 15 17 14Zm0-8c1-10 8-16 18-16 0 11-8 17-18 16Z"
        fill="var(--scene-light)"
      />
      <path d="M104 80c-4 4-4 8-10 11M120 80v11M136 80c4 4 4 8 10 11M20 78c8 0 8-3 16-3M160 84c8 0 8-3 16-3" />
    </>
  );
}
