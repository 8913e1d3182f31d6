import { momentAt } from '../../kit/guided-timer/guided-timer.ts';
import { currentPaths, heightOf } from './current.ts';
import { Feather } from './feather.tsx';
import { Landscape, waterFrom } from './landscape.tsx';
import { NiloBreathing } from './nilo-breathing.tsx';
import { rhythmOf } from '../patterns.ts';
import { type BreathingState, guideAir, guidePresence, SETTLE_MS, TOLERANCE } from '../rules.ts';
import { Scene } from './scene.tsx';

const LOW = 344;
const HIGH = 150;
const FEATHER_X = 122;

const y = (height: number) => LOW - height * (LOW - HIGH);

/** The current comes towards the feather, so that the next breath is seen before it is due. */
export function RiverView({ state }: { state: BreathingState }) {
  const rhythm = rhythmOf(state.pattern, state.holds);
  const sinceMs = Math.max(0, state.elapsedMs - SETTLE_MS);
  const target = guideAir(momentAt(rhythm, sinceMs));
  // Without a finger the feather rides the middle of the current by itself.
  const air = state.mode === 'hold' ? state.air : target;
  const presence = guidePresence(state);
  const drift = state.elapsedMs / 1000;
  const gust = Math.sin(drift * 3) * state.wind;
  const { band, middle } = currentPaths(rhythm, state.elapsedMs, y);

  return (
    <Scene>
      <Landscape swell={heightOf(target)} drift={drift} wind={state.wind} />
      <g
        transform={`translate(${FEATHER_X} 0)`}
        opacity={presence}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={band} fill="var(--gold)" stroke="var(--gold)" strokeWidth="10" opacity=".5" />
        <path d={middle} fill="none" stroke="var(--gold-line)" strokeWidth="2" opacity=".8" />
      </g>
      <NiloBreathing x={236} y={494} size={1.1} breath={heightOf(target)} />
      <path d={waterFrom(490 - heightOf(target) * 5, 6)} fill="var(--water-deep)" />
      <Feather
        x={FEATHER_X + gust * 10}
        y={y(heightOf(air))}
        lean={(air > 0.02 && air < 0.98 ? (state.pressing ? -10 : 10) : 0) + gust * 24}
        inside={presence > 0.5 && Math.abs(air - target) <= TOLERANCE}
      />
    </Scene>
  );
}
