import { memo } from 'react';
import { momentAt, roundMs } from '../../kit/guided-timer/guided-timer.ts';
import { type PatternId, rhythmOf } from '../patterns.ts';
import {
  BREATHED_OUT,
  type BreathingState,
  FADING_LEVEL,
  guideAir,
  guidePresence,
  isOnOwn,
  SETTLE_MS,
  TOLERANCE,
} from '../rules.ts';
import { currentPaths, heightOf, SECOND_WIDTH } from './current.ts';
import { duskOf, EveningSky, EveningVeil, NearNight } from './dusk.tsx';
import { Feather } from './feather.tsx';
import {
  Banks,
  driftOf,
  Leaf,
  leavesIn,
  SWELL,
  Water,
  NEAR_SHORE,
  WaveRows,
  WAVES,
} from './landscape.tsx';
import { chestOf, NiloBreathing } from './nilo-breathing.tsx';
import { Layer, Scene, Stage } from './scene.tsx';

const LOW = 344;
const HIGH = 150;
const FEATHER_X = 122;
const ORIGIN = [0, 0] as const;
const NILO_AT = [236, 494] as const;

const y = (height: number) => LOW - height * (LOW - HIGH);

// Elements that never change: React passes over them, and the browser keeps their pixels.
const BANKS = (
  <Scene>
    <Banks />
  </Scene>
);
const WATER = (
  <Scene>
    <Water />
  </Scene>
);
const ROWS = WAVES.map((waves) => ({
  waves,
  picture: (
    <Scene>
      <WaveRows waves={waves} />
    </Scene>
  ),
}));
const nilo = (blows: boolean) => (
  <Scene>
    <NiloBreathing x={NILO_AT[0]} y={NILO_AT[1]} size={1.1} blows={blows} />
  </Scene>
);
const NILO = { in: nilo(false), out: nilo(true) } as const;
const NEAR_WATER = (
  <Scene>
    <path d={NEAR_SHORE} fill="var(--water-deep)" />
    <path
      d="M186 497c9-4 17-4 26 0M208 504c18 5 38 5 56 0M262 496c8-4 15-4 23 0"
      fill="none"
      stroke="var(--water-light)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </Scene>
);
const LEAF = (
  <Scene>
    <Leaf />
  </Scene>
);

/** The current comes towards the feather, so that the next breath is seen before it is due. */
export function RiverView({ state }: { state: BreathingState }) {
  const rhythm = rhythmOf(state.pattern, state.holds);
  const sinceMs = Math.max(0, state.elapsedMs - SETTLE_MS);
  const moment = momentAt(rhythm, sinceMs);
  const onOwn = isOnOwn(state);
  // On their own the person is the guide: Nilo and the water go with the finger.
  const target = onOwn ? state.air : guideAir(moment);
  const blows = onOwn
    ? !state.pressing && state.air > BREATHED_OUT
    : moment.phase.kind === 'exhale';
  const dusk = duskOf(state);
  // Without a finger the feather rides the middle of the current by itself.
  const air = state.mode === 'hold' ? state.air : target;
  const presence = guidePresence(state);
  const seconds = state.elapsedMs / 1000;
  const gust = Math.sin(seconds * 3) * state.wind;
  const breath = heightOf(target);
  const lean = (air > 0.02 && air < 0.98 ? (state.pressing ? -10 : 10) : 0) + gust * 24;
  const round = roundMs(rhythm);
  const fromMs = state.elapsedMs < SETTLE_MS ? 0 : SETTLE_MS + Math.floor(sinceMs / round) * round;

  return (
    <Stage width={360} height={520}>
      {state.level === FADING_LEVEL ? <EveningSky dusk={dusk} /> : BANKS}
      <Layer y={slow(-breath * SWELL)}>{WATER}</Layer>
      {ROWS.map(({ waves, picture }) => (
        <Layer key={waves.speed} x={slow(driftOf(waves, seconds))} y={slow(-breath * SWELL)}>
          {picture}
        </Layer>
      ))}
      {state.wind !== 0 &&
        leavesIn(state.wind, seconds).map((leaf) => (
          <Layer
            key={leaf.id}
            {...leaf}
            turned={`rotate(${leaf.turn.toFixed(1)}deg) scale(${leaf.size})`}
            about={ORIGIN}
          >
            {LEAF}
          </Layer>
        ))}
      {dusk > 0 && <EveningVeil dusk={dusk} />}
      {!onOwn && (
        <Layer
          x={FEATHER_X - ((state.elapsedMs - fromMs) / 1000) * SECOND_WIDTH}
          opacity={presence}
        >
          <Current pattern={state.pattern} holds={state.holds} fromMs={fromMs} />
        </Layer>
      )}
      <Layer turned={chestOf(breath)} about={NILO_AT}>
        {blows ? NILO.out : NILO.in}
      </Layer>
      <Layer y={slow(-breath * 5)}>{NEAR_WATER}</Layer>
      {dusk > 0 && <NearNight dusk={dusk} y={slow(-breath * 5)} />}
      <Layer
        x={FEATHER_X + gust * 10}
        y={y(heightOf(air))}
        turned={`rotate(${lean.toFixed(1)}deg)`}
        about={ORIGIN}
      >
        <FeatherPicture inside={presence > 0.5 && Math.abs(air - target) <= TOLERANCE} />
      </Layer>
    </Stage>
  );
}

/** What moves slowly moves by half pixels: nobody sees it, and most frames have less to do. */
const slow = (distance: number) => Math.round(distance * 2) / 2;

interface CurrentProps {
  pattern: PatternId;
  holds: boolean;
  /** When the round began that is under way: drawn anew with each round, moved in between. */
  fromMs: number;
}

const Current = memo(({ pattern, holds, fromMs }: CurrentProps) => {
  const { band, middle } = currentPaths(rhythmOf(pattern, holds), fromMs, y);
  return (
    <Scene>
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d={band} fill="var(--gold)" stroke="var(--gold)" strokeWidth="10" opacity=".5" />
        <path d={middle} fill="none" stroke="var(--gold-line)" strokeWidth="2" opacity=".8" />
      </g>
    </Scene>
  );
});

const FeatherPicture = memo(({ inside }: { inside: boolean }) => (
  <Scene>
    <Feather inside={inside} />
  </Scene>
));
