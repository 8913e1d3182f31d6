import { currentPaths } from './current.ts';
import { Feather } from './feather.tsx';
import { Landscape } from './landscape.tsx';
import { rhythmOf } from '../patterns.ts';
import { SCENE_COLOURS } from './scene-colours.ts';

/** Somewhere in the middle of a breath in. */
const MOMENT_MS = 25_500;

const y = (height: number) => 345 - height * 95;

/** The river, and the feather half-way up its current. */
export function BreathingCover() {
  const { band } = currentPaths(rhythmOf('5-5', false), MOMENT_MS, y);
  return (
    <svg
      viewBox="-60 215 480 200"
      preserveAspectRatio="xMidYMid slice"
      style={SCENE_COLOURS}
      className="h-36 w-full rounded-card md:h-52"
      aria-hidden="true"
    >
      <Landscape swell={0.5} drift={3} wind={0} />
      <path d={band} transform="translate(110 0)" fill="var(--gold)" opacity=".55" />
      <Feather x={110} y={y(0.5)} lean={-10} inside={false} />
    </svg>
  );
}
