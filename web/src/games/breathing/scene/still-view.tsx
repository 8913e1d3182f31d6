import { rhythmOf } from '../patterns.ts';
import {
  BREATHED_OUT,
  type BreathingState,
  breathMoment,
  guidePresence,
  isOnOwn,
} from '../rules.ts';
import { duskOf, slowly, Stars, starsAt } from './dusk.tsx';
import { NiloBreathing } from './nilo-breathing.tsx';
import { Scene } from './scene.tsx';

/** The same rhythm without motion: one drop a second, lit one after the other. */
export function StillView({ state }: { state: BreathingState }) {
  const onOwn = isOnOwn(state);
  const dusk = duskOf(state);
  const blows = onOwn
    ? !state.pressing && state.air > BREATHED_OUT
    : breathMoment(state)?.phase.kind === 'exhale';
  return (
    <>
      <Scene>
        <rect x="-600" y="-400" width="1560" height="1400" fill="var(--sky)" />
        <rect
          x="-600"
          y="-400"
          width="1560"
          height="1400"
          fill="var(--night)"
          opacity={slowly(dusk)}
        />
        <rect x="-600" y="420" width="1560" height="600" fill="var(--water)" />
        <Night top={420} dusk={dusk} />
        <NiloBreathing x={236} y={494} size={1.1} blows={blows} />
        <rect x="-600" y="490" width="1560" height="510" fill="var(--water-deep)" />
        <Night top={490} dusk={dusk} />
        {onOwn ? <OwnDrop air={state.air} /> : <Drops state={state} />}
      </Scene>
      <Stars out={starsAt(dusk)} />
    </>
  );
}

/** What grows dark over the water from `top` down. */
function Night({ top, dusk }: { top: number; dusk: number }) {
  return (
    <path d={`M-600 ${top}H960V1000H-600Z`} fill="var(--night-land)" opacity={slowly(dusk * 0.6)} />
  );
}

/** It fills with light as long as the finger stays. */
function OwnDrop({ air }: { air: number }) {
  return (
    <>
      <circle cx="180" cy="250" r="44" fill="var(--vane)" opacity=".45" />
      <circle cx="180" cy="250" r="44" fill="var(--gold)" opacity={air.toFixed(2)} />
      <circle cx="180" cy="250" r="44" fill="none" stroke="var(--quill)" strokeWidth="2" />
    </>
  );
}

function Drops({ state }: { state: BreathingState }) {
  const moment = breathMoment(state);
  const phases = rhythmOf(state.pattern, state.holds);
  return (
    <g opacity={guidePresence(state)}>
      {phases.map((phase, row) => {
        const drops = Math.round(phase.seconds);
        const current = moment?.index === row;
        const lit = current ? drops - moment.secondsLeft + 1 : 0;
        const gap = Math.min(44, 300 / drops);
        const left = 180 - ((drops - 1) * gap) / 2;
        const top = 300 - phases.length * 26 + row * 56;
        return Array.from({ length: drops }, (_, at) => (
          <circle
            key={`${row}-${left + at * gap}`}
            cx={left + at * gap}
            cy={top}
            r={current ? 14 : 9}
            fill={at < lit ? 'var(--gold)' : 'var(--vane)'}
            stroke="var(--quill)"
            strokeWidth="2"
            opacity={current ? 1 : 0.45}
          />
        ));
      })}
    </g>
  );
}
