import { memo } from 'react';
import { type BreathingState, ownTime } from '../rules.ts';
import { FAR_HILL, Hills, NEAR_SHORE, Sky, Sun } from './landscape.tsx';
import { Layer, Scene } from './scene.tsx';

/** How long the words stand when the current is gone. It grows dark after them, so that they can be read. */
export const OWN_WORDS_MS = 8000;

/** How far the sun sinks behind the hills. */
const SUNSET = 84;

/** Where the stars are, and their size, in the order in which they come out; some beyond the middle. */
const STARS = [
  [302, 62, 5],
  [74, 128, 3.5],
  [-118, 84, 4.5],
  [196, 96, 3],
  [468, 116, 4.5],
  [36, 34, 4.5],
  [334, 168, 3],
  [-232, 152, 3.5],
  [140, 26, 3.5],
  [588, 58, 4],
  [248, 150, 3.5],
  [96, 214, 2.5],
  [-40, 178, 3],
  [420, 40, 3],
  [314, 20, 2.5],
  [24, 240, 2.5],
] as const;

/** 0 the day … 1 the night: as far as the evening is, for who breathes on their own. */
export function duskOf(state: BreathingState): number {
  const { ms, ofMs } = ownTime(state);
  return ms < 0 ? 0 : between(ms, OWN_WORDS_MS, ofMs);
}

// Elements that never change: React passes over them, and the browser keeps their pixels.
const DAY = (
  <Scene>
    <Sky fill="var(--sky)" />
  </Scene>
);
const DUSK = (
  <Scene>
    <Sky fill="var(--dusk)" />
  </Scene>
);
const NIGHT = (
  <Scene>
    <Sky fill="var(--night)" />
  </Scene>
);
const SUN = (
  <Scene>
    <Sun />
  </Scene>
);
const HILLS = (
  <Scene>
    <Hills />
  </Scene>
);
const LAND = (
  <Scene>
    <path d={`${FAR_HILL}V1000H-600Z`} fill="var(--night-land)" />
  </Scene>
);
const NEAR = (
  <Scene>
    <path d={NEAR_SHORE} fill="var(--night-land)" />
  </Scene>
);

/** The sky from day over dusk to night, and the sun that sinks behind the hills. */
export function EveningSky({ dusk }: { dusk: number }) {
  const night = between(dusk, 0.4, 1);
  return (
    <>
      {DAY}
      {dusk > 0 && night < 1 && <Layer opacity={slowly(between(dusk, 0, 0.5))}>{DUSK}</Layer>}
      {night > 0 && <Layer opacity={slowly(night)}>{NIGHT}</Layer>}
      <Stars out={starsAt(dusk)} />
      {dusk < 0.75 && <Layer y={Math.round(between(dusk, 0, 0.7) * SUNSET * 2) / 2}>{SUN}</Layer>}
      {HILLS}
    </>
  );
}

/** What lies over the hills and the water while it grows dark. */
export function EveningVeil({ dusk }: { dusk: number }) {
  return <Layer opacity={veil(dusk)}>{LAND}</Layer>;
}

/** The same for the water before Nilo. */
export function NearNight({ dusk, y }: { dusk: number; y: number }) {
  return (
    <Layer y={y} opacity={veil(dusk)}>
      {NEAR}
    </Layer>
  );
}

/** How many stars are out. */
export function starsAt(dusk: number): number {
  return Math.round(between(dusk, 0.5, 0.95) * STARS.length);
}

/** Drawn anew when one more is out, and not in between. */
export const Stars = memo(({ out }: { out: number }) => (
  <Scene>
    {STARS.slice(0, out).map(([x, y, size]) => (
      <path
        key={x}
        d="M0-1Q.16-.16 1 0Q.16.16 0 1Q-.16.16-1 0Q-.16-.16 0-1Z"
        transform={`translate(${x} ${y}) scale(${size})`}
        fill="var(--star)"
      />
    ))}
  </Scene>
));

const veil = (dusk: number) => slowly(dusk * 0.6);

/** A change that nobody sees from frame to frame is made a few times a second at most. */
export function slowly(opacity: number): number {
  return Math.round(opacity * 200) / 200;
}

function between(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
