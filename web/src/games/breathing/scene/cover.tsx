import { rhythmOf } from '../patterns.ts';
import { currentPaths } from './current.ts';
import { Feather } from './feather.tsx';
import { Banks, driftOf, Water, WaveRows, WAVES } from './landscape.tsx';
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
      <Banks />
      <g transform="translate(0 -6)">
        <Water />
        {WAVES.map((waves) => (
          <g key={waves.speed} transform={`translate(${driftOf(waves, 3)} 0)`}>
            <WaveRows waves={waves} />
          </g>
        ))}
      </g>
      <path d={band} transform="translate(110 0)" fill="var(--gold)" opacity=".55" />
      <g transform={`translate(110 ${y(0.5)}) rotate(-10)`}>
        <Feather inside={false} />
      </g>
    </svg>
  );
}
