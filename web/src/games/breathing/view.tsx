import type { ViewProps } from '../contract.ts';
import { PressPad } from '../kit/press/press-pad.tsx';
import { PanicView } from './scene/panic-view.tsx';
import { RiverView } from './scene/river-view.tsx';
import {
  type BreathingAction,
  type BreathingState,
  breathMoment,
  guidePresence,
  SETTLE_MS,
} from './rules.ts';
import { SCENE_COLOURS } from './scene/scene-colours.ts';
import { StillView } from './scene/still-view.tsx';
import { BREATHING_TEXTS, PHASE_TEXTS } from './texts.ts';

export function BreathingView(props: ViewProps<BreathingState, BreathingAction>) {
  const { state, send, reducedMotion } = props;
  if (state.mode === 'panic') return <PanicView state={state} still={reducedMotion} />;
  const scene = (
    <>
      {reducedMotion ? <StillView state={state} /> : <RiverView state={state} />}
      <Words state={state} />
    </>
  );
  const frame = 'relative block size-full overflow-hidden rounded-card text-ink';
  return (
    <div style={SCENE_COLOURS} className="size-full">
      {state.mode === 'hold' ? (
        <PressPad
          label={BREATHING_TEXTS.pad}
          className={frame}
          onPress={() => send({ type: 'inhale' })}
          onRelease={() => send({ type: 'exhale' })}
        >
          {scene}
        </PressPad>
      ) : (
        <div className={frame}>{scene}</div>
      )}
    </div>
  );
}

/** The word of the moment and its seconds; they go when the guide goes. */
function Words({ state }: { state: BreathingState }) {
  const moment = breathMoment(state);
  const leftMs = Math.max(0, state.totalMs - Math.max(0, state.elapsedMs - SETTLE_MS));
  const settle = state.mode === 'hold' ? BREATHING_TEXTS.settleHold : BREATHING_TEXTS.settle;
  const hasNotBegun =
    state.mode === 'hold' && moment?.phase.kind === 'inhale' && state.air === 0 && !state.pressing;
  const guided = guidePresence(state) > 0.2;
  const word = guided ? PHASE_TEXTS[moment?.phase.kind ?? 'exhale'] : BREATHING_TEXTS.onYourOwn;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 flex flex-col items-center px-4 pt-3 text-center">
      <p className="self-end text-sm tabular-nums text-ink-soft">
        <span className="sr-only">{BREATHING_TEXTS.timeLeft}</span> {clockText(leftMs)}
      </p>
      <p className="font-title text-2xl font-semibold">{moment ? word : settle}</p>
      <p aria-hidden="true" className="text-2xl tabular-nums">
        {moment && guided ? moment.secondsLeft : ' '}
      </p>
      {hasNotBegun && <p className="font-semibold">{BREATHING_TEXTS.holdOn}</p>}
    </div>
  );
}

function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
